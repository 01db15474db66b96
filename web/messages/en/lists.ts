import { spoken } from '../spoken.ts';
import { number } from './plural.ts';

/**
 * Words of tables and of lists of choices on every page; apart from the frame, which they would make slower to load.
 */
export const lists = spoken('lists', {
  filter: 'Type part of a name',
  filterOf: (question: string) => `${question} Type part of a name.`,
  noMatch: 'No name matches.',
  chosen: (count: number, of: number) => `${number(count)} of ${number(of)} chosen`,
  noRows: 'Nothing to show.',
  pager: {
    range: (start: string, end: string, total: string) => `${start}-${end} of ${total}`,
    previous: 'Previous page',
    next: 'Next page',
  },
});
