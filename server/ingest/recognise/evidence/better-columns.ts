import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Column } from '#datasets/kit/dataset.ts';
import { valueKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { IngestContext, Mapping, MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { isRequired } from '#datasets/kit/requirement.ts';
import { fitOfColumn } from '#datasets/kit/suggest/suggest-columns.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { CODED_COLUMNS } from '#datasets/legends/legends.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';
import type { Samples } from '../sample-values.ts';
import { type ColumnEvidence, type Evidence, FEW_ROWS, filledOf, isOneForAll } from './measure-columns.ts';
import type { Rivals } from './rivals.ts';

/** A column that is filled in fewer rows than this is mostly empty; one that takes its place is filled in most. */
export const MOSTLY_EMPTY = 0.5;
export const MOSTLY_FILLED = 0.8;

/**
 * Puts a rival in the place of a column whose name fits better and whose cells do not: empty beside a filled one,
 * mostly empty beside a full one, the same in all rows beside ids or codes, of another kind, or codes beside words.
 * Answers what was decided.
 */
export function betterColumns(
  { dataset, context, samples }: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
  rivals: Rivals,
  evidence: Evidence,
): Decision[] {
  const said: Decision[] = [];
  for (const column of dataset.columns) {
    const source = mapping.get(column.name);
    if (!source || decided.has(column.name) || column.name === SECOND_ID) continue;
    const scene = { column, samples, evidence, context, isNeeded: isRequired(column, context, () => false) };
    const better = (rivals.get(column.name) ?? []).find(
      (rival) => rival.index !== source.index && isFree(rival, mapping, decided) && beats(rival, source, scene),
    );
    if (!better) continue;
    take(column.name, better, source, mapping);
    const isLetter = isLetterBeside(column, better, [samples(source.index), samples(better.index)]);
    said.push(
      isLetter
        ? { is: 'read-as', header: better.header, column: column.name, because: { is: 'values' } }
        : insteadOf(column, better, source, evidence),
    );
  }
  return [...said, ...withoutEmptyId(mapping, decided, evidence)];
}

/** What a column holds that is read, and the one that its name speaks for. */
export function insteadOf({ name }: Column, better: SourceColumn, source: SourceColumn, evidence: Evidence): Decision {
  const own = filledOf(evidence(better.index));
  const because = { is: 'filled', own, other: source.header, others: filledOf(evidence(source.index)) } as const;
  return { is: 'read-as', header: better.header, column: name, because };
}

/** A second id that is the same in all rows, or zero, finds no one. */
function withoutEmptyId(mapping: MappingDraft, decided: Decided, evidence: Evidence): Decision[] {
  const second = mapping.get(SECOND_ID);
  if (!second || decided.has(SECOND_ID)) return [];
  const found = evidence(second.index);
  if (found.rows < FEW_ROWS || (found.different > 1 && found.filled > found.zeros)) return [];
  mapping.delete(SECOND_ID);
  return [{ is: 'not-second-id', header: second.header, own: filledOf(found) }];
}

/** Tried beside the first one in whatever order (docs/domain/matching.md), so it may be taken away. */
const SECOND_ID = 'other_student_id';

function isFree({ index }: SourceColumn, mapping: Mapping, decided: Decided): boolean {
  const [taker] = [...mapping].find(([, source]) => source.index === index) ?? [];
  return taker === undefined || (taker === SECOND_ID && !decided.has(SECOND_ID));
}

function take(name: ColumnName, better: SourceColumn, source: SourceColumn, mapping: MappingDraft): void {
  const wasSecond = mapping.get(SECOND_ID)?.index === better.index;
  mapping.set(name, better);
  if (wasSecond) mapping.set(SECOND_ID, source);
}

interface Scene {
  column: Column;
  samples: Samples;
  evidence: Evidence;
  context: IngestContext;
  isNeeded: boolean;
}

function beats(rival: SourceColumn, source: SourceColumn, scene: Scene): boolean {
  const { column, samples, evidence, context } = scene;
  const [ours, theirs] = [evidence(source.index), evidence(rival.index)];
  if (shareFilled(theirs, column) < MOSTLY_FILLED * shareFilled(ours, column)) return false;
  const [fit, fitOfRival] = [source, rival].map(({ index }) => fitOfColumn(column, samples(index), context));
  if (fitOfRival === 'contradicts' || (isKey(column) && isOneForAll(theirs))) return false;
  return (
    (ours.filled === 0 && theirs.filled > 0) ||
    isEmptier(ours, theirs, scene) ||
    isSame(ours, theirs, column) ||
    isLetterBeside(
      column,
      rival,
      [source, rival].map(({ index }) => samples(index)),
    ) ||
    (fit === 'contradicts' &&
      (fitOfRival === 'fits' || fitOfRival === 'distinctive') &&
      !areShortIds(column, samples(source.index), ours)) ||
    (wordsIn(column, samples(source.index)) < 1 - MOSTLY_FILLED &&
      wordsIn(column, samples(rival.index)) >= MOSTLY_FILLED)
  );
}

/**
 * 'st7' and '12' look less like an ID than '605012' does, and still tell students apart: the key of a record
 * beside them is not theirs.
 */
function areShortIds(
  { kind }: Column,
  samples: readonly string[],
  { filled, zeros, different }: ColumnEvidence,
): boolean {
  if (kind.kind !== 'student-id' || different < 2 || filled === zeros) return false;
  return samples.filter((cell) => cell.trim()).every((cell) => /^\s*[a-z]{0,4}[-_]?\d+\s*$/i.test(cell));
}

/** A column that may be empty, as the date of an exit, is not worse for being so. */
function isEmptier(ours: ColumnEvidence, theirs: ColumnEvidence, { column, isNeeded }: Scene): boolean {
  const isExpectedFull = isNeeded || EXPECTED_FULL.has(column.kind.kind);
  return isExpectedFull && shareFilled(ours, column) < MOSTLY_EMPTY && shareFilled(theirs, column) >= MOSTLY_FILLED;
}

const EXPECTED_FULL: ReadonlySet<string> = new Set([
  'student-id',
  'code',
  'school',
  'school-year',
  'grade-level',
  'mark',
]);

function isSame(ours: ColumnEvidence, theirs: ColumnEvidence, column: Column): boolean {
  return isKey(column) && isOneForAll(ours) && theirs.different >= FEW_ROWS;
}

const PERCENT = /^\d{1,3}([.,]\d+)? ?%?$/;
const LETTER = /^[a-f][+-]?$/i;

/** The letter of a school's own scale is the mark; the percent beside it is used where there is none. */
function isLetterBeside({ kind }: Column, rival: SourceColumn, [own = [], other = []]: (readonly string[])[]): boolean {
  if (kind.kind !== 'mark' || !/letter|alpha|ltr/i.test(rival.header)) return false;
  const mostAre = (form: RegExp, cells: readonly string[]) => {
    const filled = cells.map((cell) => cell.trim()).filter(Boolean);
    return filled.length > 0 && filled.filter((cell) => form.test(cell)).length >= filled.length * MOSTLY_FILLED;
  };
  return mostAre(PERCENT, own) && mostAre(LETTER, other);
}

const isKey = ({ kind }: Column): boolean => kind.kind === 'student-id' || kind.kind === 'code';

/** A zero is not an id. */
function shareFilled({ rows, filled, zeros }: ColumnEvidence, column: Column): number {
  const without = isKey(column) ? zeros : 0;
  return rows === 0 ? 0 : (filled - without) / rows;
}

/** Share of the filled cells that say in words what a code says; 1 for columns without codes. */
function wordsIn({ name, kind }: Column, samples: readonly string[]): number {
  const coded = CODED_COLUMNS[name];
  const filled = samples.map((sample) => sample.trim()).filter(Boolean);
  if (!coded || kind.kind !== 'vocabulary' || filled.length === 0) return 1;
  const distinct = new Map(filled.map((text) => [valueKey(text), text]));
  const isWord = (text: string) =>
    !coded.isCode.test(text.toLowerCase()) && valueOfText(kind.vocabulary, text) !== null;
  const words = new Set([...distinct].flatMap(([key, text]) => (isWord(text) ? [key] : [])));
  return filled.filter((text) => words.has(valueKey(text))).length / filled.length;
}
