import { describe, expect, it } from 'vitest';
import { DATASETS, datasetOf } from '../index.ts';
import type { Filled, WhyNot, WhyRead } from '../kit/overview/decisions.ts';
import type { OverviewLine } from '../kit/overview/overview-line.ts';
import { DOUBTS_EN, REASONS_EN } from './en/decisions.ts';
import { LEFT_OUT_BY_LAYOUT_EN, LEFT_OUT_EN } from './en/overview.ts';
import { layoutInSpanish } from './es/layouts.ts';
import { sayOverviewLine } from './overview.ts';

const ROSTER = datasetOf('STUDENT_ROSTER');
const say = (line: OverviewLine, language: 'en' | 'es') => sayOverviewLine(ROSTER, line, language);

const FULL: Filled = { rows: 4050, filled: 4047, different: 4034 };
const EMPTY: Filled = { rows: 4050, filled: 0, different: 0 };

/** One of each kind: a kind without words in a language does not compile, and one without an example here neither. */
const LINES: { [One in OverviewLine as One['is']]: One & { is: One['is'] } } = {
  'read-as': { is: 'read-as', header: 'Yr', column: 'school_year', because: { is: 'values' } },
  'read-too': { is: 'read-too', header: 'Entry', column: 'school_year', because: 'several-years' },
  'both-read': {
    is: 'both-read',
    header: 'SSID',
    column: 'student_id',
    other: 'Nr',
    second: 'other_student_id',
    because: 'tells-apart',
  },
  'not-read-as': { is: 'not-read-as', header: 'Grade', column: 'grade_level', because: { is: 'maybe-of-today' } },
  'not-second-id': { is: 'not-second-id', header: 'Nr', own: EMPTY },
  'unknown-schools': { is: 'unknown-schools', header: 'Nr', schools: ['X', 'Y'], count: 2 },
  'from-sheets': { is: 'from-sheets', column: 'school', sheets: 2 },
  'from-headings': { is: 'from-headings', column: 'subject_area', headings: 7 },
  'read-together': { is: 'read-together', headers: ['Season', 'Year'], column: 'school_year' },
  'read-with': { is: 'read-with', header: 'Exit', other: 'EL', says: 'exited' },
  'several-ids': { is: 'several-ids', header: 'SSID', other: 'Nr', ids: 3, rows: 1200, same: 2 },
  'mark-sign': { is: 'mark-sign', header: '+/-', other: 'Grade' },
  'final-terms': { is: 'final-terms', header: 'Term', terms: ['Y1'] },
  'names-split': { is: 'names-split', header: 'Student' },
  'courses-split': { is: 'courses-split', header: 'Course' },
  'read-without': { is: 'read-without', header: 'Course', other: 'Nr' },
  'of-both-tests': { is: 'of-both-tests', header: 'Math', column: 'sat_math', second: 'act_math' },
  'in-gpa': { is: 'in-gpa', header: 'In GPA' },
  turned: { is: 'turned', header: 'Non-EL', column: 'school' },
  'active-flag': { is: 'active-flag', header: 'Active' },
  'bare-id': { is: 'bare-id', header: 'ID' },
  hundredths: { is: 'hundredths', header: 'Cr' },
  'whole-codes': { is: 'whole-codes', header: 'Course Code' },
  'waits-for-codes': { is: 'waits-for-codes', header: 'Race', other: 'Ethnicity' },
  mapped: {
    is: 'mapped',
    by: 'Maria Delgado',
    at: '2026-11-21T15:00:00Z',
    columns: [
      { column: 'school_year', header: 'Jahr' },
      { column: 'school', header: null },
    ],
  },
  encoding: { is: 'encoding', name: 'UTF-8' },
  delimiter: { is: 'delimiter', name: 'semicolon' },
  sheets: { is: 'sheets', names: ['9', '10'] },
  'order-marks': { is: 'order-marks' },
  'delimiter-line': { is: 'delimiter-line' },
  'single-quotes': { is: 'single-quotes' },
  'quoted-lines': { is: 'quoted-lines' },
  'line-ends': { is: 'line-ends', ends: ['CR LF', 'LF'] },
  'blank-lines': { is: 'blank-lines', count: 1200 },
  letters: { is: 'letters', count: 12 },
  'merged-cells': { is: 'merged-cells', count: 3 },
  'short-rows': { is: 'short-rows', rows: [3, 9], more: 40 },
  'unnamed-columns': { is: 'unnamed-columns', letters: ['D'], more: 0 },
  'beside-header': { is: 'beside-header', header: 'ID', letter: 'B' },
  layout: { is: 'layout', name: 'AP scores by exam code, one exam a row', slots: { count: 30, of: 'exams' } },
  'by-position': { is: 'by-position', layout: 'Banner course list' },
  'header-lines': { is: 'header-lines', row: 4 },
  'header-row': { is: 'header-row', row: 4 },
  rows: { is: 'rows', read: 1417, kept: 1409, leftOut: 8 },
  'kept-of-yours': { is: 'kept-of-yours', rows: 1409 },
  'left-out-of-yours': { is: 'left-out-of-yours', rows: 8 },
  'left-out': {
    is: 'left-out',
    reasons: [
      { reason: 'in-error', rows: 1012 },
      { reason: 'copy', rows: 1 },
    ],
  },
  'layout-leaves-out': { is: 'layout-leaves-out', rows: 1, reason: 'deleted' },
  schools: { is: 'schools', names: ['Row of tab, comma High'] },
  years: { is: 'years', years: [2023, 2024] },
  students: { is: 'students', count: 1200 },
  courses: { is: 'courses', count: 1200 },
  'columns-read': {
    is: 'columns-read',
    columns: [
      { header: 'Stu ID', column: 'student_id' },
      { header: 'Yr, of school', column: 'school_year' },
    ],
    more: 3,
  },
  'columns-not-stored': { is: 'columns-not-stored', headers: ['Bus'], more: 1 },
  filled: { is: 'filled', header: 'Nr', ...FULL },
  'values-mapped': {
    is: 'values-mapped',
    by: 'Maria Delgado',
    at: '2026-11-21T15:00:00Z',
    values: [
      { text: '7', label: 'Grade 9' },
      { text: '8', label: null },
    ],
  },
  written: { is: 'written', text: 'Something else: 3' },
};

const SAID: [line: OverviewLine, english: string, spanish: string][] = [
  [LINES.rows, 'Rows: 1,417 read, 1,409 kept, 8 left out', 'Filas: 1,417 leídas, 1,409 guardadas, 8 fuera'],
  [
    LINES['left-out'],
    'Left out: 1,012 rows in error, 1 exact copy of an earlier row',
    'Fuera: 1,012 filas con errores, 1 copia exacta de una fila anterior',
  ],
  [LINES['layout-leaves-out'], 'Left out: 1 row marked as deleted', 'Fuera: 1 fila marcada como eliminada'],
  [
    LINES['columns-read'],
    "Columns read: 'Stu ID' as Student ID (local), 'Yr, of school' as School year and 3 more",
    "Columnas leídas: 'Stu ID' como Student ID (local) (identificador del estudiante), 'Yr, of school' como School year (año escolar) y 3 más",
  ],
  [
    LINES['unknown-schools'],
    "'Nr' was not read as School: 'X', 'Y' are not schools of this audit, by id or name.",
    "'Nr' no se leyó como School (escuela): 'X', 'Y' no son escuelas de esta auditoría, ni por ID ni por nombre.",
  ],
  [
    { ...LINES['read-as'], because: { is: 'filled', own: FULL, other: 'Nr', others: EMPTY } },
    "'Yr' was read as School year because it is filled in 4,047 of 4,050 rows, 4,034 different; 'Nr' is filled in 0 of 4,050 rows, 0 different.",
    "'Yr' se leyó como School year (año escolar) porque tiene valores en 4,047 de 4,050 filas, 4,034 distintos; 'Nr' tiene valores en 0 de 4,050 filas, 0 distintos.",
  ],
  [
    {
      ...LINES['read-as'],
      because: { is: 'filled', own: { ...FULL, sampled: true as const }, other: 'Nr', others: EMPTY },
    },
    "'Yr' was read as School year because it is filled in 4,047 of 4,050 rows that were looked at, 4,034 different; 'Nr' is filled in 0 of 4,050 rows, 0 different.",
    "'Yr' se leyó como School year (año escolar) porque tiene valores en 4,047 de 4,050 filas revisadas, 4,034 distintos; 'Nr' tiene valores en 0 de 4,050 filas, 0 distintos.",
  ],
  [
    LINES['short-rows'],
    'Fewer cells than the header row: rows 3, 9 and 40 more; the missing cells at the end were read as empty',
    'Menos celdas que la fila de encabezados: filas 3, 9 y 40 más; las celdas que faltan al final se leyeron como vacías',
  ],
  [LINES.delimiter, 'Delimiter: semicolon', 'Delimitador: punto y coma'],
  [
    LINES.layout,
    'Recognized as AP scores by exam code, one exam a row: 30 exam slots a row',
    'Reconocido como puntajes AP por código de examen, un examen por fila: 30 exámenes por fila',
  ],
  [LINES.schools, 'Schools found: Row of tab, comma High', 'Escuelas encontradas: Row of tab, comma High'],
  [LINES.years, 'School years found: 2022-2023, 2023-2024', 'Años escolares encontrados: 2022-2023, 2023-2024'],
  [
    LINES.mapped,
    "Mapped by Maria Delgado on November 21, 2026: 'Jahr' -> School year, School is not in this file",
    "Columnas asignadas por Maria Delgado el 21 de noviembre de 2026: 'Jahr' -> School year (año escolar), School (escuela) no está en este archivo",
  ],
  [
    LINES['values-mapped'],
    "Values mapped by Maria Delgado on November 21, 2026: '7' -> Grade 9, '8' -> not known",
    "Valores asignados por Maria Delgado el 21 de noviembre de 2026: '7' -> Grade 9, '8' -> desconocido",
  ],
  [LINES.written, 'Something else: 3', 'Something else: 3'],
];

/** What any reason may name. */
const PLACES = { header: 'A', other: 'B', own: FULL, others: EMPTY, min: 0, max: 4 };
const keysOf = <Kind extends string>(words: Record<Kind, unknown>) => Object.keys(words) as Kind[]; // of a literal

const ALL: OverviewLine[] = [
  ...Object.values(LINES).filter(({ is }) => is !== 'written'),
  ...keysOf(REASONS_EN).map((is) => ({ ...LINES['read-as'], because: { is, ...PLACES } as WhyRead })),
  ...keysOf(DOUBTS_EN).map((is) => ({ ...LINES['not-read-as'], because: { is, ...PLACES } as WhyNot })),
  ...keysOf(LEFT_OUT_EN).map((reason) => ({ ...LINES['left-out'], reasons: [{ reason, rows: 2 }] })),
  ...keysOf(LEFT_OUT_BY_LAYOUT_EN).map((reason) => ({ ...LINES['layout-leaves-out'], reason })),
];

describe('a line of the overview', () => {
  it.each(SAID)('%j', (line, english, spanish) => {
    expect(say(line, 'en')).toBe(english);
    expect(say(line, 'es')).toBe(spanish);
  });

  it('has whole sentences of its own in both languages, whatever its kind and reason', () => {
    const said = ALL.map((line) => [say(line, 'en'), say(line, 'es')] as const);
    expect(said.filter(([english, spanish]) => english === spanish)).toEqual([]);
    expect(said.flat().filter((text) => /undefined|null|NaN|\[object/.test(text))).toEqual([]);
    expect(new Set(said.map(([english]) => english)).size).toBeGreaterThan(ALL.length * 0.9);
    for (const [, spanish] of said) expect(spanish).not.toMatch(/\b(was|were|read|because|rows|left)\b/);
  });
});

it('names layouts in Spanish, but for those that are the name of a file or a table', () => {
  const names = DATASETS.flatMap(({ layouts = [], records = [] }) => [...layouts, ...records]).map(({ name }) => name);
  const untold = names.filter((name) => layoutInSpanish(name) === name);
  expect(untold.filter((name) => !/\.csv$|StoredGrades$/.test(name))).toEqual([]);
});
