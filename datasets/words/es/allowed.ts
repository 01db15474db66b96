import type { Column } from '../../kit/dataset.ts';

/** Which values a column takes. What is to be written into the file stays as it is written there. */
export function allowedInSpanish({ kind }: Column): string {
  switch (kind.kind) {
    case 'text':
    case 'code':
      return `Texto de hasta ${kind.max} caracteres.`;
    case 'grade-range':
      return 'Grados como intervalo o como lista, por ejemplo 9-12 o 9,10,11,12.';
    case 'student-id':
      return 'Un identificador de hasta 32 caracteres, como texto con sus ceros iniciales.';
    case 'school':
      return 'El nombre o el identificador local, estatal o NCES de una escuela de esta auditoría.';
    case 'school-year':
      return 'Un año escolar como 2023-24, 2023-2024, 23-24, o un TermID de PowerSchool.';
    case 'class-year':
      return 'Un año como 2024.';
    case 'date':
      return kind.partial
        ? 'Una fecha como 2023-10-07, un mes como October 2023, o un año.'
        : 'Una fecha como 2024-06-07 o 06/07/2024.';
    case 'integer':
      return `Un número entero de ${kind.min} a ${kind.max}.`;
    case 'decimal':
      return `Un número de ${kind.min} a ${kind.max}.`;
    case 'yes-no':
      return 'Y (sí) o N.';
    case 'grade-level':
      return '09, 10, 11 o 12; también PK a 08, 13 y UG.';
    case 'mark':
      return `Una letra (${kind.marks.map(({ mark }) => mark).join(', ')}), un porcentaje, o puntos de 0 a 4.`;
    case 'term':
      return 'Un período como Y1, S1, S2, T1, Q1 o Summer.';
    case 'vocabulary':
      return `Uno de: ${kind.vocabulary.values.map(({ label }) => label).join('; ')}.`;
  }
}
