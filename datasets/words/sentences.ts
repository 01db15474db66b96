import type { Dataset } from '../kit/dataset.ts';
import { written as formatted } from '../kit/english.ts';
import { FILE_FINDINGS } from '../kit/findings/file-findings.ts';
import { causeOf } from '../kit/findings/finding-causes.ts';
import type { Refused } from '../kit/layouts/refused.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es/es.ts';
import type { Language } from './language.ts';
import type { FindingParams, FindingValue, NamedValue } from './params.ts';
import { sayRefusal } from './refusals.ts';
import type { Sentences, Tongue } from './tongue.ts';

const TONGUES: Record<Language, Tongue> = { en: ENGLISH, es: SPANISH };

/** A finding as it is stored. */
export interface StoredFinding {
  code: string;
  /** Declared name of its column. */
  column: string | null;
  /** As written in the file; the English label of a column that the file does not have. */
  header: string | null;
  /** A text of the file. */
  value: string | null;
  params: FindingParams;
}

export interface StoredGroup extends Omit<StoredFinding, 'value'> {
  count: number;
}

export interface SpokenFinding {
  /** What is wrong, with all that is said of it, and what is allowed. */
  message: string;
  /**
   * The sentence that `message` begins with, and the other values of a group: enough to tell one cause from another.
   */
  headline: string;
  fix: string;
}

/** In place of a value: it fits into every sentence. */
const HIDDEN = '…';

/** The sentences of one finding. */
export function sayFinding(dataset: Dataset, finding: StoredFinding, language: Language): SpokenFinding {
  const { code, params, value } = finding;
  if (params.said) return whole(params.said);
  if (params.refused) return refusal(params.refused, language);
  const tongue = TONGUES[language];
  const words = tongue.sentencesOf(dataset, code);
  if (!words) return whole(tongue.unknown);
  const said = filled(tongue, words, dataset, finding, valueWords(tongue, dataset, finding, value));
  if (params.sheet === undefined) return said;
  const inSheet = (sentence: string) => `${tongue.inSheet(params.sheet ?? '')} ${sentence}`;
  return { ...said, message: inSheet(said.message), headline: inSheet(said.headline) };
}

function refusal(refused: Refused, language: Language): SpokenFinding {
  const { reason, fix } = sayRefusal(refused, language);
  return whole({ message: reason, fix });
}

/** Words that are not made of parts. */
const whole = ({ message, fix }: { message: string; fix: string }): SpokenFinding => ({
  message,
  headline: message,
  fix,
});

/** The name of a dataset: as on its card, with a translation beside it. */
export const sayDataset = (dataset: Dataset, language: Language): string =>
  TONGUES[language].phrase({ is: 'dataset', type: dataset.type }, dataset);

/** The name of a column by its declared name. */
export const sayColumn = (dataset: Dataset, name: string, language: Language): string =>
  TONGUES[language].columnName(dataset, name);

/** The name of a column by its English label, which the contract uses for it. */
export function sayColumnOfLabel(dataset: Dataset, label: string, language: Language): string {
  const declared = dataset.columns.find((column) => column.label === label);
  return declared ? TONGUES[language].columnName(dataset, declared.name) : label;
}

/** What is shown as the value of a finding: a text of the file, or words about it. */
export function sayValue(dataset: Dataset, { value, params }: StoredFinding, language: Language): string | null {
  return params.phrase ? TONGUES[language].phrase(params.phrase, dataset) : value;
}

/**
 * The sentences of a group are about its most frequent value; the next ones follow with their rows, so
 * that each is fixed once.
 */
export function sayGroup(
  dataset: Dataset,
  group: StoredGroup,
  language: Language,
): SpokenFinding & { cause: string | null } {
  const { code, count, params } = group;
  if (params.said) return { ...whole(params.said), cause: params.said.cause ?? null };
  if (params.refused) return { ...refusal(params.refused, language), cause: null };
  const tongue = TONGUES[language];
  const cause = sayCause({ code, count, values: params.values ?? 0 }, language);
  const words = tongue.sentencesOf(dataset, code);
  if (!words) return { ...whole(tongue.unknown), cause };
  const { texts, more } = namedIn(tongue, dataset, group);
  const [first, ...others] = texts;
  if (!first) {
    const value = valueWords(tongue, dataset, group, null);
    return { ...filled(tongue, words, dataset, group, value), cause };
  }
  const written = texts.map(({ text, rows }) => `${text}${rows}`);
  const values = texts.length + more;
  const isSeveral = values > 1 || (count > 1 && words.several?.includes('{rows}'));
  if (words.several !== undefined && isSeveral) {
    const problem = words.several.replace('{values}', formatted(values)).replace('{rows}', formatted(count));
    return {
      ...filled(tongue, { ...words, problem }, dataset, group, '', { values: ` ${tongue.values(written, more)}` }),
      cause,
    };
  }
  const also = others.length > 0 && words.problem.includes('{value}') ? ` ${tongue.also(written.slice(1), more)}` : '';
  // Where there is one value only, the count of the group says its rows.
  const subject = `${first.text}${others.length > 0 ? first.rows : ''}`;
  return { ...filled(tongue, words, dataset, group, subject, { also }), cause };
}

interface NamedText {
  text: string;
  /** ' (12 rows)', or nothing. */
  rows: string;
}

/**
 * The values that a group names, and how many more it has. What is listed of a whole file is a part
 * of its sentence instead.
 */
function namedIn(
  tongue: Tongue,
  dataset: Dataset,
  { code, params }: StoredGroup,
): { texts: NamedText[]; more: number } {
  const [listed] = params.list ?? [];
  if (typeof listed === 'object' && listed.is === 'examples' && !(code in FILE_FINDINGS))
    return { texts: listed.examples.map((text) => ({ text: `'${text}'`, rows: '' })), more: listed.more };
  const texts = (params.named ?? []).map((one) => nameValue(tongue, dataset, one));
  return { texts, more: Math.max(0, (params.values ?? 0) - texts.length) };
}

/** What is behind a group, where several findings have one cause. */
export function sayCause(group: { code: string; count: number; values: number }, language: Language): string | null {
  const cause = causeOf(group);
  return cause && TONGUES[language].causes[cause];
}

function nameValue(tongue: Tongue, dataset: Dataset, { value, rows }: NamedValue): NamedText {
  const text = textOf(tongue, dataset, value);
  return { text: isUnquoted(value) ? text : `'${text}'`, rows: rows > 1 ? tongue.inRows(rows) : '' };
}

/** The sentences of a finding without any value of the file, for whoever may not see the rows they come from. */
export function sayWithoutValue(
  dataset: Dataset,
  finding: ColumnOfFinding & { code: string },
  language: Language,
): SpokenFinding {
  const tongue = TONGUES[language];
  const words = tongue.sentencesOf(dataset, finding.code);
  if (!words) return whole(tongue.unknown);
  const isQuoted = words.problem.includes("'{value}'");
  return filled(tongue, words, dataset, finding, isQuoted ? HIDDEN : `'${HIDDEN}'`);
}

/** In place of a value where a cell is empty. */
export const sayEmptyCell = (language: Language): string => TONGUES[language].emptyCell;

/** The sentences of a finding in many rows with `{value}` left in. The column is called by its name. */
export function sayOfRows(dataset: Dataset, code: string, column: string | null, language: Language): string {
  const tongue = TONGUES[language];
  const words = tongue.sentencesOf(dataset, code);
  const place = column === null ? tongue.row : tongue.columnName(dataset, column);
  const sentence = words ? `${words.problem} ${words.fix}` : `${tongue.unknown.message} ${tongue.unknown.fix}`;
  return sentence.replaceAll('{header}', () => place);
}

type ColumnOfFinding = Pick<StoredFinding, 'column' | 'header'>;

const textOf = (tongue: Tongue, dataset: Dataset, value: FindingValue): string =>
  typeof value === 'string' ? value : tongue.phrase(value, dataset);

/** '3 rows' is not a text of the file, and has no quotation marks; each of several examples has its own. */
const isUnquoted = (value: FindingValue): boolean =>
  typeof value === 'object' && (value.is === 'rows' || value.is === 'examples');

/** What is said about a file is part of its sentence; what is in a cell has quotation marks. */
function valueWords(
  tongue: Tongue,
  dataset: Dataset,
  { code, params }: { code: string; params: FindingParams },
  value: string | null,
): string {
  if (params.list) return params.list.map((one) => textOf(tongue, dataset, one)).join(', ');
  const text = params.phrase ? tongue.phrase(params.phrase, dataset) : value;
  if (code in FILE_FINDINGS || (params.phrase && isUnquoted(params.phrase))) return text ?? '';
  return text ? `'${text}'` : tongue.emptyCell;
}

/** What is said of the values of a group: of those beside the first one, or of all of them. */
interface Others {
  also?: string;
  values?: string;
}

function filled(
  tongue: Tongue,
  { problem, allowed, fix }: Sentences,
  dataset: Dataset,
  { column, header }: ColumnOfFinding,
  value: string,
  { also = '', values = '' }: Others = {},
): SpokenFinding {
  const declared = dataset.columns.find(({ name }) => name === column);
  // A column that the file does not have is shown under its label.
  const isLabel = declared !== undefined && declared.label === header;
  const place = header === null ? tongue.row : isLabel ? tongue.columnName(dataset, declared.name) : header;
  const limits = allowed.replace('{allowed}', () => tongue.allowedIn(declared));
  const fill = (sentence: string) =>
    sentence.replace(/\{(value|header)\}/g, (_, what) => (what === 'value' ? value : place));
  // The end of the first sentence is looked for before a value is in it, which may hold full stops of its own.
  const [headline = problem] = problem.split(FIRST_SENTENCE, 1);
  const begins = `${fill(headline)}${also}`;
  return {
    message: `${begins}${fill(problem.slice(headline.length))}${values} ${tongue.allowed} ${fill(limits)}`,
    headline: begins,
    fix: fill(fix),
  };
}

const FIRST_SENTENCE = /(?<=\.) /;
