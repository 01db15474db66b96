import { LOCALE } from '#web/messages/language.ts';

const and = new Intl.ListFormat(LOCALE);
const or = new Intl.ListFormat(LOCALE, { type: 'disjunction' });

/** 'Lincoln, Grant, and Lee' */
export const formatAll = (words: readonly string[]) => and.format(words);

/** 'a roster, a catalog, or a transcript' */
export const formatAny = (words: readonly string[]) => or.format(words);
