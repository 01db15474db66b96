import { createSecretKey } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenLake, openLake } from '#server/platform/lake/lake.ts';
import { statementsOf } from '#server/platform/lake/statement.ts';
import { selectCandidates } from '#server/quality/candidates.ts';
import { computePanels } from '#server/quality/compute.ts';
import { findCrossFile } from '#server/quality/findings/cross-file.ts';
import { checkLayout, DISTRICT } from '#server/quality/fixtures/known-district.ts';
import { buildLedgers } from '#server/quality/ledgers/build.ts';
import { buildLists } from '#server/quality/lists/build.ts';
import { countOpportunity } from '#server/quality/opportunity/count.ts';
import { ROOT } from '../source-files.ts';
import { COLUMNS, EXCEPTIONS } from './columns.ts';
import { ENDINGS, RELATIONS } from './relations.ts';

const PAGE = join(ROOT, 'docs/ledgers.md');

export interface Relation {
  step: string;
  name: string;
  kind: 'TABLE' | 'VIEW';
  columns: { name: string; type: string }[];
}

export const writtenPage = (): string => readFileSync(PAGE, 'utf8');

/** The page with its head as it is written, and the relations below. */
export function pageOf(relations: readonly Relation[]): string {
  const [head = ''] = writtenPage().split('## ', 1);
  return [`${head.trimEnd()}\n`, ...relations.map((relation, at) => section(relation, relations[at - 1]?.step))].join(
    '\n',
  );
}

const section = ({ step, name, kind, columns }: Relation, stepBefore: string | undefined): string =>
  [
    ...(step === stepBefore ? [] : [`## ${step}\n`]),
    `### \`${name}\`\n`,
    `${kind === 'VIEW' ? 'View. ' : ''}${meaningOf(name) ?? ''}\n`,
    '| Column | Type | Meaning |',
    '|---|---|---|',
    ...columns.map((column) => `| \`${column.name}\` | ${column.type} | ${columnMeaning(name, column.name) ?? ''} |`),
    '',
  ].join('\n');

export const meaningOf = (relation: string): string | undefined =>
  RELATIONS[relation] ?? ENDINGS.find(([ending]) => ending.test(relation))?.[1];

export const columnMeaning = (relation: string, column: string): string | undefined =>
  EXCEPTIONS[`${relation}.${column}`] ?? COLUMNS[column];

/**
 * Every table and view that a refresh of the known answers' district makes, each file twice, so that what
 * compares files is made, too.
 */
export async function relationsOfRefresh(): Promise<Relation[]> {
  const { folder, files } = await checkLayout('clean');
  const lake = await openLake([folder]);
  try {
    const made: Pick<Relation, 'step' | 'name' | 'kind'>[] = [];
    const watched = watching(lake, made);
    const twice = [...files, ...files].map((file) => ({ ...file, columns: {} }));
    await buildLedgers(watched, DISTRICT, twice);
    await buildLists(watched);
    await selectCandidates(watched, createSecretKey('00'.repeat(32), 'hex'));
    await findCrossFile(watched, twice);
    await computePanels(watched, DISTRICT, []);
    await countOpportunity(watched);
    const columns = await columnsOf(lake);
    return made.map((relation) => ({ ...relation, columns: columns.get(relation.name) ?? [] }));
  } finally {
    lake.close();
    rmSync(folder, { recursive: true });
  }
}

/** The lake, which tells what is made in it and keeps what a refresh would drop. */
function watching(lake: OpenLake, made: Pick<Relation, 'step' | 'name' | 'kind'>[]): OpenLake {
  return {
    ...lake,
    run: async (step, sql) => {
      const kept = statementsOf(sql).filter(({ text }) => !text.startsWith('DROP'));
      for (const { text, writes } of kept)
        if (text.startsWith('CREATE') && (writes?.kind === 'TABLE' || writes?.kind === 'VIEW'))
          made.push({ step: step.startsWith('inputs.') ? 'inputs' : step, name: writes.name, kind: writes.kind });
      await Promise.all(kept.map(({ text }) => lake.run(step, text)));
    },
  };
}

/** Columns by relation. The engine says of an enumeration which texts it has; here it has its name. */
async function columnsOf(lake: OpenLake): Promise<ReadonlyMap<string, Relation['columns']>> {
  const enums = await lake.rows<{ name: string; labels: string[] }>(
    'types',
    `SELECT type_name AS name, labels FROM duckdb_types() WHERE logical_type = 'ENUM' AND labels IS NOT NULL`,
  );
  const texts = enums.map(({ name, labels }) => ({
    name,
    text: `ENUM(${labels.map((label) => `'${label.replaceAll("'", "''")}'`).join(', ')})`,
  }));
  const rows = await lake.rows<{ relation: string; name: string; type: string }>(
    'columns',
    `SELECT table_name AS relation, column_name AS name, data_type AS type FROM duckdb_columns()
    WHERE NOT internal ORDER BY table_name, column_index`,
  );
  const named = rows.map(({ relation, name, type }) => ({
    relation,
    name,
    type: texts.reduce((rest, one) => rest.replaceAll(one.text, one.name), type),
  }));
  return Map.groupBy(named, ({ relation }) => relation);
}

if (import.meta.main) writeFileSync(PAGE, pageOf(await relationsOfRefresh()));
