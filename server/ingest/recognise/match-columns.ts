import type { Dataset } from '#datasets/kit/dataset.ts';
import { type HeaderMatch, matchHeaders } from '#datasets/kit/match/to-match.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { betterColumns, MOSTLY_EMPTY, MOSTLY_FILLED } from './evidence/better-columns.ts';
import { betterId } from './evidence/better-id.ts';
import { hispanicColumn } from './evidence/hispanic-column.ts';
import { localId } from './evidence/local-id.ts';
import { type Evidence, inWords, measureColumns } from './evidence/measure-columns.ts';
import { otherMeanings } from './evidence/other-meaning.ts';
import { type Rivals, rivalsOf } from './evidence/rivals.ts';
import type { Decided, HeadedTable } from './headed-table.ts';
import { headerAliases } from './header/aliases.ts';
import { headersByWords, readByWords } from './header/headers-by-words.ts';
import { plainHeaders } from './header/plain-header.ts';
import { betterSchool } from './school/school-column.ts';

/** A match of headers, weighed against what their columns hold. */
export interface WeighedMatch extends HeaderMatch {
  rivals: Rivals;
  evidence: Evidence;
}

/**
 * By headers, then by the part of a header that names the column ('STUDENTS.Student_Number'), then by its words; of columns that
 * are called alike the one whose cells fit, of school columns the one that is known here.
 */
export async function matchColumns(headed: HeadedTable): Promise<WeighedMatch> {
  const { dataset, context, columns, samples, table, engine } = headed;
  const plain = plainHeaders(dataset, columns);
  const match = matchHeaders(dataset, columns, samples, context);
  const mapping = new Map(match.mapping);
  const decided: Decided = new Set(match.confirmed?.columns.map(({ column }) => column));
  const open = openIn(dataset, mapping, decided);
  const unnamed = { ...dataset, columns: dataset.columns.filter(({ name }) => open.has(name)) };
  for (const [name, source] of headerAliases(unnamed, match.ignored, plain, samples, context))
    mapping.set(name, source);
  const unread = notIn(columns, mapping);
  const byWords = headersByWords(dataset, openIn(dataset, mapping, decided), unread.map(plain), samples, context);
  for (const { column, source } of byWords) mapping.set(column.name, writtenAs(source, columns));
  const rivals = rivalsOf(dataset, columns, plain);
  const evidence = await measureColumns(measured(columns, mapping, rivals), table, engine);
  const better = betterColumns(headed, mapping, decided, rivals, evidence);
  const school = betterSchool(headed, mapping);
  if (school && !decided.has('school')) mapping.set('school', school);
  const others = otherMeanings(headed, mapping, decided, rivals);
  const useless = withoutUselessId(dataset, mapping, decided, evidence);
  const moved = [
    ...others,
    ...hispanicColumn(headed, mapping, decided),
    ...useless,
    ...localId(headed, mapping, decided, evidence),
    ...takeOver(dataset, mapping, decided),
    ...(await betterId(headed, mapping, decided)),
    ...yearsOfTerms(headed, mapping, decided),
  ];
  const decisions = [...match.decisions, ...byWords.map(readByWords), ...better, ...moved];
  return { ...match, mapping, decisions, rivals, evidence };
}

const writtenAs = (source: SourceColumn, columns: readonly SourceColumn[]): SourceColumn =>
  columns.find(({ index }) => index === source.index) ?? source;

/** Of a very wide file only columns that may be one of ours. */
const FEW_COLUMNS = 200;

function measured(columns: readonly SourceColumn[], mapping: Mapping, rivals: Rivals): readonly SourceColumn[] {
  if (columns.length <= FEW_COLUMNS) return columns;
  const named = new Set([...mapping.values(), ...[...rivals.values()].flat()].map(({ index }) => index));
  return columns.filter(({ index }) => named.has(index));
}

const SEASON_AND_YEAR = /^\s*(fall|autumn|winter|spring|summer)\s*(semester|term)?\s*(19|20)\d\d\s*$/i;

const SPAN = /^\s*((19|20)?\d\d)[-/](19|20)?\d\d\s*$/;

/** Also without its vowels. */
const OF_ANOTHER_YEAR = /ne?xt|pri?o?r|pre?v|la?st|fi?rst|co?ho?rt|gra?d|bi?rth|pla?n|e?ntr|exi?t|cla?ss/;
const FEW_YEARS = 12;

/** Two years that follow each other, in every cell: '2023-24', '2324'. Nothing else is written so. */
function areSpans(samples: readonly string[]): boolean {
  const filled = samples.map((sample) => sample.trim()).filter(Boolean);
  const isSpan = (text: string) => {
    const [, first, second] = /^(?:20)?(\d\d)[-/]?(?:20)?(\d\d)$/.exec(text) ?? [];
    return first !== undefined && text.length > 3 && Number(second) === Number(first) + 1 && Number(first) > 14;
  };
  // 2021 alone is a year.
  const isMore = filled.some((text) => text !== '2021');
  return filled.length >= FEW_ROWS && isMore && filled.every(isSpan) && new Set(filled).size <= FEW_YEARS;
}

/** 'Fall 2023' is a term and a school year, '23-24' under 'Term' a school year alone, where the file has no other. */
function yearsOfTerms(
  { dataset, columns, samples }: HeadedTable,
  mapping: Map<string, SourceColumn>,
  decided: Decided,
): string[] {
  const year = dataset.columns.find(({ name }) => name === 'school_year');
  if (!year || mapping.has('school_year') || decided.has('school_year')) return [];
  const mostAre = (form: RegExp, { index }: SourceColumn) => {
    const filled = samples(index).filter((sample) => sample.trim());
    return filled.filter((sample) => form.test(sample)).length * 2 > filled.length;
  };
  const term = mapping.get('term');
  const unread = notIn(columns, mapping);
  const named = unread.find(({ header }) => headerKey(header) === 'term');
  // Where no year is needed, the year of a test may stand there.
  const isNeeded = year.required.level !== 'optional';
  const alike = unread.filter(
    (one) => isNeeded && !OF_ANOTHER_YEAR.test(headerKey(one.header)) && areSpans(samples(one.index)),
  );
  const spans = named && mostAre(SPAN, named) ? named : alike.length === 1 ? alike[0] : undefined;
  if (spans) mapping.set('school_year', spans);
  if (spans) return [`'${spans.header}' was read as ${year.label} because its values look like it.`];
  if (!term || !mostAre(SEASON_AND_YEAR, term)) return [];
  mapping.set('school_year', term);
  return [`'${term.header}' was read as ${year.label}, too, because its values are seasons with their year.`];
}

/** Of fewer rows nothing follows from ids that are the same. */
const FEW_ROWS = 5;

/** A local id that is zero, the same in all rows or mostly empty gives way to the state's, where that tells the rows apart. */
function withoutUselessId(
  { columns }: Dataset,
  mapping: Map<string, SourceColumn>,
  decided: Decided,
  evidence: Evidence,
): string[] {
  return columns.flatMap(({ name, label, kind, orElse }) => {
    const source = mapping.get(name);
    const other = orElse === undefined ? undefined : mapping.get(orElse);
    if (kind.kind !== 'student-id' || !source || !other || decided.has(name)) return [];
    const [ours, theirs] = [evidence(source.index), evidence(other.index)];
    const isSparse = ours.filled - ours.zeros < ours.rows * MOSTLY_EMPTY && theirs.filled >= ours.rows * MOSTLY_FILLED;
    if (ours.rows < FEW_ROWS || (ours.different > 1 && ours.filled > ours.zeros && !isSparse)) return [];
    if (theirs.different <= ours.different) return [];
    mapping.delete(name);
    return [`'${source.header}' was not read as ${label} because it is ${inWords(ours)}.`];
  });
}

/** Where a list of courses has a code and a description alone, the description is the title; where students have one id, it is theirs. */
function takeOver({ columns }: Dataset, mapping: Map<string, SourceColumn>, decided: Decided): string[] {
  return columns.flatMap(({ name, label, kind, orElse }) => {
    const source = orElse === undefined || decided.has(orElse) ? undefined : mapping.get(orElse);
    if (!source || orElse === undefined || mapping.has(name) || decided.has(name)) return [];
    // An id of the state that stands in for the local one is the state's all the same.
    if (kind.kind !== 'student-id') mapping.delete(orElse);
    mapping.set(name, source);
    return [`'${source.header}' was read as ${label} because the file has no other.`];
  });
}

const openIn = ({ columns }: Dataset, mapping: Mapping, decided: Decided): Set<string> =>
  new Set(columns.map(({ name }) => name).filter((name) => !mapping.has(name) && !decided.has(name)));

function notIn(columns: readonly SourceColumn[], mapping: Mapping): SourceColumn[] {
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  return columns.filter(({ index }) => !taken.has(index));
}
