import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { datasetOf } from '#datasets/index.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { Engine } from '../engine.ts';
import type { IngestLimits } from '../limits.ts';
import { openFile } from '../open/gate.ts';
import { firstRows } from '../read/first-rows.ts';
import { readTable } from '../read/read.ts';
import { columnNames } from '../read/table.ts';
import { Refusal } from '../refusal.ts';
import type { InspectionAnswer, InspectionRequest } from './inspection.ts';

/**
 * users.csv and roles.csv of OneRoster 1.2 as one file: the rows of users.csv, each in its place, with the columns
 * `role` and `orgSourcedId` behind them. A person with the role of a student anywhere is a student, at the school of
 * that role, the primary one first.
 */
export async function joinRoles(
  { rawPath, rolesPath, folder, fileName }: InspectionRequest & { rolesPath: string },
  limits: IngestLimits,
): Promise<InspectionAnswer> {
  const roles = join(folder, 'roles');
  await mkdir(roles);
  const byPerson = join(roles, 'by-person.parquet');
  const first = await withTable(rolesPath, roles, limits, (engine, columns) =>
    engine.run('roles', `COPY (${rolesByPerson(columns)}) TO ${literal(byPerson)} (FORMAT parquet)`),
  );
  if (first instanceof Refusal) return { found: 'refusal', refused: first.why };
  const path = join(folder, 'joined.csv');
  const second = await withTable(rawPath, folder, limits, (engine, columns) =>
    engine.run('join', `COPY (${usersWithRoles(columns, byPerson)}) TO ${literal(path)} (FORMAT csv, HEADER false)`),
  );
  if (second instanceof Refusal) return { found: 'refusal', refused: second.why };
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const { size } = await stat(path);
  return { found: 'archive', entries: [], files: [{ name: fileName, path, size, sha256: hash.digest('hex') }] };
}

interface Columns {
  all: readonly string[];
  /** The cell under a header, trimmed; NULL where it is empty or the file has no such column. */
  cell(header: string): string;
  /** Row number of the headers. */
  header: number;
}

async function withTable(
  path: string,
  folder: string,
  limits: IngestLimits,
  work: (engine: Engine, columns: Columns) => Promise<void>,
): Promise<Refusal | undefined> {
  const opened = await openFile(path, limits);
  if (opened instanceof Refusal) return opened;
  const engine = await Engine.open(folder, path, limits);
  try {
    const table = await readTable({ opened, path, dataset: datasetOf('STUDENT_ROSTER') }, engine, limits);
    if (table instanceof Refusal) return table;
    const [row] = await firstRows(engine, table.width, 1);
    const all = columnNames(table.width);
    const cell = (header: string) => {
      const name = all.find((_, index) => headerKey(row?.cells[index] ?? '') === headerKey(header));
      return name ? `nullif(trim(${name}), '')` : 'CAST(NULL AS VARCHAR)';
    };
    await work(engine, { all, cell, header: row?.number ?? 0 });
    return undefined;
  } finally {
    engine.close();
  }
}

const rolesByPerson = ({ cell, header }: Columns) => `
  SELECT person, CASE WHEN bool_or(is_student) THEN 'student' ELSE min(role) END AS role,
    arg_min(org, (CASE WHEN is_student THEN 0 ELSE 2 END) + (CASE WHEN is_primary THEN 0 ELSE 1 END)) AS org
  FROM (SELECT ${cell('userSourcedId')} AS person, ${cell('role')} AS role, ${cell('orgSourcedId')} AS org,
      coalesce(lower(${cell('role')}) = 'student', false) AS is_student, coalesce(lower(${cell('roleType')}) = 'primary', false) AS is_primary
    FROM cells WHERE row_number > ${header} AND lower(coalesce(${cell('status')}, '')) <> 'tobedeleted')
  WHERE person IS NOT NULL GROUP BY person`;

const usersWithRoles = ({ all, cell, header }: Columns, byPerson: string) => `
  SELECT ${all.map((name) => `cells.${name}`).join(', ')}, CASE row_number WHEN ${header} THEN 'role' ELSE known.role END,
    CASE row_number WHEN ${header} THEN 'orgSourcedId' ELSE known.org END
  FROM cells LEFT JOIN read_parquet(${literal(byPerson)}) AS known ON known.person = ${cell('sourcedId')}
  ORDER BY row_number`;
