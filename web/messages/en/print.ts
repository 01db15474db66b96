import { spoken } from '../spoken.ts';

/** Words on paper, and of the buttons that lead there. */
export const print = spoken('print', {
  print: 'Print',
  download: 'Download as CSV',
  printedBy: (person: string, at: string) => `Printed by ${person}, ${at}`,
});
