import type { Language } from '#datasets/words/language.ts';

/**
 * Why a course is suggested. Codes and titles are as the district wrote them; short words come with what
 * they mean: 'lng = language'.
 */
export interface Reasons {
  givenCode: (code: string) => string;
  sameTitle: (code: string) => string;
  sameCode: (title: string) => string;
  noCourse: (title: string, isWithoutCredit: boolean) => string;
  equalTitle: string;
  shortWords: (pairs: readonly string[]) => string;
  usualTitle: string;
  rareWords: string;
}

export const REASONS: Record<Language, Reasons> = {
  en: {
    givenCode: (code) => `The catalog gives SCED code ${code}.`,
    sameTitle: (code) => `Decided before for ${code}, which has the same title.`,
    sameCode: (title) => `Decided before for the same code under the title '${title}'.`,
    noCourse: (title, isWithoutCredit) =>
      `The words '${title}' name no course${isWithoutCredit ? ', and it bears no credit' : ''}.`,
    equalTitle: 'The title is the same.',
    shortWords: (pairs) => `Title: ${pairs.join(', ')}.`,
    usualTitle: 'A usual title of this course.',
    rareWords: 'The title shares its rarer words.',
  },
  es: {
    givenCode: (code) => `El catálogo da el código SCED ${code}.`,
    sameTitle: (code) => `Se decidió antes para ${code}, que tiene el mismo título.`,
    sameCode: (title) => `Se decidió antes para el mismo código con el título «${title}».`,
    noCourse: (title, isWithoutCredit) =>
      `Las palabras «${title}» no nombran un curso${isWithoutCredit ? ', y no da créditos' : ''}.`,
    equalTitle: 'El título es el mismo.',
    shortWords: (pairs) => `Título: ${pairs.join(', ')}.`,
    usualTitle: 'Un título habitual de este curso.',
    rareWords: 'El título comparte sus palabras menos comunes.',
  },
};
