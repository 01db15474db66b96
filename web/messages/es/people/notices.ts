import type { notices as english } from '../../en/people/notices.ts';
import type { Words } from '../../spoken.ts';
import { form, number, plural } from '../plural.ts';

export const notices: Words<typeof english> = {
  region: 'Archivos terminados',
  review: 'Revisar datos',
  look: 'Verlo',
  dismiss: (file) => `Cerrar el aviso sobre ${file}`,
  errors: (count) => plural(count, 'error por corregir', 'errores por corregir'),
  offered: (what) => `Ya no está marcado como no ofrecido: ${what}`,
  title: (file) => `Listo: ${file}`,
  many: (count, withErrors) =>
    withErrors === 0
      ? `${number(count)} archivos listos`
      : `${number(count)} archivos listos, ${number(withErrors)} con errores`,
  dismissAll: 'Cerrar todos',
  titleMany: (count) => plural(count, 'archivo listo', 'archivos listos'),
  unsent: (names, count) =>
    `La sesión terminó antes de que se ${form(count, 'enviara', 'enviaran')} ${names}. Elija ${form(count, 'el archivo', 'los archivos')} otra vez.`,
};
