import { written } from '#datasets/kit/english.ts';
import type { LetterWords } from '../letters.ts';

const rows = (count: number): string => `${written(count)} ${count === 1 ? 'fila' : 'filas'}`;

export const LETTERS_ES: LetterWords = {
  outcomes: {
    held: ({ dataset }) => ({
      what: `${dataset}: una versión nueva tiene mucho menos que la que está en uso, que sigue en uso hasta que usted decida.`,
      next: 'Vea la diferencia y elija una de las dos',
    }),
    'rows-left-out': ({ dataset, left, read }) => ({
      what: `${dataset}: ${written(left)} de ${rows(read)} ${left === 1 ? 'tiene errores y todavía no se cuenta' : 'tienen errores y todavía no se cuentan'}.`,
      next: 'Vea qué corregir y reemplace el archivo',
    }),
    'cells-in-error': ({ dataset, read }) => ({
      what: `${dataset}: ${read === 1 ? 'se cuenta su única fila' : `se cuentan las ${rows(read)}`}, con errores de datos en algunas celdas.`,
      next: 'Vea qué corregir y reemplace el archivo',
    }),
    clean: ({ dataset, read }) => ({
      what: `${dataset}: sin errores de datos en ${rows(read)}.`,
      next: 'Vea los resultados',
    }),
  },
  events: {
    'upload.failed': ({ dataset }) => ({
      what: `${dataset}: no se pudo leer el archivo, así que ninguna de sus filas se cuenta.`,
      next: 'Vea por qué, y qué hacer',
    }),
    'upload.expired': ({ dataset }) => ({
      what: `${dataset}: el archivo no se subió a tiempo, así que ninguna de sus filas se cuenta.`,
      next: 'Súbalo otra vez',
    }),
    'upload.removed': ({ dataset, actor }) => ({
      what: `${dataset}: ${actor} quitó un archivo de la auditoría, así que sus filas no se cuentan.`,
      next: 'Vea los archivos quitados y el motivo',
    }),
    'selection.finalized': ({ school, actor }) => ({
      what: `${school}: ${actor} finalizó los expedientes.`,
      next: 'Vea los expedientes',
    }),
    'selection.unfinalized': ({ school, actor }) => ({
      what: `${school}: ${actor} reabrió la selección de expedientes.`,
      next: 'Vea la selección',
    }),
  },
  notices: (count) => `${written(count)} avisos`,
  actionNeeded: (about) => `Acción necesaria: ${about}`,
  needAttention: (district, open, count) =>
    `${district}: ${written(open)} de ${written(count)} avisos ${open === 1 ? 'necesita' : 'necesitan'} su atención`,
  foot: (district, settings) =>
    `Usted es miembro de ${district} en la Auditoría de Oportunidades Educativas. Cambie sus preferencias de correo: ${settings}`,
};
