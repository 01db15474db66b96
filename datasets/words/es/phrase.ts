import { datasetOf } from '../../index.ts';
import type { Dataset } from '../../kit/dataset.ts';
import { written } from '../../kit/english.ts';
import type { Because } from '../../legends/choose-legend.ts';
import type { CodeRows, FileContent, IdKind, ValuePhrase } from '../params.ts';
import { COLUMN_NAMES_ES, DATASET_NAMES_ES, LEGEND_NAMES_ES } from './names.ts';

const beside = (label: string, name: string | undefined): string => (name ? `${label} (${name})` : label);

export const datasetInSpanish = ({ label, type }: Dataset): string => beside(label, DATASET_NAMES_ES[type]);

export function columnInSpanish(dataset: Dataset, name: string): string {
  const declared = dataset.columns.find((column) => column.name === name);
  return beside(declared?.label ?? name, COLUMN_NAMES_ES[name]);
}

const CONTENT: Record<FileContent, string> = {
  text: 'texto con valores separados (CSV)',
  xlsx: 'un libro de Excel (.xlsx)',
  xls: 'un libro de Excel de formato antiguo (.xls)',
  html: 'una página web con una tabla',
  'xml-2003': 'un libro de Excel en XML',
};

const ID_KINDS: Record<IdKind, string> = {
  local: 'identificador local del estudiante',
  state: 'identificador estatal del estudiante',
  other: 'otro identificador del estudiante',
  name: 'nombre y fecha de nacimiento',
};

const legendName = (english: string): string => LEGEND_NAMES_ES[english] ?? english;
export const EMPTY_CELL_ES = 'una celda vacía';

const amount = (rows: number): string => (rows === 1 ? '1 fila' : `${written(rows)} filas`);
const and = (names: readonly string[]): string => names.join(' y ');
/** 'a, b y 4 más' */
export const andMore = (named: string, more: number): string => (more > 0 ? `${named} y ${written(more)} más` : named);

const schoolsOf = ({ schools, more }: Pick<Extract<ValuePhrase, { is: 'schools' }>, 'schools' | 'more'>): string =>
  andMore(schools.map(({ name, rows }) => `'${name}' (${amount(rows)})`).join(', '), more);

/** 'a, b y c', o 'a, b y 4 más'. */
export function listedInSpanish(values: readonly string[], more: number): string {
  if (more > 0) return andMore(values.join(', '), more);
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} y ${values.at(-1)}`;
}

function because(why: Because): string {
  switch (why.is) {
    case 'companions':
      return `otras columnas de las mismas filas dicen lo mismo en ${why.agreeing} de ${why.total} filas`;
    case 'header':
      return 'las columnas de este nombre se escriben así';
    case 'layout':
      return `el archivo tiene las columnas ${and(why.columns)}`;
    case 'telling':
      return 'ninguna otra lista tiene estos códigos';
  }
}

type Legend = Extract<ValuePhrase, { is: 'legend' }>;
type Codes = Extract<ValuePhrase, { is: 'codes' }>;

function legend({ header, column, legend: name, because: why, codes }: Legend, dataset: Dataset): string {
  const read = codes.map(({ code, value, rows }) => `${code} = ${value ?? 'desconocido'} (${amount(rows)})`);
  const label = columnInSpanish(dataset, column);
  return `'${header}' se leyó como ${label} según ${legendName(name)}, porque ${because(why)}: ${read.join(', ')}`;
}

function codesAsked({ header, column, codes, possible }: Codes, dataset: Dataset): string {
  const counts = codes.map(({ code, rows }: CodeRows) => `${code} en ${amount(rows)}`).join(', ');
  const lists = possible.map(
    (list) =>
      `según ${legendName(list.legend)}: ${list.values.map(({ value, rows }) => `${value} ${rows}`).join(', ')}`,
  );
  const could = lists.length > 0 ? `; podrían ser, ${lists.join('; ')}` : '';
  return `'${header}' (${columnInSpanish(dataset, column)}: ${counts}${could})`;
}

export function phraseInSpanish(said: ValuePhrase, dataset: Dataset): string {
  switch (said.is) {
    case 'rows':
      return said.of === undefined ? amount(said.rows) : `${said.rows} de ${said.of} filas`;
    case 'students':
      return `${said.students} de ${said.of} estudiantes`;
    case 'range':
      return `de ${said.low} a ${said.high}`;
    case 'read-as':
      return `${said.text} se leyó como ${said.as}`;
    case 'texts':
      return and(said.texts);
    case 'column':
      return columnInSpanish(dataset, said.name);
    case 'dataset':
      return datasetInSpanish(datasetOf(said.type));
    case 'content':
      return CONTENT[said.format];
    case 'sheets':
      return [...said.names, ...said.hidden.map((name) => `${name} (oculta)`)].join(', ');
    case 'schools':
      return schoolsOf(said);
    case 'at-schools':
      return `'${said.header}' de ${schoolsOf(said)}`;
    case 'years':
      return `${said.years.join(', ')}${said.isMore ? ' y más' : ''}`;
    case 'chosen-for':
      return `'${said.header}' (elegida para ${columnInSpanish(dataset, said.column)})`;
    case 'matched-on':
      return `${ID_KINDS[said.kind]}: el ${said.percent}% de ${said.of} están en la lista de estudiantes`;
    case 'examples':
      return andMore(said.examples.map((example) => `'${example}'`).join(', '), said.more);
    case 'cells': {
      const cells = said.cells.map(({ code, rows }) => `${code || EMPTY_CELL_ES} en ${amount(rows)}`);
      return `${said.letter ? `la columna ${said.letter}` : `'${said.header}'`} tiene ${listedInSpanish(cells, said.more)}`;
    }
    case 'legend':
      return legend(said, dataset);
    case 'codes':
      return codesAsked(said, dataset);
  }
}
