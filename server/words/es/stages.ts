import type { StageWords } from '../stages.ts';

export const STAGES_ES: StageWords = {
  waiting: 'En espera',
  starting: 'Leyendo',
  opening: 'Abriendo el archivo',
  reading: 'Leyendo la tabla',
  recognizing: 'Reconociendo las columnas',
  checking: 'Revisando las filas',
  saving: 'Guardando las filas',
  done: 'Listo',
};
