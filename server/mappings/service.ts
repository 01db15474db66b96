import { createHash } from 'node:crypto';
import { PortalError } from '#contract/errors.ts';
import type { FileMapping, SavedMapping } from '#contract/uploads/mappings.ts';
import { datasetOf } from '#datasets/index.ts';
import type { Column } from '#datasets/kit/dataset.ts';
import { headerKeysOf, sameHeaders, sameRef } from '#datasets/kit/match/header-set.ts';
import { vocabularyOf } from '#datasets/kit/vocabulary-of.ts';
import { describeColumn } from '#datasets/words/describe.ts';
import type { Language } from '#datasets/words/language.ts';
import { sayColumn } from '#datasets/words/sentences.ts';
import { sayStandIn } from '#datasets/words/stand-ins.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { checkedColumns, checkedValues, choicesOf, type MappingChoices } from './check.ts';
import type { FileViewer, MappableFile, MappableFiles } from './files.ts';
import {
  type ColumnChoice,
  type ColumnMappingKey,
  type ColumnMappingRow,
  type Confirmer,
  deleteColumns,
  deleteMapping,
  lockDistrict,
  type Owner,
  type Removed,
  selectColumnMappings,
  selectConfirmation,
  selectCounting,
  selectCountingValues,
  selectOwnSchools,
  selectOwnValues,
  selectSchoolNames,
  selectValueMappings,
  upsertColumns,
  upsertValues,
  type ValueMappingRow,
} from './queries.ts';

/** What a person needs to map a file, with what has been confirmed so far for files of its schools. */
export async function mappingOf(
  tx: Transaction,
  file: MappableFile,
  viewer: FileViewer,
  language: Language,
): Promise<FileMapping> {
  const dataset = datasetOf(file.type);
  const { columns } = dataset;
  const declared = new Map<string, Column>(columns.map((column) => [column.name, column]));
  const schools = await selectOwnSchools(tx);
  const key = keyOf(file, ownerOf(viewer));
  const counting = await selectCounting(tx, key, file.schoolIds);
  const own = await selectConfirmation(tx, key);
  const decided = await selectCountingValues(tx, file.type, file.schoolIds);
  return {
    run: file.run,
    headers: file.offer.headers,
    columns: file.offer.columns.flatMap(({ column: name, isRequired, found, guesses, start }) => {
      const column = declared.get(name);
      if (!column) return [];
      const label = sayColumn(dataset, name, language);
      const description = describeColumn(dataset, column, language);
      return [{ column: name, label, description, is_required: isRequired, found, guesses, start }];
    }),
    values: file.offer.values.flatMap(({ column: name, key, text, rows, guess, isOptional }) => {
      const column = declared.get(name);
      const choices = column && choicesOf(column, schools);
      if (!column || !choices) return [];
      const before = decided.find((one) => one.column_name === name && one.value_key === key);
      return [
        {
          ...{
            column: name,
            label: sayColumn(dataset, name, language),
            key,
            text: sayStandIn(text, language),
            rows,
            guess,
          },
          ...(before && { decided: { value: before.value } }),
          ...(isOptional && { is_optional: true }),
          choices,
        },
      ];
    }),
    confirmed: counting[0] ?? null,
    replaces: own ? { by: own.by, at: own.at } : null,
    counts_for: key.owner && (await selectSchoolNames(tx, key.owner)),
  };
}

/** What a member of some schools confirms is kept with these; what a member of the district does, for all. */
const ownerOf = ({ schools }: FileViewer): Owner => (schools === 'all' ? null : schools);

/** Sorted normalised headers as a sha256: repeated columns count, their order does not. */
function keyOf({ type, offer }: MappableFile, owner: Owner): ColumnMappingKey {
  const headerKeys = headerKeysOf(offer.headers.map(({ header }) => header));
  const headerSet = createHash('sha256').update(JSON.stringify(headerKeys)).digest('hex');
  return { type, headerSet, headerKeys, owner };
}

/** What the headers alone say needs no saying: only choices that differ are kept. */
const ownChoices = ({ offer }: MappableFile, columns: readonly ColumnChoice[]): ColumnChoice[] =>
  columns.filter(({ column, source }) => {
    const byHeader = offer.columns.find((one) => one.column === column)?.byHeader ?? null;
    return !sameRef(source, byHeader);
  });

const areSame = (some: readonly ColumnChoice[], others: readonly ColumnChoice[]): boolean =>
  some.length === others.length &&
  some.every(({ column, source }) => others.some((one) => one.column === column && sameRef(one.source, source)));

/**
 * The other files of the audit that are read by what a person is about to confirm of this one: with the same headers,
 * where columns change, or with a value that is decided now. Read as before they would stay wrong, without a word.
 * @throws PortalError unprocessable naming what cannot be chosen
 */
export async function alsoReadByIt(
  tx: Transaction,
  { file, given, viewer }: { file: MappableFile; given: MappingChoices; viewer: FileViewer },
  alike: MappableFiles['alike'],
): Promise<string[]> {
  const owner = ownerOf(viewer);
  const key = keyOf(file, owner);
  const earlier = (await selectConfirmation(tx, key))?.columns ?? [];
  const own = ownChoices(file, checkedColumns(file, given.columns));
  const areNew = !areSame(own, earlier);
  const values = given.values.filter(({ value, seen }) => value !== (seen?.value ?? null));
  if (!areNew && values.length === 0) return [];
  const { auditId } = viewer;
  const others = await alike(tx, { auditId, fileId: file.id, type: file.type, width: key.headerKeys.length, values });
  return others.flatMap(({ id, schoolIds, headers, hasValue }) => {
    const counts = owner === null || schoolIds.every((school) => owner.some((one) => one === school));
    return counts && (hasValue || (areNew && sameHeaders(headerKeysOf(headers), key.headerKeys))) ? [id] : [];
  });
}

/**
 * Keeps what a person confirmed of a file for the district, or for the schools of a member of some. Answers whom it
 * overruled: someone else who saved since it was read.
 * @throws PortalError conflict where the file was processed since; unprocessable naming what cannot be chosen
 */
export async function confirmMapping(
  tx: Transaction,
  file: MappableFile,
  given: MappingChoices,
  by: Confirmer,
  viewer: FileViewer,
) {
  if (given.run !== file.run) {
    throw new PortalError('conflict', 'processed-again');
  }
  const columns = checkedColumns(file, given.columns);
  const values = checkedValues(file, given.values, await selectOwnSchools(tx));
  await lockDistrict(tx);
  const key = keyOf(file, ownerOf(viewer));
  const earlier = await selectConfirmation(tx, key);
  const own = ownChoices(file, columns);
  // Where another mapping would count instead, also that nothing differs has to be said.
  const isAlone = (await selectCounting(tx, key, file.schoolIds)).length === (earlier ? 1 : 0);
  if (own.length > 0 || !isAlone) await upsertColumns(tx, key, own, by);
  else await deleteColumns(tx, key);
  const overruledValue = await findOverruledValue(tx, key, given.values, by);
  if (values.length > 0) await upsertValues(tx, key, values, by);
  const isNews = earlier !== undefined && earlier.person_id !== by.id && earlier.at !== given.seen_at;
  const overruled = isNews ? earlier : overruledValue;
  return { overruled: overruled ? { by: overruled.by, at: overruled.at } : null, columns: own, values };
}

/** A meaning that someone else has saved since the person read it, and that theirs replaces. */
async function findOverruledValue(
  tx: Transaction,
  key: ColumnMappingKey,
  given: MappingChoices['values'],
  by: Confirmer,
) {
  const chosen = new Map(given.map((one) => [`${one.column} ${one.key}`, one]));
  return (await selectOwnValues(tx, key)).find(({ person_id, column_name, value_key, value }) => {
    const one = chosen.get(`${column_name} ${value_key}`);
    const isSeen = one?.seen !== undefined && one.seen.value === value;
    return one !== undefined && person_id !== by.id && one.value !== value && !isSeen;
  });
}

export async function savedMappings(tx: Transaction): Promise<SavedMapping[]> {
  const [columns, values] = [await selectColumnMappings(tx), await selectValueMappings(tx)];
  return [...columns.map(columnsInWords), ...values.map(valueInWords)].sort((one, other) =>
    other.confirmed.at.localeCompare(one.confirmed.at),
  );
}

const labelOf = (type: ColumnMappingRow['upload_file_type'], name: string): string =>
  datasetOf(type).columns.find((column) => column.name === name)?.label ?? name;

function columnsInWords(row: ColumnMappingRow): SavedMapping {
  const { id, upload_file_type, header_keys, columns, schools, by, at } = row;
  return {
    id,
    upload_file_type,
    confirmed: { by, at },
    schools,
    headers: header_keys,
    pairs: columns.map(({ column, source }) => {
      const label = labelOf(upload_file_type, column);
      return { from: source?.header ?? null, to: source ? label : null, column: label };
    }),
  };
}

function valueInWords(row: ValueMappingRow): SavedMapping {
  const { id, upload_file_type: type, column_name, value_text, value, schools, by, at } = row;
  const column = datasetOf(type).columns.find(({ name }) => name === column_name);
  const known = column && vocabularyOf(column)?.values.find((one) => one.value === value);
  const pair = { from: value_text, to: known?.label ?? value, column: column?.label ?? column_name };
  return { id, upload_file_type: type, confirmed: { by, at }, schools, headers: null, pairs: [pair] };
}

/** @throws PortalError conflict, in the same words for what was never there and for what is another district's */
export async function forget(tx: Transaction, id: string): Promise<Removed> {
  const removed = await deleteMapping(tx, id);
  if (!removed) throw new PortalError('conflict', 'mapping-gone');
  return removed;
}
