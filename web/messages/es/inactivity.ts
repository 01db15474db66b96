import type { inactivity as english } from '../en/inactivity.ts';
import type { Words } from '../spoken.ts';
import { plural } from './plural.ts';

export const inactivity: Words<typeof english> = {
  soon: (minutes) => `Su sesión se cerrará en ${plural(minutes, 'minuto', 'minutos')}`,
  why: 'No ha habido actividad aquí durante un tiempo. Los cambios que no haya guardado se perderán.',
  stay: 'Mantener la sesión',
  signOut: 'Cerrar sesión',
};
