import type { Issue } from '#contract/uploads/issues.ts';
import type { FileStatus } from '#contract/uploads/uploaded-file.ts';
import { written } from '#datasets/kit/english.ts';
import type { Language } from '#datasets/words/language.ts';

/** What the fix workbook says beside its findings. */
export interface FixWorkbookWords {
  /** Behind the name of the uploaded file. */
  fileName: string;
  title: string;
  sheets: { readMe: string; fixFirst: string; allIssues: string };
  severities: Record<Issue['severity'], string>;
  fixFirst: readonly [string, string, string, string, string, string, string, string, string];
  allIssues: readonly [string, string, string, string, string, string, string, string, string];
  facts: Record<
    'file' | 'kind' | 'version' | 'by' | 'at' | 'sha256' | 'result' | 'read' | 'kept' | 'errors' | 'warnings' | 'notes',
    string
  >;
  outcomes: Partial<Record<FileStatus, string>>;
  again: string;
  howToTitle: string;
  howTo: readonly string[];
  listedTitle: string;
  all(count: number): string;
  some(listed: number, count: number): string;
}

const ENGLISH: FixWorkbookWords = {
  fileName: 'fix workbook',
  title: 'Fix workbook',
  sheets: { readMe: 'Read me', fixFirst: 'Fix first', allIssues: 'All issues' },
  severities: { error: 'Error', warning: 'Warning', note: 'Note' },
  fixFirst: ['Order', 'Kind', 'Cause', 'What happened', 'How to fix it', 'How many', 'Column', 'Header', 'First rows'],
  allIssues: [
    'Student ID',
    'School',
    'Kind',
    'What is wrong',
    'How to fix it',
    'Row',
    'Column',
    'Header',
    'Value seen',
  ],
  facts: {
    file: 'File',
    kind: 'Kind of file',
    version: 'Version',
    by: 'Uploaded by',
    at: 'Uploaded at',
    sha256: 'SHA-256',
    result: 'Result',
    read: 'Rows read',
    kept: 'Rows kept',
    errors: 'Errors',
    warnings: 'Warnings',
    notes: 'Notes',
  },
  outcomes: {
    SUCCESS: 'No data errors detected',
    DATA_ERRORS: 'Data errors detected',
    MALFORMED: 'The file could not be used',
  },
  again: 'Being processed again',
  howToTitle: 'How to use it',
  howTo: [
    'Begin with the sheet ‘Fix first’. It has one line for each cause, the most important first. Fixing one cause often clears hundreds of rows.',
    'The sheet ‘All issues’ lists the rows. Rows and columns are numbered as in your file, title and header rows included.',
    'Fix the data at its source, such as your student information system, and export the file again. Changing this workbook changes nothing in the portal.',
    'Upload the whole new file with ‘Replace’. It must include the rows that were good, too.',
    'An apostrophe before a sign such as = or + keeps spreadsheet programs from running the text as a formula.',
    'This workbook names students. Keep it as carefully as the file itself.',
  ],
  listedTitle: 'What is listed',
  all: (count) => `All ${written(count)} issues are in ‘All issues’.`,
  some: (listed, count) =>
    `‘All issues’ lists ${written(listed)} of ${written(count)} issues: the first 1,000 rows of each cause. ‘Fix first’ counts all of them.`,
};

const SPANISH: FixWorkbookWords = {
  fileName: 'libro de correcciones',
  title: 'Libro de correcciones',
  sheets: { readMe: 'Léame', fixFirst: 'Corregir primero', allIssues: 'Todos los problemas' },
  severities: { error: 'Error', warning: 'Advertencia', note: 'Nota' },
  fixFirst: [
    'Orden',
    'Tipo',
    'Causa',
    'Qué pasó',
    'Cómo corregirlo',
    'Cuántas veces',
    'Columna',
    'Encabezado',
    'Primeras filas',
  ],
  allIssues: [
    'Identificador del estudiante',
    'Escuela',
    'Tipo',
    'Qué está mal',
    'Cómo corregirlo',
    'Fila',
    'Columna',
    'Encabezado',
    'Valor visto',
  ],
  facts: {
    file: 'Archivo',
    kind: 'Tipo de archivo',
    version: 'Versión',
    by: 'Subido por',
    at: 'Subido el',
    sha256: 'SHA-256',
    result: 'Resultado',
    read: 'Filas leídas',
    kept: 'Filas conservadas',
    errors: 'Errores',
    warnings: 'Advertencias',
    notes: 'Notas',
  },
  outcomes: {
    SUCCESS: 'No se detectaron errores de datos',
    DATA_ERRORS: 'Se detectaron errores de datos',
    MALFORMED: 'No se pudo usar el archivo',
  },
  again: 'Se está procesando de nuevo',
  howToTitle: 'Cómo usarlo',
  howTo: [
    'Empiece por la hoja ‘Corregir primero’. Tiene una línea por causa, la más importante primero; corregir una causa suele resolver cientos de filas.',
    'La hoja ‘Todos los problemas’ muestra filas sueltas. Filas y columnas se numeran como en su archivo, con las filas de título y de encabezados.',
    'Corrija los datos donde se originan, por ejemplo en su sistema escolar, y exporte el archivo de nuevo. Cambiar este libro no cambia nada en el portal.',
    'Suba el archivo nuevo entero con ‘Reemplazar’. Las filas que estaban bien también tienen que estar en él.',
    'El apóstrofo delante de un signo como = o + se puso para que ningún programa de hojas de cálculo ejecute el texto como fórmula.',
    'Este libro nombra a estudiantes. Guárdelo con el mismo cuidado que el archivo.',
  ],
  listedTitle: 'Qué se muestra',
  all: (count) => `Los ${written(count)} problemas están en ‘Todos los problemas’.`,
  some: (listed, count) =>
    `‘Todos los problemas’ muestra ${written(listed)} de ${written(count)} problemas: las primeras 1,000 filas de cada causa. ‘Corregir primero’ los cuenta todos.`,
};

export const FIX_WORKBOOK: Record<Language, FixWorkbookWords> = { en: ENGLISH, es: SPANISH };
