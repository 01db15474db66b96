import type { DuckDBInstance } from '@duckdb/node-api';
import { datasetOf } from '#datasets/index.ts';
import { collectIssues, issuesOfFile } from './check/issues.ts';
import { saidOfCodes } from './check/open-codes.ts';
import { Places } from './check/places.ts';
import { rowsWithoutRecord } from './check/rows-without-record.ts';
import { validate } from './check/validate.ts';
import { wouldTake } from './check/would-take.ts';
import { withoutWrongChoice } from './check/wrong-choice.ts';
import { Engine } from './engine.ts';
import { aboutFile, type FileFinding } from './findings.ts';
import { withChoices } from './keep/choices-of-schools.ts';
import { saveFailingRows } from './keep/failing-rows.ts';
import { fingerprintOf } from './keep/fingerprint.ts';
import { doubtfulMappings, offerMapping } from './keep/mapping-offer.ts';
import { normalise, type Parts } from './keep/normalise.ts';
import { malformed, reportOf } from './keep/report.ts';
import { sha256Of } from './keep/sha256-of.ts';
import { resultOfWrongFile } from './keep/wrong-file-result.ts';
import type { IngestLimits } from './limits.ts';
import { extensionFinding } from './open/extension.ts';
import { openFile } from './open/gate.ts';
import { readTable } from './read/read.ts';
import type { ReadTable } from './read/table.ts';
import { testInName } from './recognise/file-name/test-in-name.ts';
import { yearInName } from './recognise/file-name/year-in-name.ts';
import { unreadHeadings } from './recognise/groups/unread-headings.ts';
import { type RecognisedTable, recognise } from './recognise/recognise.ts';
import { Refusal } from './refusal.ts';
import type { IngestProgress, IngestRequest, IngestResult } from './result.ts';

/**
 * open -> read -> recognise -> validate -> normalise, for one file. Throws only when the program is wrong.
 * `started` is an engine of the request's folder that is still without a file.
 */
export async function runPipeline(
  request: IngestRequest,
  limits: IngestLimits,
  onProgress: (progress: IngestProgress) => void,
  started?: DuckDBInstance,
): Promise<IngestResult> {
  const { rawPath, type, context, folder } = request;
  const dataset = datasetOf(type);

  onProgress({ stage: 'opening', percent: 0 });
  const opened = await openFile(rawPath, limits);
  if (opened instanceof Refusal) return malformed(opened);
  const named = extensionFinding(request.fileName, opened.format);

  const engine = await Engine.open(folder, rawPath, limits, started);
  try {
    onProgress({ stage: 'reading', percent: 5 });
    const { testTypes, demographicTypes } = context.chosen;
    const wanted = [...testTypes, ...demographicTypes];
    const table = await readTable({ opened, path: rawPath, dataset, wanted }, engine, limits);
    if (table instanceof Refusal) return malformed(table, issuesOfFile(named));

    const { rows } = table;
    onProgress({ stage: 'recognizing', percent: 35, rows });
    const recognised = await recognise(table, dataset, context, engine, wouldTake({ table, context, engine, limits }));
    if (recognised instanceof Refusal) return malformed(recognised, issuesOfFile([...named, ...table.findings]));
    if ('wrong' in recognised) return resultOfWrongFile(recognised, table);
    table.facts.push(...recognised.facts);

    const checking = (share: number) => onProgress({ stage: 'checking', percent: Math.round(40 + share * 50), rows });
    checking(0);
    const reading = { ...context, legends: recognised.legends, singleYears: recognised.singleYears };
    const validated = await validate(recognised, dataset, reading, engine, checking);
    const checked = await withoutWrongChoice(validated, recognised, dataset, context, engine);
    const headings = await unreadHeadings({ ...recognised, engine, dataset, context, sheets: table.sheets });
    const findings = [
      ...wholeFileErrors(recognised),
      ...named,
      ...inName(request, table, recognised),
      ...headings,
      ...table.findings,
      ...recognised.findings,
      ...doubtfulMappings(recognised),
      // Of a file under the wrong card nothing more needs saying.
      ...(recognised.looksLike || recognised.hasNoScores ? [] : checked.findings),
    ];
    const places = new Places(recognised.mapping, recognised.places, table.ordersOfSheets);
    const checkedSheets = { engine, dataset, places, sheets: table.sheets, isSaid: saidOfCodes(reading) };
    onProgress({ stage: 'saving', percent: 90, rows });
    const isUsable = recognised.missing.length === 0 && checked.rowsKept > 0;
    const [collected, parquet, withoutRecord, failing, { mapping, lines }, fingerprint] = await engine.together([
      () => collectIssues(checkedSheets, findings),
      async () =>
        isUsable ? await normalise(checked.plan, engine, { ...partsOf(table, recognised), ...opened }) : null,
      () => rowsWithoutRecord(engine, table, recognised),
      () => saveFailingRows(engine, table, recognised),
      () => offerMapping(recognised, dataset, context, engine),
      () => fingerprintOf(dataset, recognised, engine, checked.distinct.student_id),
    ]);
    if (parquet instanceof Refusal) return malformed(parquet, issuesOfFile(named));
    table.facts.push(...lines);
    const unreadRows = countUnread(recognised.findings) + (table.unreadable?.length ?? 0);
    const ignored = recognised.ignored.map(({ letter, header }) => ({ letter, header }));
    const reported = reportOf({ table, recognised, checked, dataset, collected, unreadRows, withoutRecord, parquet });
    const [schoolRows, rowsSha256] = await engine.together([
      () => withChoices(reported.schoolRows, dataset, parquet, engine),
      async () => (parquet ? { rowsSha256: await sha256Of(parquet) } : {}),
    ]);
    return { ...reported, schoolRows, fingerprint, ...rowsSha256, ignored, mapping, failing: failing ?? undefined };
  } finally {
    // To give its memory back takes 14 ms, which no one has to wait for.
    setImmediate(() => engine.close());
  }
}

/** What the name of the file says and its rows do not. */
const inName = (
  { fileName, type, context }: IngestRequest,
  { sheets }: ReadTable,
  recognised: RecognisedTable,
): FileFinding[] => [
  ...testInName(fileName, type, sheets, recognised),
  ...yearInName(fileName, type, context.yearEnding, recognised),
];

const partsOf = ({ sheets }: ReadTable, { places }: RecognisedTable): Omit<Parts, 'bytes'> => ({
  sheets: Math.max(1, sheets.length),
  records: Math.max(1, places.length),
});

/** Rows that are in error before any check. */
const countUnread = (findings: readonly FileFinding[]): number =>
  findings
    .filter(({ code }) => code === 'file.more-cells-than-headers' || code === 'file.second-header')
    .reduce((sum, { count }) => sum + count, 0);

/** That columns are missing in a file on the wrong card goes without saying; the result still names them. */
function wholeFileErrors({ missing, looksLike, hasNoScores, decisions }: RecognisedTable): FileFinding[] {
  if (looksLike) return [aboutFile('file.other-dataset', { is: 'dataset', type: looksLike.type })];
  if (hasNoScores) return [aboutFile('file.no-scores')];
  const ofToday = decisions.flatMap((one) =>
    one.is === 'not-read-as' && one.because.is === 'maybe-of-today' && missing.some(({ name }) => name === one.column)
      ? [aboutFile('file.grade-of-today', one.header, one.column)]
      : [],
  );
  return [...missing.map(({ label, name }) => aboutFile('file.missing-column', label, name)), ...ofToday];
}
