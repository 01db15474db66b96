import { datasetOf } from '#datasets/index.ts';
import { written } from '#datasets/kit/english.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { sayDataset } from '#datasets/words/sentences.ts';
import type { FindingsWords } from '../findings.ts';

const NAMED = 3;
const lists = new Intl.ListFormat('es-US');

const schoolsIn = (names: readonly string[]): string =>
  names.length <= NAMED ? lists.format(names) : `${written(names.length)} escuelas`;

/** The name of the card that a file is uploaded to. */
const cardOf = (type: UploadFileType): string => sayDataset(datasetOf(type), 'es');

export const FINDINGS_ES: FindingsWords = {
  fixes: {
    files_missing: (type, schools) =>
      `Suba «${cardOf(type)}»${schools.length > 0 ? ` de ${schoolsIn(schools)}` : ''}, o márquelos como no ofrecidos donde sea así.`,
    scores_missing: (tests, schools) =>
      `Suba los puntajes de ${lists.format(tests)} de ${schoolsIn(schools)}, o márquelos como no ofrecidos donde sea así.`,
    courses_unmatched: (open, all) =>
      `Corrija los códigos de curso de los expedientes o complete los catálogos: ${written(open)} de ${written(all)} filas no tienen allí ningún curso.`,
    scores_unmatched: (open, all) =>
      `Corrija los ID de estudiante de los puntajes: ${written(open)} de ${written(all)} puntajes no son de nadie en las listas.`,
    sced_missing: (open, all) =>
      `Dé a los cursos sus códigos SCED, en los catálogos o en la asignación de cursos: ${written(open)} de ${written(all)} filas de expedientes no tienen ninguno.`,
  },
};
