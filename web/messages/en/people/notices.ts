import { spoken } from '../../spoken.ts';
import { form, number, plural } from '../plural.ts';

/** The quiet notice that a file is done, on whatever page one is. */
export const notices = spoken('notices', {
  region: 'Finished files',
  review: 'Review data',
  look: 'View',
  dismiss: (file: string) => `Dismiss the notice about ${file}`,
  errors: (count: number) => plural(count, 'error to fix', 'errors to fix'),
  offered: (what: string) => `No longer marked as not offered: ${what}`,
  title: (file: string) => `Done: ${file}`,
  many: (count: number, withErrors: number) =>
    withErrors === 0 ? `${number(count)} files done` : `${number(count)} files done, ${number(withErrors)} with errors`,
  dismissAll: 'Dismiss all',
  titleMany: (count: number) => `${number(count)} files done`,
  unsent: (names: string, count: number) =>
    `Your session ended before ${names} could be sent. Choose ${form(count, 'it', 'them')} again.`,
});
