import type { findingsReport as english } from '../../en/findings/findings-report.ts';
import type { Words } from '../../spoken.ts';
import { form } from '../plural.ts';

export const findingsReport: Words<typeof english> = {
  title: 'Informe de oportunidades',
  open: 'Informe y descargas',
  description: 'Imprima esta página o guárdela como PDF, tal como se muestra. Los mismos números están como archivos.',
  back: 'Volver a Hallazgos',
  print: 'Imprimir o guardar como PDF',
  downloads: {
    title: 'Descargar los hallazgos',
    csv: 'CSV',
    xlsx: 'Excel',
    package: 'Paquete de datos (CSV con una descripción de cada columna)',
  },
  error: 'No se pudo cargar el informe.',
  none: 'Aún no hay hallazgos: primero se deben procesar las listas y los expedientes de los cuatro años.',

  asked: {
    title: 'Qué se preguntó',
    text: (district, yearEnding, where) =>
      `¿Quién recibe qué cursos, exámenes y planes de estudio? Se preguntó de los estudiantes de ${district}, generación ${yearEnding}, en ${where}.`,
    schools: (count) => `${count} escuelas`,
    students: (count, number) => `${count} ${form(number, 'estudiante está', 'estudiantes están')} en la cohorte EOA.`,
    hidden:
      'Los grupos de menos de 10 estudiantes no tienen números aquí. Tampoco aquellos de los que se deduciría un número así. De ambos se dice «no se muestra».',
    noCohort: 'El número de estudiantes no se muestra, para que no se distinga ningún grupo pequeño.',
  },
  notShown: (names) => `No se muestra: ${names}.`,
  of: (attained, size) => `${attained} de ${size}`,
  nothingShown: 'No se muestra ninguno de estos números.',
  columns: {
    group: 'Grupo',
    school: 'Escuela',
    students: 'De los estudiantes',
    marks: 'De 0 a 100%',
    rate: 'Tasa',
    interval: 'Intervalo del 95%, en %',
    bounds: 'Posible, en %',
    others: 'Los demás',
    missing: 'Estudiantes que faltan',
  },
  groupsOf: (title) => `${title}, por grupo`,
  schoolsOf: (title) => `${title}, por escuela`,
  manySchools: (count) => `Los números de cada una de las ${count} escuelas están en los archivos.`,
  settings: {
    title: 'Configuración vigente',
    cuts: (ap, ib) => `Los exámenes AP cuentan desde un puntaje de ${ap}; los IB, desde ${ib}.`,
    others: 'Un grupo se compara con todos los demás estudiantes de los que se conoce el valor de la característica.',
    latest: 'Las características de un estudiante son las del año más reciente que las tiene.',
  },
  method: { title: 'Apéndice: método', measures: 'Las medidas' },
  sources: {
    title: 'Apéndice: archivos y versión',
    version: (version, at) => `Versión ${version} de los números, calculada el ${at}.`,
    caption: 'Los archivos en que se basan los números',
    file: 'Archivo',
    category: 'Categoría',
    hash: 'SHA-256',
  },
};
