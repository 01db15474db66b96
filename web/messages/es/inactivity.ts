import type { inactivity as english } from '../en/inactivity.ts';
import type { Words } from '../spoken.ts';
import { plural } from './plural.ts';

export const inactivity: Words<typeof english> = {
  soon: (minutes) => `Su sesión se cerrará en ${plural(minutes, 'minuto', 'minutos')}`,
  why: 'No ha habido actividad aquí durante un tiempo. La mayoría de los formularios guardan lo que escribió hasta que vuelva a iniciar sesión en esta pestaña; lo demás que no haya guardado se perderá. Con «Cerrar sesión» se pierde todo.',
  stay: 'Mantener la sesión',
  signOut: 'Cerrar sesión',
};
