import { sayStudentLabel } from '#datasets/words/student-label.ts';
import { language } from '#web/messages/language.ts';

/** The label of a student in the language of the page. */
export const studentInWords = (label: string): string => sayStudentLabel(label, language);
