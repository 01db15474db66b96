import type { help as english } from '../../en/help/help.ts';
import type { Words } from '../../spoken.ts';
import { number, plural } from '../plural.ts';

export const help: Words<typeof english> = {
  title: 'Ayuda',
  description: 'Cómo empezar, qué necesita cada archivo, qué comprueba cada regla y cómo se calcula cada número.',
  exports: 'Exportar de su sistema escolar',
  topics: 'Temas',
  files: 'Archivos y reglas',
  numbers: 'Números',
  search: 'Buscar exportaciones, columnas, reglas y números',
  error: '¡Error al obtener los datos de ayuda!',
  results: (count, words) => `${plural(count, 'resultado', 'resultados')} para «${words}»`,
  noResults:
    'Pruebe con el nombre de una columna como «Student ID», el código de una regla o una palabra como «cohort».',
  file: {
    sample: 'Archivo de ejemplo',
    asCsv: 'CSV',
    asXlsx: 'Excel',
    notOffered: 'Lo que una escuela no ofrece',
    notOfferedLead:
      'En la carga de datos, elija Ver qué subir y después Marcar como no ofrecido: elija el examen o el año y las escuelas. Entonces cuenta como completo y ya no se indica como faltante. Se deshace de la misma manera. Un archivo con filas de ello quita la marca automáticamente.',
    schools: 'Escuelas con otro identificador o nombre',
    schoolsLead:
      'Si su archivo escribe una escuela de una manera que el portal no conoce, abra los resultados del archivo, elija Asignar columnas y elija qué escuela es. Se recuerda para los próximos archivos de todo tipo.',
    columns: 'Columnas',
    columnsOf: (file) => `Columnas de ${file}`,
    columnsLead: 'Los encabezados van en cualquier orden. Mayúsculas, espacios y guiones bajos no importan.',
    column: 'Columna',
    needed: 'Necesaria',
    allowed: 'Qué se permite',
    also: 'También se acepta como',
    more: (count) => `Mostrar ${number(count)} más`,
    fewer: 'Mostrar menos',
    example: (value) => `Ejemplo: ${value}`,
    required: 'Obligatoria',
    conditional: 'A veces',
    optional: 'Opcional',
    rules: 'Reglas',
    rulesOf: (file) => `Reglas de ${file}`,
    rulesLead: (count) =>
      `${plural(count, 'regla', 'reglas')}. Un error deja la fila fuera de los números hasta que la corrija. Una advertencia conserva la fila. Una nota dice qué se leyó de otra manera.`,
    rule: 'Regla',
    checks: 'Qué comprueba',
    fix: 'Cómo corregirlo',
    filter: 'Mostrar',
    all: 'Todo',
    noRules: 'Ninguna regla de este tipo.',
  },
  severities: { error: 'Errores', warning: 'Advertencias', note: 'Notas' },
  severity: { error: 'Error', warning: 'Advertencia', note: 'Nota' },
  kinds: { column: 'Columna', rule: 'Regla', export: 'Exportación', header: 'Encabezados', number: 'Número' },
};
