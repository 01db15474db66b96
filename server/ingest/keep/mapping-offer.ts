import type { Column, Dataset } from '#datasets/kit/dataset.ts';
import { headerRefs } from '#datasets/kit/match/header-set.ts';
import { answerKey, markKey } from '#datasets/kit/normalise.ts';
import type { OverviewLine } from '#datasets/kit/overview/overview-line.ts';
import type { ConfirmedValue, HeaderRef, IngestContext, SourceColumn } from '#datasets/kit/plan.ts';
import { isRequired } from '#datasets/kit/requirement.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import { writtenSchoolKeySql } from '#datasets/kit/sql/read-schools.ts';
import { textColumn } from '#datasets/kit/sql/reading.ts';
import { type ColumnGuess, suggestColumns } from '#datasets/kit/suggest/suggest-columns.ts';
import { suggestValue } from '#datasets/kit/suggest/suggest-values.ts';
import { vocabularyOf } from '#datasets/kit/vocabulary-of.ts';
import type { Engine } from '../engine.ts';
import { aboutFile, type FileFinding } from '../findings.ts';
import { filledOf } from '../recognise/evidence/measure-columns.ts';
import type { RecognisedTable } from '../recognise/recognise.ts';
import type { MappingOffer, OfferedColumn, OfferedValue } from '../result.ts';
import { isPrivate, shortSamples } from './mapping-samples.ts';

/** What a person needs to map the file, and the lines of the overview that say which confirmed values were used. */
export async function offerMapping(
  recognised: RecognisedTable,
  dataset: Dataset,
  context: IngestContext,
  engine: Engine,
): Promise<{ mapping: MappingOffer; lines: OverviewLine[] }> {
  const { columns, samples, confirmed, missing } = recognised;
  const values = [
    ...(await unknownSchools(recognised, dataset, engine)),
    ...(await unknownValues(recognised, dataset, engine)),
  ];
  const used = await confirmedValues(recognised, dataset, context, engine);
  // Samples of columns that are not stored leave the file only where someone has to choose by them.
  const isWanted = missing.length > 0 || values.some(({ isOptional }) => !isOptional) || confirmed !== null;
  const headers = headerRefs(columns).map(({ source, ref }) => {
    const shown = isWanted && !isPrivate(source.header, samples(source.index));
    const values = shown ? shortSamples(samples(source.index)) : null;
    return { ...ref, letter: source.letter, samples: values, evidence: filledOf(recognised.evidence(source.index)) };
  });
  const mapping = { headers, columns: offeredColumns(recognised, dataset, context), values };
  return { mapping, lines: mappedValues(used, dataset) };
}

/** A chosen column is used whatever it holds; where its values do not look like it, the person hears so. */
export function doubtfulMappings({ doubtful, mapping }: RecognisedTable): FileFinding[] {
  return doubtful.map(({ name }) =>
    aboutFile('file.mapping-doubtful', { is: 'chosen-for', header: mapping.get(name)?.header ?? '', column: name }),
  );
}

function offeredColumns(recognised: RecognisedTable, dataset: Dataset, context: IngestContext): OfferedColumn[] {
  const { columns, samples, mapping, confirmed, missing, byHeader, rivals } = recognised;
  const refs = headerRefs(columns);
  const refOf = (source: SourceColumn | undefined): HeaderRef | null =>
    refs.find((one) => one.source.index === source?.index && one.source.header === source.header)?.ref ?? null;
  const chosen = new Set(confirmed?.columns.map(({ column }) => column));
  const { guesses, starts } = suggestColumns(dataset, columns, samples, context, { mapping, wanted: missing });
  // A column that a layout builds from others has no header of its own, and nothing to choose.
  return dataset.columns
    .filter(({ name }) => !mapping.has(name) || refOf(mapping.get(name)) !== null)
    .map((column) => {
      const { name } = column;
      const ref = refOf(mapping.get(name));
      return {
        column: name,
        isRequired: isNeeded(column, recognised, context),
        found: ref && { ...ref, by: chosen.has(name) ? 'person' : 'header' },
        // Of several that are named alike the cells decide, so that a person's choice among them is always kept.
        byHeader: !confirmed ? ref : (rivals.get(name) ?? []).length > 1 ? null : refOf(byHeader.get(name)),
        guesses: [
          ...(guesses.get(name) ?? []).map(({ header, nth, reason }) => ({ header, nth, reason })),
          ...lostTo(column, recognised).flatMap((source) => guessOf(refOf(source), column, source)),
        ],
        start: starts.get(name) ?? null,
      };
    });
}

/** Columns that were named alike and that nothing else was read from: also where one was found. */
function lostTo({ name }: Column, { mapping, rivals }: RecognisedTable): SourceColumn[] {
  const taken = new Set([...mapping.values()].map(({ letter }) => letter));
  return mapping.has(name) ? (rivals.get(name) ?? []).filter(({ letter }) => !taken.has(letter)) : [];
}

const guessOf = (ref: HeaderRef | null, { label }: Column, { header }: SourceColumn): ColumnGuess[] =>
  ref ? [{ ...ref, reason: `'${header}' may be ${label} by its header.` }] : [];

const isNeeded = (column: Column, { mapping }: RecognisedTable, context: IngestContext): boolean =>
  isRequired(column, context, (name) => name !== column.name && mapping.has(name));

/** What the readings of fixed lists of values find (datasets/kit/sql/read-words.ts). */
const UNKNOWN_VALUE = [
  'value.unknown',
  'value.not-accepted',
  'yes-no.unknown',
  'grade-level.unreadable',
  'grade-level.unknown',
  'role.unknown',
  'mark.unknown',
];
const MOST_VALUES = 100;

const keyOf = (column: Column, text: string): string => (isMark(column) ? markKey(text) : answerKey(text));

/** A number may be any mistake, and a guess at a grade would be a guess at a GPA. */
const isMark = ({ kind }: Column): boolean => kind.kind === 'mark';
const mayBeAsked = (column: Column, text: string): boolean =>
  text.length <= LONGEST_VALUE && !text.endsWith('?') && (!isMark(column) || /\p{L}/u.test(text));

/** Of 'Y?' nothing is asked: it has the key of 'Y', whose meaning the answer would change. */
async function unknownValues({ mapping }: RecognisedTable, dataset: Dataset, engine: Engine): Promise<OfferedValue[]> {
  const rows = await engine.rows(
    'unknown values',
    `SELECT column_name, value, count(*) AS cells FROM issue
     WHERE code IN ${list(UNKNOWN_VALUE)} AND value IS NOT NULL GROUP BY ALL ORDER BY cells DESC, value, column_name LIMIT ${MOST_VALUES}`,
  );
  const found = new Map<string, OfferedValue>();
  for (const row of rows) {
    const column = dataset.columns.find(({ name }) => name === row.column_name);
    const vocabulary = column && mapping.has(column.name) ? vocabularyOf(column) : null;
    const text = String(row.value);
    if (!column || !vocabulary || !mayBeAsked(column, text)) continue;
    const key = keyOf(column, text);
    if (!key) continue;
    const same = found.get(`${column.name} ${key}`);
    if (same) same.rows += Number(row.cells);
    else
      found.set(`${column.name} ${key}`, {
        column: column.name,
        key,
        text,
        rows: Number(row.cells),
        guess: isMark(column) ? null : suggestValue(vocabulary, text),
      });
  }
  // 'QQ' and 'qq' are one.
  return [...found.values()].toSorted((one, other) => other.rows - one.rows);
}

/** A longer text is a remark, not a value of a list. */
const LONGEST_VALUE = 80;

/**
 * Texts of the school column that are not schools of the audit; of a file without a row that counts, what each is
 * for is the first question.
 */
async function unknownSchools({ mapping }: RecognisedTable, dataset: Dataset, engine: Engine): Promise<OfferedValue[]> {
  const column = dataset.columns.find(({ kind }) => kind.kind === 'school');
  if (column?.kind.kind !== 'school' || !mapping.has(column.name)) return [];
  const rows = await engine.rows(
    'unknown schools',
    `SELECT ${writtenSchoolKeySql(column.name)} AS key, min(${column.name}) AS text, count(*) AS rows FROM typed
     WHERE ${column.name} IS NOT NULL AND school_id IS NULL AND length(${column.name}) <= ${LONGEST_VALUE}
     GROUP BY ALL ORDER BY rows DESC, text LIMIT ${MOST_VALUES}`,
  );
  const isOptional = column.kind.unknown === 'outside' && (await engine.count('schools known', KNOWN_SCHOOL)) > 0;
  // A key without letters is left out here: a HAVING would be moved below the count and work out the key of every row
  // (0.1 s of a million). No guess: rows under a wrong school are worse than rows under none.
  return rows
    .filter(({ key }) => key !== '')
    .map(({ key, text, rows: count }) => ({
      ...{ column: column.name, key: String(key), text: String(text), rows: Number(count), guess: null },
      ...(isOptional && { isOptional }),
    }));
}

const KNOWN_SCHOOL = 'SELECT count(*) FROM (SELECT 1 FROM typed WHERE school_id IS NOT NULL LIMIT 1)';

/** The confirmed values that are in this file. */
async function confirmedValues(
  { mapping, missing }: RecognisedTable,
  dataset: Dataset,
  { confirmed }: IngestContext,
  engine: Engine,
): Promise<ConfirmedValue[]> {
  if (missing.length > 0) return []; // such a file may have no typed rows
  const used: ConfirmedValue[] = [];
  for (const column of dataset.columns) {
    const own = confirmed?.values.filter((value) => value.column === column.name && value.value !== null) ?? [];
    if (own.length === 0 || !mapping.has(column.name)) continue;
    const rows = await engine.rows(
      'confirmed values',
      `SELECT DISTINCT ${textOf(column)} AS text, ${writtenSchoolKeySql(textOf(column))} AS school_key FROM typed WHERE ${textOf(column)} IS NOT NULL LIMIT 5000`,
    );
    const isSchool = column.kind.kind === 'school';
    const texts = new Map(
      rows.map(({ text, school_key }) => [isSchool ? String(school_key) : keyOf(column, String(text)), String(text)]),
    );
    // As this file writes it: it was confirmed as another one did.
    used.push(
      ...own.flatMap((value) => ({ ...value, text: texts.get(value.key) ?? '' })).filter(({ text }) => text !== ''),
    );
  }
  return used;
}

/** A school is stored as it is written. */
const textOf = (column: Column): string => (column.kind.kind === 'school' ? column.name : textColumn(column));

/** A line for each day on which someone has said what values stand for. */
function mappedValues(used: readonly ConfirmedValue[], dataset: Dataset): OverviewLine[] {
  const labelOf = ({ column, value }: ConfirmedValue) => {
    const declared = dataset.columns.find(({ name }) => name === column);
    const vocabulary = declared && vocabularyOf(declared);
    return vocabulary?.values.find((one) => one.value === value)?.label ?? value;
  };
  const days = Map.groupBy(used, ({ by, at }) => `${at.slice(0, ISO_DAY)} ${by}`);
  return [...days.values()].flatMap((values): OverviewLine[] => {
    const [first] = values;
    const said = values.map((one) => ({ text: one.text, label: labelOf(one) }));
    return first ? [{ is: 'values-mapped', by: first.by, at: first.at, values: said }] : [];
  });
}

/** '2026-11-21' of an ISO time. */
const ISO_DAY = 10;
