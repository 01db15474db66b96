import { written } from '#datasets/kit/english.ts';
import { sayRefusal } from '#datasets/words/refusals.ts';
import { sayColumnOfLabel } from '#datasets/words/sentences.ts';
import type { FileLineWords } from '../result-lines.ts';

export const FILE_LINES_ES: FileLineWords = {
  refused: ({ refused }) => {
    const { reason, fix } = sayRefusal(refused, 'es');
    return `${reason} ${fix}`;
  },
  'looks-like': ({ type }) => {
    const { reason, fix } = sayRefusal({ is: 'other-dataset', type }, 'es');
    return `${reason} ${fix}`;
  },
  'columns-missing': ({ labels, headerRow, headers, more }, dataset) =>
    `No se encontraron columnas obligatorias: ${labels.map((label) => sayColumnOfLabel(dataset, label, 'es')).join(', ')}.${headers.length > 0 ? ` Encabezados vistos en la fila ${headerRow}: ${headers.map((header) => `'${header}'`).join(', ')}${more > 0 ? ` y ${more} más` : ''}.` : ''}`,
  'columns-found': () => 'Se encontraron todas las columnas obligatorias.',
  'no-errors': ({ rows, rules }) =>
    `No se encontraron errores en ${written(rows)} filas, revisadas con ${rules} reglas.`,
  'errors-elsewhere': () => 'No hay errores en las filas de sus escuelas. Otras filas de este archivo tienen errores.',
  'none-of-yours': () => 'No se encontraron filas de sus escuelas.',
  schools: ({ schools }) => `Se encontraron filas de ${schools.join(', ')}.`,
};
