import type { Language } from './language.ts';

const STUDENT: Record<Language, string> = { en: 'Student', es: 'Estudiante' };
const WORD = new RegExp(`^(?:${Object.values(STUDENT).join('|')}) +`, 'i');

/** '7K2QD' of a label as it is shown, in whichever language. */
export const codeOf = (label: string): string => label.replace(WORD, '');

/** Who is shown without a name: 'Student 7K2QD', as it is stored, becomes 'Estudiante 7K2QD'. */
export const sayStudentLabel = (label: string, language: Language): string =>
  label.replace(/^Student /, `${STUDENT[language]} `);
