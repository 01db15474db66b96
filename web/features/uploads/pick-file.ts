/** What the file dialog offers; what is really accepted is decided by rejection.ts. */
export const ACCEPT = '.csv,.xls,.xlsx';

/** Opens the file dialog from a click. Answers null when the person cancels. */
export function pickFile(): Promise<File | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = ACCEPT;
  input.hidden = true;
  // In the page: a browser may forget one that is nowhere while its dialog is open, and what is
  // chosen then arrives nowhere.
  document.body.append(input);
  return new Promise<File | null>((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.item(0) ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  }).finally(() => input.remove());
}
