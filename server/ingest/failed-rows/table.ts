import { join } from 'node:path';
import { datasetOf } from '#datasets/index.ts';
import { formulaSafeSql } from '#datasets/kit/csv/formula-safe.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { FILE_FINDINGS } from '#datasets/kit/findings/file-findings.ts';
import { findingWords } from '#datasets/kit/findings/findings.ts';
import { list, literal, valuesTable } from '#datasets/kit/sql/quote.ts';
import type { Language } from '#datasets/words/language.ts';
import type { ValuePhrase } from '#datasets/words/params.ts';
import { sayEmptyCell, sayOfRows, sayValue } from '#datasets/words/sentences.ts';
import { FAILED_ROWS_WORDS, type FailedRowsWords } from '#server/words/failed-rows.ts';
import { Engine, type Row } from '../engine.ts';
import { FAILING_ROWS } from '../keep/failing-rows.ts';
import { openFile } from '../open/gate.ts';
import { readTable } from '../read/read.ts';
import { columnNames, NO_HEADER_ROW, type ReadTable, SHEET_STRIDE } from '../read/table.ts';
import { Refusal } from '../refusal.ts';
import { FAILED_ROWS, type FailedRowsTask } from './failed-rows.ts';

/** Writes the header row and every row in error as the person wrote them, each with its row number and what to fix. */
export async function writeFailedRows({
  rawPath,
  type,
  wanted,
  language,
  schools,
  folder,
  limits,
}: FailedRowsTask): Promise<void> {
  const dataset = datasetOf(type);
  const opened = await openFile(rawPath, limits);
  if (opened instanceof Refusal) throw new Error('the file was read once');
  const engine = await Engine.open(folder, rawPath, limits);
  try {
    const table = await readTable({ opened, path: rawPath, dataset, wanted }, engine, limits);
    if (table instanceof Refusal) throw new Error('the file was read once');
    await engine.run('findings', findingsView(folder, schools));
    await engine.run('what to fix', await whatToFix(engine, dataset, language));
    await engine.run(
      'failed rows',
      `COPY (${rowsQuery(table, await headerRow(engine, folder), FAILED_ROWS_WORDS[language])}) TO ${literal(join(folder, FAILED_ROWS))}
        (FORMAT csv, HEADER false, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', FORCE_QUOTE *)`,
    );
  } finally {
    engine.close();
  }
}

function findingsView(folder: string, schools: readonly string[] | null): string {
  const mine = schools === null ? 'true' : schools.length === 0 ? 'false' : `school_id IN ${list(schools)}`;
  return `CREATE TABLE failing AS
    SELECT row_number, code, column_name, value FROM read_parquet(${literal(join(folder, FAILING_ROWS))}) WHERE ${mine}`;
}

async function headerRow(engine: Engine, folder: string): Promise<number> {
  return await engine.count(
    'header row',
    `SELECT CAST(decode(value) AS INTEGER) FROM parquet_kv_metadata(${literal(join(folder, FAILING_ROWS))}) WHERE decode(key) = 'header_row'`,
  );
}

/** The sentences of a row, one for each of its findings. */
async function whatToFix(engine: Engine, dataset: Dataset, language: Language): Promise<string> {
  const kinds = await engine.rows('kinds of findings', 'SELECT DISTINCT code, column_name FROM failing');
  const words = kinds.map(({ code, column_name }) => {
    const column = column_name === null ? null : String(column_name);
    return [String(code), column, sayOfRows(dataset, String(code), column, language)];
  });
  const phrases = await phrasesOf(engine, dataset, kinds, language);
  const text = `coalesce(said.words, value)`;
  return `CREATE TABLE to_fix AS
    SELECT row_number,
      string_agg(replace(sentence, '{value}', coalesce('''' || nullif(${text}, '') || '''', ${literal(sayEmptyCell(language))})), ' ' ORDER BY code, column_name) AS sentences
    FROM failing JOIN ${valuesTable('words', ['of_code', 'of_column', 'sentence'], words)}
      ON of_code = code AND of_column IS NOT DISTINCT FROM column_name
    LEFT JOIN ${valuesTable('said', ['said_code', 'said_value', 'words'], phrases)} ON said_code = code AND said_value = value
    GROUP BY row_number`;
}

/** The words of each value that is a phrase as JSON. Files of earlier versions have the words themselves. */
async function phrasesOf(
  engine: Engine,
  dataset: Dataset,
  kinds: readonly Row[],
  language: Language,
): Promise<(string | null)[][]> {
  const isPhrase = ({ code, column_name }: Row) =>
    !(String(code) in FILE_FINDINGS) &&
    findingWords(dataset, String(code), column_name === null ? null : String(column_name)).value === 'phrase';
  const codes = [...new Set(kinds.filter(isPhrase).map(({ code }) => String(code)))];
  if (codes.length === 0) return [];
  const found = await engine.rows(
    'phrases',
    `SELECT DISTINCT code, value FROM failing WHERE code IN ${list(codes)} AND starts_with(value, '{"is"')`,
  );
  return found.map(({ code, value }) => {
    const phrase = JSON.parse(String(value)) as ValuePhrase; // written by columnPhrase or the rule's own SQL
    const stored = { code: String(code), column: null, header: null, value: null, params: { phrase } };
    return [String(code), String(value), sayValue(dataset, stored, language)];
  });
}

function rowsQuery(table: ReadTable, header: number, words: FailedRowsWords): string {
  const cells = columnNames(table.width);
  const safe = cells.map((name) => `${formulaSafeSql(name)} AS ${name}`).join(', ');
  return `SELECT ${cells.join(', ')}, place, sentences FROM (
      SELECT 0 AS position, ${safe}, ${literal(words.row)} AS place, ${literal(words.toFix)} AS sentences
        FROM ${header === NO_HEADER_ROW ? `(SELECT ${cells.map((name) => `'' AS ${name}`).join(', ')})` : `cells WHERE row_number = ${header}`}
      UNION ALL
      SELECT row_number, ${safe}, ${placeOf(table.sheets, words)}, ${formulaSafeSql('sentences')}
        FROM cells JOIN to_fix USING (row_number))
    ORDER BY position`;
}

/** '12', and with several sheets '12 of 'Grade 9''. */
function placeOf(sheets: readonly string[], { ofSheet }: FailedRowsWords): string {
  const number = `CAST(row_number % ${SHEET_STRIDE} AS VARCHAR)`;
  if (sheets.length < 2) return number;
  const cases = sheets.map((name, index) => `WHEN ${index} THEN ${literal(` ${ofSheet} '${name}'`)}`).join(' ');
  return `${number} || CASE row_number // ${SHEET_STRIDE} ${cases} ELSE '' END`;
}
