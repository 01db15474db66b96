import type { Column, Dataset } from '#datasets/kit/dataset.ts';
import { NULL_WORDS } from '#datasets/kit/match/plausible.ts';
import { rankOf } from '#datasets/kit/match/to-match.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { IngestContext, SourceColumn } from '#datasets/kit/plan.ts';
import { isTelling, sameWords, wordsOf } from '#datasets/kit/suggest/likeness.ts';
import { fitOfColumn } from '#datasets/kit/suggest/suggest-columns.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';
import { CODED_COLUMNS } from '#datasets/legends/legends.ts';
import type { Samples } from '../sample-values.ts';

interface ReadByWords {
  column: Column;
  source: SourceColumn;
  /** The header it reads like. */
  like: string;
}

/**
 * Which of the `open` columns have a header that no list names, but whose words are those of a listed one, abbreviated
 * or in another order: 'Entry Dt' is an entry date. A column whose values are of another kind is not one of them; of a
 * header that can mean two things they must fit. Where several columns are left they must be the ids of a file, which
 * are taken in the order of the declaration.
 */
export function headersByWords(
  dataset: Dataset,
  open: ReadonlySet<string>,
  columns: readonly SourceColumn[],
  samples: Samples,
  context: IngestContext,
): ReadByWords[] {
  const meanings = meaningsOf(dataset);
  const found = columns.flatMap((source): ReadByWords[] => {
    const possible = meaningsOfHeader(source.header, meanings).filter(
      (meaning) =>
        open.has(meaning.column.name) &&
        !isOfStandIn(dataset, source, meaning) &&
        !isOnlyStatus(source.header, meaning) &&
        !isClassOf(source.header, meaning) &&
        isFitting(source.header, meaning, samples(source.index), context),
    );
    const [first] = possible;
    const isClear = possible.every(({ column }) => column === first?.column || areIds(column, first?.column));
    return first && isClear ? [{ column: first.column, source, like: first.header }] : [];
  });
  // Two headers that read alike are a question for a person, where not one of them alone has values.
  const isFilled = ({ source }: ReadByWords) => samples(source.index).some((sample) => sample.trim());
  return found.filter((one) => {
    const alike = found.filter(({ column }) => column === one.column);
    return alike.length === 1 || (isFilled(one) && alike.filter(isFilled).length === 1);
  });
}

/** 'ELL/ESL' names one column twice: what both parts stand for. */
function meaningsOfHeader(header: string, meanings: ReadonlyMap<string, Meaning[]>): Meaning[] {
  const whole = meanings.get(sameWords(header));
  const [first, ...more] = header.split('/').map((part) => meanings.get(sameWords(part)) ?? []);
  if (whole || more.length === 0)
    return (
      whole ?? withoutNumberOf(header, meanings) ?? withoutDigit(header, meanings) ?? withoutLastWord(header, meanings)
    );
  return (first ?? []).filter(({ column }) => more.every((part) => part.some((other) => other.column === column)));
}

const LAST_WORD = /[\s_.-]*(codes?|cd|descr?(iption)?|name|value)\s*$/i;

/** A description of a grade may be in words of its own, and its value in points. */
const CODE = /[\s_.-]*(codes?|cd)\s*$/i;

/**
 * 'Academic Level Code', 'Race Description', Qmlativ's 'Grade Mark Code': a column of words, codes or grades,
 * where its cells are such.
 */
function withoutLastWord(header: string, meanings: ReadonlyMap<string, Meaning[]>): Meaning[] {
  const shorter = header.replace(LAST_WORD, '');
  if (shorter === header || !isTelling(shorter)) return [];
  return (meanings.get(sameWords(shorter)) ?? [])
    .filter(({ column: { kind } }) => kind.kind === 'vocabulary' || (kind.kind === 'mark' && CODE.test(header)))
    .map((meaning) => ({ ...meaning, isAmbiguous: true }));
}

/** 'Number of Credits Earned', 'No. of Credits': how many there are, in a column of numbers. */
function withoutNumberOf(header: string, meanings: ReadonlyMap<string, Meaning[]>): Meaning[] | null {
  const name = header.replace(/^\W*(number|no\.?|nbr\.?|#)[\s_]+of[\s_]+/i, '');
  const found = name === header ? [] : (meanings.get(sameWords(name)) ?? []);
  const ofNumbers = found.filter(({ column: { kind } }) => kind.kind === 'decimal');
  return ofNumbers.length > 0 ? ofNumbers : null;
}

/**
 * A report numbers a name that it has twice: 'ACT_SCALE_SCORE_MATH2' has the score where the file
 * has no other such column.
 */
function withoutDigit(header: string, meanings: ReadonlyMap<string, Meaning[]>): Meaning[] | null {
  const [, name] = /^(.*\p{L})[2-9]$/u.exec(header.trim()) ?? [];
  const found = (meanings.get(sameWords(name ?? '')) ?? []).filter(({ column: { kind } }) => kind.kind === 'integer');
  return found.length > 0 ? found.map((meaning) => ({ ...meaning, isAmbiguous: true })) : null;
}

const areIds = (...columns: (Column | undefined)[]): boolean =>
  columns.every((column) => column?.kind.kind === 'student-id');

/** Shown with the file: nothing is guessed in silence. */
export const readByWords = ({ column, source, like }: ReadByWords): Decision => ({
  is: 'read-as',
  header: source.header,
  column: column.name,
  because: { is: 'like', header: like },
});

/**
 * 'LONG_DESCRIPTION' is a name of the description, so the shorter 'DESCRIPTION' beside it is what
 * replaces the title.
 */
function isOfStandIn({ columns }: Dataset, { header }: SourceColumn, { column: { orElse } }: Meaning): boolean {
  const standIn = columns.find(({ name }) => name === orElse);
  return standIn !== undefined && rankOf(standIn, header) !== null;
}

/** Words of a column that says yes, no or another word. */
const OF_STATUS = ['status', 'flag', 'indicator', 'yn'];

/** 'Score Status' does not have scores, nor 'Course Flag' titles. */
function isOnlyStatus(header: string, { column: { kind }, header: like }: Meaning): boolean {
  const own = wordsOf(like);
  const isStatus = wordsOf(header).some((word) => OF_STATUS.includes(word) && !own.includes(word));
  return isStatus && kind.kind !== 'vocabulary' && kind.kind !== 'yes-no';
}

/** 'Class Year' is the year of a graduation, although 'class' means a course as well, which has a school year. */
const isClassOf = (header: string, { column: { kind } }: Meaning): boolean =>
  kind.kind === 'school-year' && /^\W*class(?![a-z])/i.test(header);

interface Meaning {
  column: Column;
  header: string;
  isAmbiguous: boolean;
}

function isFitting(
  header: string,
  { column, isAmbiguous }: Meaning,
  samples: readonly string[],
  context: IngestContext,
): boolean {
  if (column.kind.kind === 'code' && areYears(samples)) return false;
  const fit = fitOfColumn(column, samples, context);
  if (!isAmbiguous) return fit !== 'contradicts' || (CODE.test(header) && areLikeCodes(column, samples));
  return fit === 'fits' || fit === 'distinctive' || areCodes(column, samples);
}

/** 'Class' with 2024 and 2025 is the class that a student graduates with, although 'Class' is a word for a course. */
function areYears(samples: readonly string[]): boolean {
  const filled = samples.map((sample) => sample.trim()).filter(Boolean);
  return filled.length > 0 && filled.every((text) => /^20[0-4]\d(\.0)?$/.test(text));
}

/** Codes are asked about where no list explains them. */
const areCodes = (column: Column, samples: readonly string[]): boolean =>
  !CODED_COLUMNS[column.name]?.isElseOfWords && areLikeCodes(column, samples);

function areLikeCodes({ name }: Column, samples: readonly string[]): boolean {
  const filled = samples
    .map((sample) => sample.trim().toLowerCase())
    .filter((text) => text && !(NULL_WORDS as readonly string[]).includes(text));
  const coded = CODED_COLUMNS[name];
  return filled.length > 0 && filled.every((text) => coded?.isCode.test(text));
}

const known = new WeakMap<Dataset, ReadonlyMap<string, Meaning[]>>();

/** What headers of these words stand for, by the words. */
function meaningsOf(dataset: Dataset): ReadonlyMap<string, Meaning[]> {
  const words =
    known.get(dataset) ?? Map.groupBy(dataset.columns.flatMap(meaningsOfColumn), ({ header }) => sameWords(header));
  known.set(dataset, words);
  return words;
}

function meaningsOfColumn(column: Column): Meaning[] {
  const sure = [column.label, ...textsOf(column.synonyms)].map((header) => ({ column, header, isAmbiguous: false }));
  const ambiguous = (column.ambiguous ?? []).map((header) => ({ column, header, isAmbiguous: true }));
  return [...sure, ...ambiguous].filter(({ header }) => isTelling(header) && !isOfSchool(column, header));
}

/** Without 'student' the words of 'School Student ID' are those of a school's own number. */
const isOfSchool = ({ kind }: Column, header: string): boolean =>
  kind.kind === 'student-id' && wordsOf(header).includes('school');
