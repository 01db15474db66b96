import type { DifferenceWords } from '../differences.ts';

const some = (count: number, titles: readonly string[]) =>
  `${titles.join(', ')}${count > titles.length ? ` y ${count - titles.length} más` : ''}`;
const courses = (count: number, did: string) => (count === 1 ? `1 curso ${did}` : `${count} cursos ${did}s`);

export const DIFFERENCES_ES: DifferenceWords = {
  gpa: (before, now) => `El GPA era ${before ?? 'desconocido'}; ahora es ${now ?? 'desconocido'}.`,
  credits: (before, now) => `Los créditos eran ${before}; ahora son ${now}.`,
  courses: {
    added: (count, titles) => `${courses(count, 'agregado')}: ${some(count, titles)}.`,
    removed: (count, titles) => `${courses(count, 'eliminado')}: ${some(count, titles)}.`,
    changed: (count, titles) =>
      `${count} ${count === 1 ? 'curso' : 'cursos'} con otra calificación, otros créditos, otro nivel u otra área: ${some(count, titles)}.`,
  },
  scores: 'Cambiaron los puntajes de los exámenes.',
  traits: 'Cambiaron los datos demográficos.',
  gone: 'El estudiante ya no está entre los candidatos de esta escuela.',
};
