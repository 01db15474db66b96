import type { Transaction } from './database.ts';
import type { OpenDatabase } from './open.ts';
import { type SQL, sql } from './sql.ts';
import type { Column, TestTenant } from './test-tenants.ts';

/** Statements in one transaction: to begin one costs more than most of them. */
const IN_ONE = 50;

/** From 0 up to, not including, `end`. */
export type Chance = (end: number) => number;

export interface Tried {
  statements: number;
  /** Those that ended well; the others were refused. */
  done: number;
  /** What they gave of the other audit, which must be nothing. */
  foreign: string[];
}

/**
 * Statements by chance as `mine`, made to reach rows of `theirs`: reading, joining, changing, moving, adding
 * and removing in every table. Rows of the own audit are changed to what they are, so that afterwards
 * everything must be as it was.
 */
export async function tryStatements(
  database: OpenDatabase,
  [mine, theirs]: readonly [TestTenant, TestTenant],
  columns: readonly Column[],
  many: number,
  chance: Chance,
): Promise<Tried> {
  const tried: Tried = { statements: 0, done: 0, foreign: [] };
  while (tried.statements < many)
    await database.tenant(mine.tenant, async (tx) => {
      for (let round = 0; round < IN_ONE && tried.statements < many; round++) {
        const { text, statement } = statementOf(theirs, columns, chance);
        tried.statements++;
        const rows = await attempt(tx, statement);
        if (rows === null) continue;
        tried.done++;
        const found = JSON.stringify(rows);
        if (theirs.marks.some((mark) => found.includes(mark))) tried.foreign.push(text);
      }
    });
  return tried;
}

/** null where it was refused; the transaction goes on. */
async function attempt(tx: Transaction, statement: SQL): Promise<object[] | null> {
  await tx.run(sql`savepoint attempt`);
  try {
    return await tx.rows(statement);
  } catch {
    await tx.run(sql`rollback to savepoint attempt`);
    return null;
  }
}

function statementOf({ marks, tenant }: TestTenant, columns: readonly Column[], chance: Chance) {
  const pick = <T>(list: readonly T[]): T => list[chance(list.length)] as T; // never empty
  const { table, column } = pick(columns);
  const other = pick(columns);
  const name = (text: string) => `"${text}"`;
  const mark = `'${pick(marks)}'`;
  const conditions = [
    'true',
    `l.${name(column)}::text = ${mark}`,
    `l::text like '%' || ${mark} || '%'`,
    `l.${name(column)} is not distinct from l.${name(column)} or ${mark} = ''`,
    `exists (select from ${name(other.table)} e where e::text like '%' || ${mark} || '%')`,
    `coalesce(current_setting('portal.audit_id', true), '') <> ${mark}`,
    `l.${name(column)} in (select e.${name(column)} from ${name(table)} e where e::text like '%' || ${mark} || '%')`,
  ];
  const where = `${pick(conditions)} ${pick(['and', 'or', 'or not', 'and not'])} ${pick(conditions)}`;
  const text = pick([
    `select l::text as l from ${name(table)} l where ${where} limit 20`,
    `select l.${name(column)}::text as l from ${name(table)} l where ${where} limit 20`,
    `select l.${name(column)}::text as l, r.${name(other.column)}::text as r from ${name(table)} l cross join ${name(other.table)} r where ${where} limit 20`,
    `select count(*)::text as l, max(l.${name(column)}::text) as r from ${name(table)} l where ${where}`,
    `with l as (select * from ${name(table)}) select l::text as l from l union all select r::text from ${name(other.table)} r limit 40`,
    `update ${name(table)} l set ${name(column)} = ${name(column)} where ${where} returning l.${name(column)}::text as l`,
    `update ${name(table)} l set audit_id = ${mark} where ${where} returning l.audit_id::text as l`,
    `delete from ${name(table)} l where l::text like '%' || ${mark} || '%' returning l.${name(column)}::text as l`,
    `insert into ${name(table)} select (jsonb_populate_record(l, jsonb_build_object('audit_id', '${tenant.auditId}', 'name', ${mark}))).* from ${name(table)} l where ${where} returning audit_id::text as l`,
    `select person_with_email(${mark} || '@none.test', '')::text is null as l where ${chance(1000)} < 0`,
  ]);
  return { text, statement: sql.raw(text) };
}
