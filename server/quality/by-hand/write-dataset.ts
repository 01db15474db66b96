import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { columnsOf } from '../ledgers/inputs/input-columns.ts';
import type { CurrentFile } from '../ledgers/inputs/inputs.ts';

/**
 * Writes the rows of a query as the ingest leaves them: typed, NULL where the query has no such column.
 * @param which of the rows; all of them by default
 */
export async function writeDataset(
  connection: DuckDBConnection,
  folder: string,
  {
    type,
    rows,
    schools,
    which = 'true',
  }: { type: UploadFileType; rows: string; schools: readonly string[]; which?: string },
): Promise<CurrentFile> {
  const path = join(folder, type, 'rows.parquet');
  mkdirSync(join(folder, type), { recursive: true });
  const columns = columnsOf(type);
  const empty = columns.map(([name, kind]) => `NULL::${kind} AS ${name}`).join(', ');
  const typed = columns.map(([name, kind]) => `${name}::${kind} AS ${name}`).join(', ');
  await connection.run(
    `COPY (SELECT * FROM (SELECT row_number() OVER () + 1 AS row_number, ${typed} FROM (SELECT ${empty} WHERE false UNION ALL BY NAME ${rows}))
      WHERE ${which}) TO '${path}' (FORMAT parquet)`,
  );
  return { fileId: `${folder} ${type}`, run: 1, type, fileName: path, schoolIds: new Set(schools), path };
}
