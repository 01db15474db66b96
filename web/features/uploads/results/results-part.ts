import type { Ahead } from '#web/app/ahead.ts';
import { loadable } from '#web/app/loadable.tsx';

/** The results in a file of their own: most visits open none. */
export const resultsDialog = loadable(() => import('./results-dialog.tsx'));

/** Whether an address of the page of uploads names a file whose results are to show over it. */
export const namesResults = (address: string): boolean => /^\/data-upload\?(.*&)?file=/.test(address);

/** The results of a file are over the page where the address names it. They are asked for before the page is drawn. */
export const resultsAhead: Ahead = async (address, { client, audit }) => {
  if (!namesResults(address)) return;
  const [{ askForResults }] = await Promise.all([import('./use-result-parts.ts'), resultsDialog.load()]);
  askForResults(client, await audit, address);
};
