/**
 * The in-page fallback of a failed load: 'Error occurred while fetching X data!' reads 'Missing X
 * data!' (both spellings exist).
 */
export const toMissing = (message: string) =>
  message
    .replace(/^Error occurr?ed while fetching /, 'Missing ')
    .replace(/^¡Error al obtener los datos/, '¡Faltan los datos');
