import type { selections as english } from '../../en/transcripts/selections.ts';
import type { Words } from '../../spoken.ts';
import { plural } from '../plural.ts';

export const selections: Words<typeof english> = {
  title: 'Selecciones de expedientes por escuela',
  open: 'Estado de todas las escuelas',
  back: 'Volver a los expedientes',
  caption: 'Cómo va la selección de cada escuela',
  summary: (counts) => {
    const all = counts.finalized + counts.in_progress + counts.not_started;
    return `${counts.finalized} de ${plural(all, 'escuela', 'escuelas')} con la selección finalizada, ${counts.in_progress} en curso, ${counts.not_started} sin empezar.`;
  },
  error: '¡Error al obtener los datos de las selecciones de expedientes!',
  columns: { school: 'Escuela', status: 'Estado', selected: 'Elegidos', what: 'Quién y cuándo' },
  statuses: { not_started: 'Sin empezar', in_progress: 'En curso', finalized: 'Finalizada' },
  all: (count) => `Todas (${count})`,
  counted: (status, count) => `${status} (${count})`,
  of: (selected, limit) => `${selected} de ${limit}`,
  nothing: 'Todavía no se ha elegido nada',
  since: (time) => `Desde ${time}`,
  saved: (person, time) => `Guardada por última vez por ${person}, ${time}`,
  finalized: (person, time) => `${person}, ${time}`,
  somebody: 'Alguien',
  none: 'Ninguna escuela coincide. Cambie los filtros.',
  pages: 'Páginas de escuelas',
  download: 'Descargar como CSV',
  csvName: 'selecciones de expedientes.csv',
  downloadFinalized: 'Descargar los expedientes finalizados',
  xlsxName: 'expedientes finalizados.xlsx',
  finalizedCsvName: 'expedientes finalizados.csv',
  asCsv: 'CSV',
  asXlsx: 'Excel',
  downloadAs: (file) => `Descargar los expedientes finalizados como ${file}`,
  recorded: 'Cada consulta, impresión y descarga queda en el registro de auditoría.',
};
