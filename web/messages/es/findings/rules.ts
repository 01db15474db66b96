import type { rules as english } from '../../en/findings/rules.ts';
import type { Words } from '../../spoken.ts';
import { form } from '../plural.ts';

export const rules: Words<typeof english> = {
  title: 'Requisitos',
  sets: {
    'college-ready': 'Plan de estudios que prepara para la universidad',
    'naep-standard': 'Plan de estudios estándar de NAEP',
    'naep-midlevel': 'Plan de estudios intermedio de NAEP',
    'naep-rigorous': 'Plan de estudios riguroso de NAEP',
  },
  areas: {
    'English Language Arts': 'inglés',
    Mathematics: 'matemáticas',
    Science: 'ciencias',
    'Social Studies': 'estudios sociales',
    'World Languages': 'idiomas del mundo',
    'one language': 'un mismo idioma',
    'Visual and Performing Arts': 'artes visuales y escénicas',
    'Physical and Health Education': 'educación física y salud',
    'Career and Technical Education': 'educación técnica y profesional',
    'Computer Science and IT': 'informática',
    'Military Science': 'ciencias militares',
    'Religious Education': 'educación religiosa',
    Other: 'otras materias',
  },
  families: {
    algebra1: 'Álgebra I',
    geometry: 'Geometría',
    algebra2: 'Álgebra II',
    precalculus: 'Precálculo',
    calculus: 'Cálculo',
    biology: 'biología',
    chemistry: 'química',
    physics: 'física',
    us_history: 'historia de EE. UU.',
    world_history: 'historia universal',
  },
  met: 'Cumplidos',
  notMet: 'No cumplidos',
  semesters: (count) => form(count, '1 semestre', `${count} semestres`),
  units: (units) => `${units} unidades`,
  short: (amount, areas, courses) => `${amount} de ${areas}${courses === '' ? '' : `: ${courses}`}`,
  of: (count, courses) => `${count} de ${courses}`,
  note: 'Un semestre es media unidad Carnegie. Los créditos cuentan una vez por curso y período.',
};
