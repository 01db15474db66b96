import type { print as english } from '../en/print.ts';
import type { Words } from '../spoken.ts';

export const print: Words<typeof english> = {
  print: 'Imprimir',
  download: 'Descargar como CSV',
  printedBy: (person, at) => `Impreso por ${person}, ${at}`,
};
