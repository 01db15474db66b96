import type { removal as english } from '../../en/uploads/removal.ts';
import type { Words } from '../../spoken.ts';
import { plural } from '../plural.ts';

export const removal: Words<typeof english> = {
  more: (file) => `Más acciones: ${file}`,
  remove: 'Quitar de la auditoría',
  title: (file) => `¿Quitar ${file} de la auditoría?`,
  leaves: (rows) => plural(rows, 'fila dejará de contarse.', 'filas dejarán de contarse.'),
  countsNot: 'Ninguna de sus filas se cuenta.',
  stays: (version) => `La versión ${version} sigue en uso.`,
  kept: 'El archivo se guarda en ‘archivos quitados’ en su tarjeta, y puede devolverlo en cualquier momento.',
  finalizedTitle: 'Con este archivo se hicieron expedientes finalizados',
  finalized: (schools) =>
    `${schools}. Quedan como se finalizaron, pero cambiarán los números y los estudiantes que se pueden elegir.`,
  loading: 'Consultando qué cambia…',
  previewError: '¡Error al consultar qué cambia!',
  reason: '¿Por qué lo quita?',
  reasonHint: 'Lo puede leer quien pueda ver el archivo. No nombre a estudiantes.',
  cancel: 'Cancelar',
  failed: 'El archivo no se quitó.',

  removed: (file) => `${file} se quitó de la auditoría.`,
  undo: 'Deshacer',
  undone: (file) => `${file} está de nuevo en la auditoría.`,
  close: 'Cerrar',
  putBack: 'Devolver',
  putBackFailed: 'El archivo no se devolvió.',

  files: (count) => plural(count, 'archivo quitado', 'archivos quitados'),
  caption: (card) => `Archivos quitados: ${card}`,
  pages: (card) => `Páginas de archivos quitados: ${card}`,
  error: '¡Error al obtener los archivos quitados!',
  columns: { file: 'Archivo', when: 'Quitado', why: 'Por qué', action: 'Acción' },
  movedTo: (card) => `Movido a ${card}`,
  state: 'Quitado de la auditoría',
  stateBy: (person, when, why) =>
    `Quitado de la auditoría por ${person} el ${when}: ${why}. Ninguna de sus filas se cuenta.`,

  restore: 'Usar esta versión de nuevo',
  restored: (file, version) => `${file} se está procesando como versión ${version}.`,
  restoreFailed: 'La versión anterior no está de nuevo en uso.',

  looksLike: (card) => `Parece un archivo de ${card}.`,
  move: (card) => `Mover a ${card}`,
  moveOf: (card, file) => `Mover a ${card}: ${file}`,
  moveTitle: 'Mover un archivo a su tarjeta',
  moveIntro: 'Revise lo que encontramos en el archivo y confirme. El archivo se quita de su tarjeta actual.',
  moveConfirm: 'Mover',
  moveNone: 'Cerrar',
  moves: (card) => `Se quita de ${card} cuando usted confirma.`,
  moveFailed: 'El archivo no se movió.',
};
