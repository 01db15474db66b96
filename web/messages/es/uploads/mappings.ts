import type { mappings as english } from '../../en/uploads/mappings.ts';
import type { Words } from '../../spoken.ts';
import { form, number, plural } from '../plural.ts';

export const mappings: Words<typeof english> = {
  open: 'Asignar columnas',
  toDo: (columns, values) =>
    [
      ...(columns > 0 ? [plural(columns, 'columna por encontrar', 'columnas por encontrar')] : []),
      ...(values > 0 ? [plural(values, 'valor por asignar', 'valores por asignar')] : []),
    ].join(', '),
  title: 'Asignar columnas',
  meta: (file) => file,
  lead: 'Asigne sus columnas a las que necesitamos. Lo recordamos para su distrito: otros archivos con los mismos encabezados, los que ya están aquí y los que se suban después, también se leen así.',
  leadOfSchools: (schools) =>
    `Asigne sus columnas a las que necesitamos. Lo recordamos solo para archivos de ${schools}: otros con los mismos encabezados, los que ya están aquí y los que se suban después, también se leen así.`,
  ofSchools: (schools) =>
    `Los archivos que son solo de ${schools} se leen con una asignación propia, también después de que usted guarde. Para usar la del distrito, quite la suya en Configuración, Asignaciones guardadas.`,
  ofDistrict: (by) =>
    `${by} asignó estos encabezados para el distrito. Lo que usted guarde tiene prioridad, pero solo para sus escuelas.`,
  lastBy: (by, when) => `Asignado por última vez por ${by}, ${when}.`,
  columns: {
    title: 'Sus columnas',
    caption: 'Qué columna de su archivo es cuál',
    need: 'Necesitamos',
    yours: 'Su columna',
    why: 'Por qué',
    of: (label) => `Su columna para ${label}`,
    none: 'No está en este archivo',
    likely: 'Probable',
    guess: 'Una suposición; compruébela.',
    byHeader: 'Encontrada por su encabezado.',
    byPerson: 'Elegida por alguien de su distrito.',
    chosen: 'Su elección.',
    noGuess: 'Ninguna columna se parece a esta.',
    showOptional: (count) => `Mostrar ${plural(count, 'columna opcional', 'columnas opcionales')}`,
    hideOptional: 'Ocultar columnas opcionales',
    place: (letter, header) => `${letter} · ${header}`,
    hidden: 'Los valores no se muestran',
    evidence: ({ filled, rows, different, sampled }) =>
      `Con valor en ${number(filled)} de ${plural(rows, 'fila', 'filas')}${sampled ? ' revisadas' : ''}, ${plural(different, 'distinto', 'distintos')}`,
    also: 'También podría ser:',
    alsoOne: (header, evidence) => (evidence ? `${header}. ${evidence}.` : `${header}.`),
  },
  values: {
    title: 'Valores que no conocíamos',
    caption: 'Qué significan los valores de su archivo',
    value: 'Valor',
    rows: 'Filas',
    means: 'Significa',
    of: (text, label) => `Qué significa '${text}' en ${label}`,
    leave: 'Dejar como si la celda estuviera vacía',
    leaveSchool: 'No es una de nuestras escuelas',
    undecided: 'Aún sin decidir',
    guess: 'Una suposición; compruébela.',
  },
  twice: (header, one, other) =>
    `'${header}' está elegida para ${one} y para ${other}. Cada columna de su archivo se puede usar una vez.`,
  cancel: 'Cancelar',
  save: 'Guardar y leer el archivo de nuevo',
  showCurrent: 'Mostrar las columnas actuales',
  error: 'No se pudieron cargar las columnas de este archivo.',
  working: {
    title: 'Leyendo el archivo de nuevo',
    saved: 'Su asignación está guardada.',
    leave: 'Puede salir de esta página.',
    waiting: 'Esperando su turno',
    stage: (stage, percent) => (percent === null ? stage : `${stage} · ${Math.round(percent)}%`),
  },
  overruled: (by, when) =>
    `${by} había asignado estos encabezados o valores, ${when}. Desde ahora se usa su asignación.`,
  done: {
    title: 'El archivo se leyó de nuevo',
    good: (rows) => `No se encontraron errores en ${plural(rows, 'fila', 'filas')}.`,
    errors: (errors, kept) =>
      `Quedan ${plural(errors, 'error', 'errores')}. ${plural(kept, 'fila está', 'filas están')} en uso.`,
    unread: 'No se pudo leer el archivo. Lo que había antes se conserva.',
    results: 'Ver los resultados',
    again: 'Asignar columnas otra vez',
  },
  saved: {
    tab: 'Asignaciones guardadas',
    title: 'Asignaciones guardadas',
    lead: 'Qué columna de sus archivos es cuál y qué significan sus valores, como lo eligieron personas de su distrito. Se usan sin preguntar para archivos con los mismos encabezados.',
    none: 'Todavía no hay nada guardado. Cuando un archivo lo necesite, elija Asignar columnas en sus resultados.',
    error: 'No se pudieron cargar las asignaciones guardadas.',
    caption: 'Asignaciones guardadas del distrito',
    columns: {
      dataset: 'Tipo de archivo',
      what: 'Qué significa qué',
      schools: 'Vale para',
      who: 'Elegido por',
      actions: 'Acciones',
    },
    pair: (from, to) => `'${from}' es ${to}`,
    absent: (column) => `${column} no está en estos archivos`,
    left: (from, column) => `'${from}' en ${column} se deja como está`,
    inColumn: (from, to, column) => `'${from}' en ${column} es ${to}`,
    headers: (count) =>
      form(
        count,
        'Para archivos con exactamente este encabezado',
        `Para archivos con exactamente estos ${number(count)} encabezados`,
      ),
    anyHeaders: 'Para todos los archivos de este tipo',
    everySchool: 'Todas las escuelas',
    otherAudit: 'Escuelas de otra auditoría',
    remove: 'Quitar',
    removeOf: (what) => `Quitar: ${what}`,
    confirm: {
      title: '¿Quitar esta asignación?',
      body: 'Ya no se usará para los archivos que se suban desde ahora. Los archivos que se leyeron con ella quedan como están. Para leer uno de nuevo, reemplácelo con el mismo archivo.',
      remove: 'Quitar',
      cancel: 'Cancelar',
    },
    removed: 'Asignación quitada',
  },
};
