import type { DuckDBInstance } from '@duckdb/node-api';
import { DATASETS } from '#datasets/index.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { toTyped } from '#datasets/kit/sql/to-sql.ts';
import { schoolsOf } from '../check/validate.ts';
import { Engine } from '../engine.ts';
import { fingerprintOf } from '../keep/fingerprint.ts';
import type { IngestLimits } from '../limits.ts';
import { type OpenedFile, openFile } from '../open/gate.ts';
import { ARCHIVE } from '../open/workbook.ts';
import { readTable } from '../read/read.ts';
import type { ReadTable } from '../read/table.ts';
import { type RecognisedTable, recognise } from '../recognise/recognise.ts';
import { REFUSALS, Refusal } from '../refusal.ts';
import { unpack } from './archive.ts';
import { choicesIn } from './choices.ts';
import type { InspectionAnswer, InspectionContext, InspectionRequest, TakenFor } from './inspection.ts';
import { joinRoles } from './join-roles.ts';
import { rankTypes } from './type.ts';

/**
 * open -> read -> which dataset -> recognise -> which schools, years and tests. Throws only when the program is wrong.
 * `started` is an engine of the request's folder that is still without a file.
 */
export async function inspect(
  request: InspectionRequest,
  limits: IngestLimits,
  started?: DuckDBInstance,
): Promise<InspectionAnswer> {
  const { rawPath, folder, rolesPath } = request;
  if (rolesPath) return joinRoles({ ...request, rolesPath }, limits);
  const opened = await openFile(rawPath, limits);
  if (opened === ARCHIVE && request.mayUnpack) return unpack(request, limits);
  if (request.mayUnpack && NOT_OPENED.has(opened)) return { found: 'refusal', refused: { is: 'archive-unsafe' } };
  if (opened instanceof Refusal) return refuse(opened);
  const engine = await Engine.open(folder, rawPath, limits, started);
  try {
    // Any dataset will do to find the header row: those of the others count as well (recognise.ts).
    const table = await readTable({ opened, path: rawPath, dataset: datasetToReadAs(request.meantAs) }, engine, limits);
    return table instanceof Refusal ? refuse(table) : await inspectTable(table, request, engine);
  } finally {
    engine.close();
  }
}

/** Of a file that is named as an archive these words would speak of a workbook. */
const NOT_OPENED: ReadonlySet<OpenedFile | Refusal> = new Set([REFUSALS.unsafe, REFUSALS.damaged, REFUSALS.password]);

const refuse = ({ why }: Refusal): InspectionAnswer => ({ found: 'refusal', refused: why });

const datasetToReadAs = (type: UploadFileType | null): Dataset =>
  // The list of datasets is never empty.
  DATASETS.find((dataset) => dataset.type === type) ?? (DATASETS[0] as Dataset);

async function inspectTable(
  table: ReadTable,
  { meantAs, context }: InspectionRequest,
  engine: Engine,
): Promise<InspectionAnswer> {
  const [best, ...others] = await rankTypes(table, meantAs, contextFor(context), engine);
  const dataset = best?.dataset ?? datasetToReadAs(meantAs);
  const asked = contextFor(context)(dataset.type);
  const recognised = await recognise(table, dataset, asked, engine, nobody);
  if (recognised instanceof Refusal) return refuse(recognised);
  if ('wrong' in recognised) return refuse(recognised.wrong);
  const isGuess = best === undefined || best.score === 0;
  if (isGuess && meantAs === null) return { found: 'table', inspection: unknownTable(table, recognised) };
  const schools = await schoolsOf(asked, recognised, engine);
  for (const [step, sql] of toTyped(dataset, { ...recognised, context: { ...asked, schools } }).entries())
    await engine.runStep(`read ${step + 1}`, sql);
  const fingerprint = await fingerprintOf(dataset, recognised, engine);
  return {
    found: 'table',
    inspection: {
      upload_file_type: dataset.type,
      reason: reasonOf(recognised, dataset),
      also: others.map((other) => other.dataset.type),
      missing: recognised.missing.map(({ label }) => label),
      rows: fingerprint.rows,
      students: fingerprint.students,
      sheets: [...table.sheets],
      ...(await choicesIn(recognised, dataset, asked, engine)),
      fingerprint,
    },
  };
}

/** The best dataset is asked already, so no other one is looked for. */
const nobody = async () => false;

/** A table whose headers do not tell: what it is, only the person can say, and map its columns once it is here. */
function unknownTable({ rows, sheets }: ReadTable, { headerRow, columns }: RecognisedTable) {
  const headers = columns.slice(0, SHOWN).map(({ header }) => header);
  return {
    upload_file_type: null,
    reason: { is: 'unknown', headers, more: columns.length > SHOWN } as const,
    also: [],
    missing: [],
    rows: Math.max(0, rows - headerRow),
    students: null,
    sheets: [...sheets],
    schools: null,
    elsewhere: { rows: 0, names: [] },
    academic_periods: null,
    test_types: null,
    demographic_types: null,
    fingerprint: null,
  };
}

/** Nothing chosen yet: no column is wanted because of a choice, and no row is left out. */
const contextFor =
  ({ yearEnding, schools, confirmed }: InspectionContext) =>
  (type: UploadFileType): IngestContext => ({
    yearEnding,
    schools,
    chosen: { schoolIds: [], years: [], demographicTypes: [], testTypes: [] },
    confirmed: confirmed[type],
  });

const SHOWN = 4;

/** Why it was taken for that: the vendor's layout, a confirmed mapping, or the columns by name. */
function reasonOf({ facts, confirmed, mapping }: RecognisedTable, dataset: Dataset): TakenFor {
  for (const fact of facts) {
    if (fact.is === 'layout') return { is: 'layout', layout: fact.name };
    if (fact.is === 'by-position') return { is: 'layout', layout: fact.layout };
  }
  if (confirmed) return { is: 'mapped', by: confirmed.by };
  const names = dataset.columns.map(({ name }) => name).filter((name) => mapping.has(name));
  return { is: 'columns', columns: names.slice(0, SHOWN), more: Math.max(0, names.length - SHOWN) };
}
