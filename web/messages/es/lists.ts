import type { lists as english } from '../en/lists.ts';
import type { Words } from '../spoken.ts';
import { number } from './plural.ts';

export const lists: Words<typeof english> = {
  filter: 'Escriba parte de un nombre',
  filterOf: (question) => `${question} Escriba parte de un nombre.`,
  noMatch: 'Ningún nombre coincide.',
  chosen: (count, of) => `${number(count)} de ${number(of)} elegidos`,
  noRows: 'Nada que mostrar.',
  pager: {
    range: (start, end, total) => `${start}-${end} de ${total}`,
    previous: 'Página anterior',
    next: 'Página siguiente',
  },
};
