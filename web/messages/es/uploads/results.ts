import type { results as english } from '../../en/uploads/results.ts';
import type { Words } from '../../spoken.ts';
import { number, plural } from '../plural.ts';

const rows = (count: number) => plural(count, 'fila', 'filas');
const errors = (count: number) => plural(count, 'error', 'errores');

export const results: Words<typeof english> = {
  title: 'Resultados de la carga',
  meta: (file, card, version, person, when) => [file, card, `Versión ${version}`, person, when].join(' · '),
  error: '¡Error al obtener los datos de carga!',
  overview: 'Resumen del archivo',
  noStatistics: 'No hay información sobre este archivo.',
  matching: 'Coincidencia de datos',
  schoolsFound: (found, of) => `Escuelas encontradas: ${number(found)} de ${number(of)}`,
  schoolsWithout: (names, more) => `Sin filas que cuenten: ${more > 0 ? `${names} y ${number(more)} más` : names}`,
  studentsFound: (found, of) => `ID de estudiantes en la lista: ${number(found)} de ${number(of)}`,
  matchedOn: {
    local: 'Emparejados por el ID local del estudiante',
    state: 'Emparejados por el ID estatal del estudiante',
    other: 'Emparejados por otro ID de la lista de estudiantes',
    name: 'Emparejados por nombre y fecha de nacimiento',
  },
  missingColumns: (names) => `Columnas que faltan: ${names}`,
  selections: 'Su selección',
  noSelections: '¡No hay selección!',
  download: {
    workbook: 'Descargar libro de correcciones',
    rows: (count) => `Descargar filas con errores (${number(count)})`,
    original: 'Descargar original',
    preparing: 'Preparando la descarga…',
    hint: 'Corrija las filas en su propio archivo y suba el archivo entero de nuevo. Si sube solo las filas con errores, reemplazarán a las buenas.',
  },
  replace: 'Reemplazar',
  continue: 'Continuar',
  keeps: (count) =>
    count === 0
      ? 'Ningún dato de este archivo se cuenta hasta que lo corrija o reemplace.'
      : `Continuar conserva ${plural(count, 'fila buena', 'filas buenas')}. El resto queda fuera hasta que reemplace el archivo.`,
  keepsAll: (count) => `${plural(count, 'fila en uso', 'filas en uso, todas')}.`,
  keepsStrangers: (count) =>
    `${plural(count, 'fila se conserva, pero no cuenta', 'filas se conservan, pero no cuentan')} hasta que una lista de estudiantes tenga a sus estudiantes.`,
  shared:
    'Este archivo también abarca otras escuelas. Pida al responsable de datos del distrito que lo reemplace o lo quite.',
  superseded: 'Esta versión ha sido reemplazada.',
  none: (count, rules) =>
    `No se encontraron errores en ${rows(count)}, con ${plural(rules, 'regla revisada', 'reglas revisadas')}.`,
  noErrors: (rules) => `No se encontraron errores; se aplicaron ${plural(rules, 'regla', 'reglas')}.`,
  toFix: (count, inRows) => `${errors(count)} en ${rows(inRows)}. Corríjalos en su archivo y reemplácelo.`,
  found: (count, inRows) => `${errors(count)} en ${rows(inRows)}. El distrito puede corregirlos en su archivo.`,
  closed: {
    found: (count, inRows) => `${errors(count)} en ${rows(inRows)}.`,
    told: 'Esta auditoría está cerrada, así que este archivo ya no se puede corregir ni reemplazar.',
    askManager: 'Si hace falta, pida a su gerente de cuenta que solicite reabrir la auditoría.',
    askOperator: 'Si hace falta, pida a un operador de este portal que reabra la auditoría.',
  },
  unusable: 'No se pudo usar este archivo. Ninguno de sus datos se cuenta.',
  again: 'Este archivo se está procesando de nuevo. Lo que ve es su resultado anterior.',
  lacks: (columns) => `No se encontraron columnas obligatorias: ${columns}. Las filas no cuentan.`,
  toMap:
    'Si su archivo tiene una columna así con otro encabezado, elíjala en Asignar columnas. Si no, agréguela y reemplace el archivo.',
  strangers: {
    all: 'Ningún estudiante de este archivo está en una lista de estudiantes, así que sus filas no cuentan. Compruebe que sea el archivo correcto.',
    'of-yours':
      'Ningún estudiante de sus escuelas en este archivo está en una lista de estudiantes, así que estas filas no cuentan. Compruebe que sea el archivo correcto.',
  },
  lookAt: (warnings) => `${plural(warnings, 'advertencia', 'advertencias')} por ver abajo.`,
  since: (version, fixed, added) =>
    `Desde la versión ${version}: ${plural(fixed, 'error corregido', 'errores corregidos')}, ${plural(added, 'nuevo', 'nuevos')}.`,
  columnsTitle: 'Cómo se leyeron sus columnas',
  columnsCaption: 'Sus columnas y las nuestras',
  yourColumn: 'Su columna',
  ourColumn: 'Leída como',
  notStored: 'No se guarda',
  noColumns: 'No se reconoció ninguna columna.',
  receipt: 'Recibo',
  receiptFacts: {
    file: 'Archivo',
    type: 'Tipo',
    from: 'Recibido de',
    at: 'Recibido el',
    size: 'Tamaño',
    rows: 'Filas',
    verdict: 'Resultado',
    sha256: 'SHA-256',
    id: 'ID de la carga',
  },
  warnings: (count) => plural(count, 'advertencia', 'advertencias'),
  versions: {
    title: 'Errores por versión',
    caption: (file) => `Versiones de ${file} con sus errores`,
    version: 'Versión',
    when: 'Subida',
    rows: 'Filas',
    errors: 'Errores',
    outcome: 'Resultado',
    action: 'Acción',
    shown: 'Se muestra aquí',
  },
  rowsOf: (read, kept) => `${number(read)} leídas, ${number(kept)} usadas`,
  firstColumn: (header) => `Corrija primero la columna ${header}`,
  firstOfFile: 'Empiece por la primera causa de abajo',
  allowed: 'Permitido:',
  fix: 'Corrección:',
  clears: (count, total) => `Corregir esto elimina ${count} de ${errors(total)}.`,
  causes: { error: 'Qué causó los errores', warning: 'Advertencias', note: 'Para su información' },
  causeOrder: {
    largest: (count) => (count === 1 ? '1 causa' : `${number(count)} causas, la mayor primero`),
    dependency: (count) => `${number(count)} causas. Primero aquello de lo que dependen otras filas, luego la mayor.`,
  },
  at: (column, header) => `Columna ${column}, ${header}`,
  wholeRow: 'Fila o archivo completo',
  share: (share) => `elimina ${share}`,
  firstRows: (list, more) =>
    more ? `Filas ${list.join(', ')} y más` : `${list.length === 1 ? 'Fila' : 'Filas'} ${list.join(', ')}`,
  rows: 'Filas',
  filter: {
    cause: 'Causa',
    allCauses: 'Todas las causas',
    severity: 'Tipo',
    allSeverities: 'Todos los tipos',
    severities: { error: 'Errores', warning: 'Advertencias', note: 'Notas' },
    column: 'Columna',
    allColumns: 'Todas las columnas',
    school: 'Escuela',
    allSchools: 'Todas las escuelas',
  },
  wholeFile: 'Esto se refiere al archivo entero, no a filas sueltas.',
  rowsHidden:
    'Las filas con datos de estudiantes no se muestran a su rol. Arriba se indica qué está mal, cuántas veces y cómo corregirlo.',
  noRows: 'No hay filas aquí. Elija otra causa, tipo, columna o escuela.',
  rowNumbers: 'Los números de fila son los que usted ve en el archivo',
  rowCount: rows,
  cappedAt: (shown, all) => `Se muestran las primeras ${number(shown)} de ${number(all)} filas.`,
  columns: {
    student: 'Identificador',
    school: 'Escuela',
    row: 'Fila',
    column: 'Columna',
    value: 'Valor visto',
    message: 'Qué está mal',
    fix: 'Cómo corregirlo',
    link: 'Enlace',
  },
  link: {
    copy: (row) => `Copiar el enlace a la fila ${row}`,
    copied: 'Enlace copiado',
    inAddress: 'El enlace está en la barra de direcciones del navegador: cópielo de ahí.',
  },
  empty: '(vacío)',
  issuesError: '¡Error al obtener los datos de carga!',
};
