/**
 * The languages that the words of datasets and of the server exist in. English is the language of
 * the files, and the default.
 */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
