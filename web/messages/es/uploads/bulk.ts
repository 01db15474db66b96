import type { bulk as english } from '../../en/uploads/bulk.ts';
import type { Words } from '../../spoken.ts';
import { form, number, plural } from '../plural.ts';

const files = (count: number) => plural(count, 'archivo', 'archivos');
const rows = (count: number) => plural(count, 'fila', 'filas');

export const bulk: Words<typeof english> = {
  open: 'Subir varios archivos',
  drop: {
    title: 'Suelte archivos para subirlos juntos',
    text: 'CSV, XLS, XLSX, o un archivo ZIP con ellos. Usted confirma qué es cada uno. Un archivo solo también puede ir en su tarjeta.',
  },
  waiting: {
    title: (count) => form(count, 'Tiene 1 archivo por confirmar.', `Tiene ${number(count)} archivos por confirmar.`),
    text: (count) =>
      `No ${form(count, 'cuenta', 'cuentan')} hasta que usted confirme. Los archivos sin confirmar se borran después de un día.`,
    review: (count) => form(count, 'Revisarlo', 'Revisarlos'),
  },
  title: 'Subir varios archivos',
  intro: 'Compruebe qué es cada archivo y súbalos juntos. Un archivo que no se puede usar no detiene a los demás.',
  empty: 'Todavía no hay archivos. Agregue archivos CSV, XLS o XLSX, o un archivo ZIP con ellos.',
  add: 'Agregar archivos',
  later: 'Cerrar',
  uploadNone: 'Subir archivos',
  upload: (count) => `Subir ${files(count)}`,
  open_answers: (count) =>
    `${files(count)} ${form(count, 'necesita', 'necesitan')} una respuesta y ${form(count, 'queda', 'quedan')} en la lista.`,
  error: 'No se pudo cargar la lista de archivos en espera.',
  keepOpen:
    'Mantenga esta página abierta hasta que se suban todos los archivos. Después puede salir: la lista se conserva.',
  table: {
    caption: 'Archivos por subir',
    file: 'Archivo',
    what: 'Qué es',
    covers: 'Abarca',
    replaces: 'Reemplaza',
    state: 'Estado',
  },
  whatOf: (file) => `Qué es ${file}`,
  choose: 'Elija qué es',
  from: (archive) => `De ${archive}`,
  rows,
  sheets: (names) => `${form(names.length, 'Hoja', 'Hojas')} ${names.join(', ')}`,
  replacesOf: (file) => `Qué reemplaza ${file}`,
  addBeside: 'Conservar el archivo actual y agregar este',
  addBesideAll: 'Conservar los archivos actuales y agregar este',
  keepsBoth: (files) => (files === 1 ? 'Nada: conservar los dos' : 'Nada: conservar todos'),
  skip: 'Omitir: ya está subido',
  choosePlace: 'Elegir',
  done: 'Listo',
  addNew: 'Nada (nuevo)',
  replacesFile: (file, version) => `Reemplaza ${file} (versión ${version})`,
  replacesVersion: (version) => `Reemplaza la versión ${version}`,
  nameAndVersion: (file, version) => `${file} (versión ${version})`,
  chosen: {
    schools: (count) => plural(count, 'escuela', 'escuelas'),
    all: {
      schools: (count) => `Las ${number(count)} escuelas`,
      'academic-periods': (count) => `Los ${count} años`,
      'demographic-types': (count) => `Los ${count} tipos`,
      'test-types': (count) => `Los ${count} exámenes`,
    },
    none: {
      schools: 'Elegir escuelas',
      'academic-periods': 'Elegir años escolares',
      'demographic-types': 'Elegir tipos demográficos',
      'test-types': 'Elegir exámenes',
    },
    change: (what, file, chosen) => `${what} de ${file}: ${chosen}. Cambiar`,
    done: 'Listo',
  },
  state: {
    sending: (percent) => `Subiendo, ${percent}%`,
    failed: 'La carga falló. No se guardó nada.',
    uploading: 'Se está subiendo en otra pestaña',
    inspecting: 'Revisando el archivo',
    ready: 'Listo',
    skipped: 'Omitido',
    open: 'Necesita una respuesta',
    refused: 'No se puede usar',
    notTaken: 'No se subió',
    unpacked: (count) => `${files(count)} ${form(count, 'extraído', 'extraídos')}`,
  },
  again: 'Intentar de nuevo',
  remove: 'Quitar',
  removeOf: (file) => `Quitar ${file}`,
  againOf: (file) => `Intentar de nuevo: ${file}`,
  review: 'Revisar datos',
  reviewOf: (file) => `Revisar datos: ${file}`,
  archiveRest: 'Sin extraer:',
  rejected: {
    title: 'Algunos archivos no se agregaron',
    type: (file) => `${file} no es un archivo CSV, XLS, XLSX o ZIP. Guárdelo o expórtelo como uno de ellos.`,
    text: (file) =>
      `${file} es un archivo de texto. Si tiene columnas, cambie el final de su nombre a .csv y agréguelo otra vez.`,
    large: (file, sentence) => `${file}: ${sentence}`,
    empty: (file) => `${file} está vacío. Compruebe que su exportación funcionó.`,
  },
  needs: {
    type: 'Elija qué es este archivo.',
    schools: 'Elija las escuelas que abarca.',
    'academic-periods': 'Elija los años escolares que abarca.',
    'demographic-types': 'Elija los tipos demográficos que contiene.',
    'test-types': 'Elija los exámenes que contiene.',
    place: 'Elija si reemplaza el archivo actual o conserva los dos.',
    confirm: {
      same: 'Confirme que quiere subirlo otra vez, u omítalo.',
      loss: 'Confirme que reemplaza el archivo más grande, o conserve los dos.',
    },
    twice: (file) => `${file}, arriba, reemplaza el mismo archivo. Elija uno de los dos, o conserve los dos.`,
  },
  findings: {
    looksLike: (label) => `Esto parece ser: ${label}.`,
    missing: (labels) =>
      `No se encontraron columnas obligatorias: ${labels.join(', ')}. Podrá asignar las columnas después de subir el archivo.`,
    empty: 'El archivo tiene encabezados pero ninguna fila debajo. Expórtelo otra vez con sus filas.',
    noRows: (names) => `No hay filas de ${names}.`,
    more: (names, more) => `${names} y ${number(more)} más`,
    notChosen: (names) => `También contiene filas de ${names}, que no eligió. Quedarían fuera.`,
    elsewhere: (count, names) =>
      `${rows(count)} ${form(count, 'es', 'son')} de escuelas que no están entre las suyas en esta auditoría${names.length ? ` (${names.join(', ')})` : ''}. Quedarán fuera, a menos que elija en Asignar columnas, después de subir el archivo, a cuál de sus escuelas se refieren.`,
    other: (found, chosen) => `Este archivo contiene ${found}; usted eligió ${chosen}.`,
    beside: (file) => `${file} ya abarca los mismos datos. Los dos contarían.`,
    sameName:
      'Un archivo de arriba tiene el mismo nombre. Si los dos tienen los mismos datos, quite uno: los dos contarían.',
    sameAs: (file) => `Idéntico a ${file} de esta lista.`,
    sameAsUploaded: (file, version, card) => `Idéntico a ${file} (versión ${version}), que ya está subido en ${card}.`,
  },
  check: {
    title: '¿Es este el archivo correcto?',
    select: 'Seleccionar lo que tiene el archivo',
    another: 'Elegir otro archivo',
    anyway: 'Subir de todos modos',
    as: (card) => `Subirlo a ${card}`,
  },
  looked: {
    ready: (count) => `${files(count)} ${form(count, 'listo', 'listos')}`,
    open: (count) => `${files(count)} ${form(count, 'necesita', 'necesitan')} una respuesta`,
    skipped: (count) => `${files(count)} ya ${form(count, 'subido', 'subidos')}`,
    refused: (count) => `${files(count)} no se ${form(count, 'puede', 'pueden')} usar`,
    failed: (count) => `${files(count)} no se ${form(count, 'pudo', 'pudieron')} agregar`,
  },
  notUploaded: (count) =>
    `${files(count)} no se ${form(count, 'pudo', 'pudieron')} subir. La lista dice por qué, y no se perdió nada: inténtelo de nuevo.`,
  notRemoved: (file) => `${file} no se pudo quitar. Inténtelo de nuevo en un momento.`,
  said: {
    confirmed: (count) =>
      form(count, '1 archivo subido y en proceso', `${number(count)} archivos subidos y en proceso`),
    arrived: (file) => `${file} se agregó`,
    removed: (file) => `${file} se quitó de la lista`,
  },
};
