import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATASETS } from '#datasets/index.ts';
import { lakeColumns } from '#datasets/kit/lake-type.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { checkLayout, DISTRICT } from '#server/quality/fixtures/known-district.ts';
import { buildLedgers } from '#server/quality/ledgers/build.ts';
import { STORED, STORED_NAMES } from '#server/quality/ledgers/stored/stored.ts';
import { buildLists } from '#server/quality/lists/build.ts';
import { countOpportunity } from '#server/quality/opportunity/count.ts';
import { ROOT } from '../source-files.ts';
import { trinoType } from './trino-type.ts';

const FILE = join(ROOT, 'deploy/trino/tables.sql');

type Column = readonly [name: string, type: string];

/** A folder of the lake as a table: its columns, and the parts of its path. */
interface Table {
  name: string;
  folder: string;
  columns: readonly Column[];
  partitions: readonly Column[];
  /** Other files are next to the rows: the table is of all of them, and a view of the rows. */
  besides?: true;
}

export const writtenTables = (): string => readFileSync(FILE, 'utf8');

export const tablesFile = async (): Promise<string> => `${HEAD}${(await tables()).map(statementsOf).join('\n')}`;

const HEAD = `-- The lake as tables of Trino: external, over the files that the portal writes (docs/lake.md). Written by node scripts/trino/tables.ts from the
-- declarations of the datasets and the tables of the refresh; scripts/trino/tables.test.ts compares. LAKE stands for the place of the lake, as
-- s3://bucket/lake (deploy/trino/README.md).
`;

/** The rows of each dataset by run, and each ledger by version of the numbers. */
async function tables(): Promise<Table[]> {
  const ofDatasets = DATASETS.map(
    (dataset): Table => ({
      name: dataset.type.toLowerCase(),
      folder: `type=${dataset.type}`,
      columns: [['row_number', 'BIGINT'], ...lakeColumns(dataset)],
      partitions: [
        ['eoa', 'VARCHAR'],
        ['file', 'VARCHAR'],
        ['run', 'INTEGER'],
      ],
      besides: true, // failing-rows.parquet
    }),
  );
  const ofLedgers = (await ledgerColumns()).map(
    ([name, columns]): Table => ({
      name: `ledger_${name}`,
      folder: `type=ledger-${name}`,
      columns,
      partitions: [
        ['eoa', 'VARCHAR'],
        ['version', 'INTEGER'],
      ],
    }),
  );
  return [...ofDatasets, ...ofLedgers];
}

/** What a refresh of the known answers' district stores, as the engine describes it. */
async function ledgerColumns(): Promise<[name: string, columns: Column[]][]> {
  const { folder, files } = await checkLayout('clean');
  const lake = await openLake([folder]);
  try {
    await buildLedgers(lake, DISTRICT, files);
    await buildLists(lake);
    await countOpportunity(lake);
    const described: [string, Column[]][] = [];
    for (const name of STORED_NAMES) {
      const rows = await lake.rows<{ column_name: string; column_type: string }>(
        'describe',
        `DESCRIBE ${STORED[name].sql}`,
      );
      described.push([name, rows.map((row) => [row.column_name, row.column_type])]);
    }
    return described;
  } finally {
    lake.close();
    rmSync(folder, { recursive: true });
  }
}

function statementsOf({ name, folder, columns, partitions, besides }: Table): string {
  const lines = [...columns, ...partitions].map(([column, type]) => `  "${column}" ${trinoType(type)}`);
  const files = besides ? `${name}_files` : name;
  const keys = partitions.map(([column]) => `'${column}'`).join(', ');
  const table = `DROP TABLE IF EXISTS ${files};
CREATE TABLE ${files} (
${lines.join(',\n')}
) WITH (external_location = 'LAKE/${folder}', format = 'PARQUET', partitioned_by = ARRAY[${keys}]);
`;
  return besides
    ? `${table}CREATE OR REPLACE VIEW ${name} AS SELECT * FROM ${files} WHERE "$path" LIKE '%/rows.parquet';\n`
    : table;
}

if (import.meta.main) writeFileSync(FILE, await tablesFile());
