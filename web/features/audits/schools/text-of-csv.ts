/**
 * Text of a CSV file: UTF-8, otherwise Windows-1252, which Excel writes under 'CSV' and which gives every byte a
 * letter. A mark at the start is left out.
 */
export function textOfCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
