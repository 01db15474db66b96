import type { leaving as english } from '../en/leaving.ts';
import type { Words } from '../spoken.ts';

export const leaving: Words<typeof english> = {
  title: '¿Salir sin guardar?',
  body: 'Lo que indicó aquí aún no está guardado. Se perderá si sale.',
  stay: 'Quedarse',
  leave: 'Salir sin guardar',
};
