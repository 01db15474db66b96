import type * as english from '../../en/transcripts/compare.ts';
import type { Words } from '../../spoken.ts';
import { form, plural } from '../plural.ts';

const students = (count: number) => plural(count, 'estudiante', 'estudiantes');

export const comparing: Words<typeof english.comparing> = {
  open: 'Ver los datos demográficos de la escuela',
  title: 'Comparación demográfica',
  close: 'Cerrar la comparación demográfica',
  school: (count) => `Datos demográficos de la escuela: ${students(count)}`,
  selection: (chosen, limit) => `Su selección: ${chosen} de ${students(limit)}`,
  schoolShort: 'Escuela',
  selectionShort: 'Su selección',
  race: 'Raza/etnia',
  gender: 'Género',
  programs: 'Discapacidad / aprendiz de inglés / bajos ingresos',
  group: 'Grupo',
  units: 'Porcentaje de estudiantes',
  unitsKnown: 'Porcentaje de estudiantes cuyo estado se conoce',
  one: (percent, chosen) => `Un estudiante es ${percent} de una selección de ${chosen}.`,
  nothing: 'Elija un estudiante para comparar.',
  distance: (words) => `Su selección está ${words} de los datos demográficos de la escuela.`,
  distanceFar: (words) => `Su selección está ${words} de los datos demográficos de la escuela.`,
  different: (students, chosen) =>
    `Para coincidir exactamente con la escuela, habría que cambiar ${form(chosen, 'a su estudiante', `aproximadamente a ${students} de sus ${chosen} estudiantes`)}.`,
  closeness: { 'very close': 'muy cerca', close: 'cerca', 'some way off': 'algo lejos', far: 'lejos' },
  summary: (parts) => `Escuela junto a la selección: ${parts}.`,
};

export const suggesting: Words<typeof english.suggesting> = {
  title: 'Una selección más cercana',
  lead: 'Dentro de los límites, con motivos. Nada cambia hasta que usted la aplique.',
  start: 'Sugerir una selección',
  again: 'Sugerir de nuevo',
  best: 'Su selección es tan cercana como permiten los candidatos.',
  result: (before, after) =>
    `Esta selección se acercaría más a la escuela: una diferencia de ${after} en lugar de ${before}.`,
  fromNothing: (after) => `Esta selección se acercaría a la escuela: una diferencia de solo ${after}.`,
  swap: (out, come) => `${come} en lugar de ${out}`,
  add: (come) => `Agregar ${come}`,
  remove: (out) => `Quitar ${out}`,
  effect: (value, before, after, school) => `${value}: de ${before} a ${after} (escuela ${school})`,
  effectNew: (value, after, school) => `${value}: ${after} (escuela ${school})`,
  apply: 'Aplicar la sugerencia',
  applied: 'Sugerencia aplicada',
  stale: 'Su selección ha cambiado desde entonces. Pida otra sugerencia.',
  error: 'No se pudo hacer la sugerencia.',
};
