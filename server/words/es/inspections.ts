import { layoutInSpanish } from '#datasets/words/es/layouts.ts';
import type { InspectionWords } from '../inspections.ts';

export const INSPECTIONS_ES: InspectionWords = {
  takenFor: {
    unknown: ({ headers, more }) =>
      `Sus columnas no dejan ver qué es: ${headers.map((header) => `'${header}'`).join(', ')}${more ? ' ...' : ''}`,
    layout: ({ layout }) => `Reconocido como ${layoutInSpanish(layout)}.`,
    mapped: ({ by }) => `${by} ya asignó columnas de archivos con estos encabezados.`,
    columns: ({ columns, more }) => `Tiene las columnas ${columns.join(', ')}${more > 0 ? ` y ${more} más` : ''}.`,
  },
  notes: {
    archive: 'Un archivo comprimido dentro de otro no se abre. Descomprímalo y elija sus archivos.',
    'not-a-table': 'No es un archivo CSV, XLS o XLSX.',
  },
};
