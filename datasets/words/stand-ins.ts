import type { NO_ROLE } from '../roster/roles.ts';
import type { Language } from './language.ts';

const SPANISH: Record<(typeof NO_ROLE)[keyof typeof NO_ROLE], string> = {
  'No role, no grade level': 'Sin rol, sin grado',
  'No role, one grade level': 'Sin rol, un grado',
  'No role, several grade levels': 'Sin rol, varios grados',
  'No role': 'Sin rol',
};

/** What stands for a value that rows do not have, in the language of the reader; a text of the file stays as it is. */
export const sayStandIn = (text: string, language: Language): string =>
  language === 'es' ? (new Map(Object.entries(SPANISH)).get(text) ?? text) : text;
