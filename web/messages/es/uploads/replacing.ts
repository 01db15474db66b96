import type { replacing as english } from '../../en/uploads/replacing.ts';
import type { Words } from '../../spoken.ts';
import { number, plural } from '../plural.ts';

const rows = (count: number) => plural(count, 'fila', 'filas');

export const replacing: Words<typeof english> = {
  title: 'Lo que ya está aquí',
  same: {
    schools: 'estas escuelas',
    'academic-periods': 'años escolares',
    'demographic-types': 'tipos demográficos',
    'test-types': 'exámenes',
  },
  oneSchool: 'esta escuela',
  and: (first, second) => `${first} y ${second}`,
  covers: (file, what) => `${file} ya abarca ${what}.`,
  cover: (count, what) => `${number(count)} archivos ya abarcan ${what}.`,
  shared: (files) =>
    files.length === 1
      ? `${files[0]} abarca también escuelas a las que usted no tiene acceso; por eso no puede reemplazarlo. Se conserva, y este archivo se agrega.`
      : `${files.join(', ')} abarcan también escuelas a las que usted no tiene acceso; por eso no puede reemplazarlos. Se conservan, y este archivo se agrega.`,
  replaceIt: 'Reemplazarlo',
  replaceFile: (file, version) => `Reemplazar ${file} (versión ${version})`,
  addBeside: 'Conservarlo y agregar este',
  addBesideAll: 'Conservarlos y agregar este',
  same_as: (file, version) => `Este archivo es idéntico a ${file} (versión ${version}), que ya está subido.`,
  same_text:
    'Subirlo otra vez no cambia nada, a menos que seleccione otra cosa o que desde entonces haya cambiado una asignación guardada.',
  loss: (before, after) =>
    before === null || after === null
      ? 'Reemplaza un archivo por uno más pequeño'
      : `Reemplaza ${rows(before)} por ${rows(after)}`,
  loss_text: (file, version) =>
    `Se reemplazaría ${file} (versión ${version}), y los datos que solo están en él dejarían de contarse.`,
  table: { caption: 'Qué cambia el reemplazo', measure: 'Cantidad', before: 'Antes', after: 'Después' },
  measures: { rows: 'Filas', students: 'Estudiantes', schools: 'Escuelas' },
  unknown: 'No se sabe',
  difference: (measure, before, after) => `${measure}: ${before} antes, ${after} después`,
  confirm: { same: 'Subirlo de todos modos', loss: 'Reemplazarlo de todos modos' },
  held: {
    state: 'En espera de su decisión',
    title: (before, after) =>
      before === null || after === null
        ? 'Esta versión tiene mucho menos que la que está en uso'
        : `Esta versión tiene ${rows(after)} que cuentan, en lugar de ${rows(before)}`,
    text: 'No se usa hasta que usted decida. La versión anterior sigue en uso.',
    use: 'Usarla',
    keep: 'Conservar la anterior',
    used: (file, version) => `Se usa la versión ${version} de ${file}.`,
    kept: (file, version) => `No se usa la versión ${version} de ${file}.`,
    reason: (before, after) =>
      before === null || after === null
        ? 'Se conservó la versión anterior.'
        : `Se conservó la versión anterior: ${rows(before)}, en lugar de ${rows(after)}.`,
    failed: 'No se guardó la decisión.',
  },
  looking: 'Revisando el archivo',
  foundInFile: 'Encontrado en el archivo',
  notInFile: 'El archivo no lo dice',
  noneInFile: 'En el archivo no se encontró nada de esto',
  chosenInstead: 'El archivo dice otra cosa',
  waits: {
    looking: 'Revisando el archivo. Podrá enviarlo cuando termine.',
    place: 'Elija si reemplaza el archivo o conserva los dos.',
    hold: 'Confirme el aviso de arriba o elija otro archivo.',
  },
};
