import { createSecretKey } from 'node:crypto';
import { compareNames } from '#contract/by-name.ts';
import { PortalError } from '#contract/errors.ts';
import type { SchoolId, TranscriptId } from '#contract/ids.ts';
import { SMALLEST_GROUP, TRAITS, type Trait } from '#contract/quality/opportunity.ts';
import { STUDENT_FACTS, type StudentBehind, type StudentFact } from '#contract/quality/opportunity-students.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { readColumns } from '#server/platform/database/columns.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { studentLabelOf, transcriptIdOf } from '../candidates.ts';
import { showsNames } from '../category-rule.ts';
import type { LedgerReader } from '../ledgers/stored/reader.ts';
import { offsetOf, type Page, pagesOf, viewOf } from '../lists/list-call.ts';
import { selectAudit, selectCandidateLists, selectPanel, selectSchools } from '../queries.ts';
import { type Schools, scopeKey } from '../scopes.ts';
import type { Measure } from './define-measure.ts';
import { familiesIn } from './families.ts';
import type { StoredOpportunity } from './of-scope.ts';
import { countedWith } from './own-measures.ts';
import { TRAIT_VALUES } from './traits.ts';
import { earnedOf, FACT_COLUMNS, type FactRow, isShort, verdictsOf } from './verdict.ts';

/** Whose students: of the schools of the reader, or of one; of all, or of a group; all who are asked, or some. */
export interface StudentsCall {
  tx: Transaction;
  ledgers: LedgerReader;
  auditId: string;
  mine: Schools;
  schoolId: string | undefined;
  /** Those who choose transcripts see names, where the audit shows them. */
  chooses: boolean;
  /** Others than those who may read rows of students see codes alone, as on transcripts. */
  seesIds: boolean;
}

export interface StudentsQuery extends Page {
  trait?: Trait | undefined;
  value?: string | undefined;
  attained?: 'true' | 'false' | undefined;
}

type StudentRow = FactRow & { took_families: number } & Record<StudentFact, number | null> & {
    student: string;
    student_label: string;
    transcript_id: string;
    home: string | null;
    is_attained: boolean;
    is_uncertain: boolean;
  };

/** Read by name: the engine refuses one that is gone, where a star would leave the fact out. */
const READ = [
  'student',
  'home',
  'took_families',
  ...STUDENT_FACTS,
  ...FACT_COLUMNS,
] as const satisfies (keyof StudentRow)[];

/**
 * A page of the students behind a number, by the name of their school and ID, or code. A group of fewer than
 * 10 students is not listed.
 */
export async function readStudents(call: StudentsCall, id: string, query: StudentsQuery) {
  const measure = await measureIn(call, id);
  const audit = await selectAudit(call.tx, call.auditId);
  if (!audit) throw new PortalError('not_found');
  const view = await viewOf(call);
  const asked = `(${measure.asked}) AND ${groupOf(query)}`;
  const attained = `(${measure.attained})`;
  const wanted = query.attained === undefined ? 'true' : query.attained === 'true' ? attained : `NOT ${attained}`;
  const [counted = { asked: 0, total: 0 }] = await call.ledgers.rows<{ asked: number; total: number }>(
    view,
    'opportunity.count-behind',
    `SELECT count(*) AS asked, count(*) FILTER (${wanted}) AS total FROM opportunity WHERE ${asked}`,
  );
  const small = query.trait !== undefined && counted.asked > 0 && counted.asked < SMALLEST_GROUP;
  if (small) return { items: [], total: 0, pages: 0, version: view.version, small };
  const schools = new Map((await selectSchools(call.tx, call.auditId)).map(({ id, name }) => [id, name]));
  const key = createSecretKey(audit.transcript_key, 'hex');
  // In the order of IDs codes would say whose is the lowest.
  const order = call.seesIds ? 'student' : 'transcript_id';
  const rows = await call.ledgers.rows<StudentRow>(
    view,
    'opportunity.behind',
    `SELECT ${READ.join(', ')}, ${transcriptIdOf(key, 'student')} AS transcript_id, ${studentLabelOf(key, 'student')} AS student_label,
       ${attained} AS is_attained, NOT ${attained} AND (${measure.mayBe}) AS is_uncertain
     FROM opportunity LEFT JOIN ${placesOf(schools)} ON place.of = home
     WHERE ${asked} AND ${wanted} ORDER BY place.number, ${order} LIMIT $size OFFSET $offset`,
    { size: query.size, offset: offsetOf(query) },
  );
  const names = call.chooses && showsNames(audit.settings) ? await namesOf(call, rows) : new Map<string, string>();
  return {
    items: rows.map((row) => studentOf(row, measure, { names, schools, seesIds: call.seesIds })),
    total: counted.total,
    pages: pagesOf(counted.total, query),
    version: view.version,
    small,
  };
}

/**
 * The measure as the numbers that show know it: own requirements may have been changed since.
 *
 * @throws PortalError not_found for own requirements that they do not know
 */
async function measureIn({ tx, auditId, mine, schoolId }: StudentsCall, id: string): Promise<Measure> {
  const key = scopeKey(schoolId === undefined ? mine : [schoolId]);
  const stored = await selectPanel<Pick<StoredOpportunity, 'settings'>>(tx, auditId, 'opportunity', key, undefined);
  const rule_sets = stored?.result?.settings?.rule_sets ?? [];
  const found = countedWith({ rule_sets }).find((measure) => measure.id === id);
  if (!found) throw new PortalError('not_found');
  return found;
}

/** @throws PortalError bad_request for a group that the trait does not have */
function groupOf({ trait, value }: StudentsQuery): string {
  if (trait === undefined && value === undefined) return 'true';
  const values: readonly string[] = trait === undefined ? [] : TRAITS[trait];
  if (trait === undefined || value === undefined || !values.includes(value)) throw new PortalError('bad_request');
  return `${TRAIT_VALUES[trait]} = ${literal(value)}`;
}

/**
 * The schools in the order of their names, as a table `place`. Those without a school are in
 * none of them, and come last.
 */
function placesOf(schools: ReadonlyMap<string, string>): string {
  const byName = [...schools].sort(([, one], [, other]) => compareNames(one, other));
  const rows = byName.map(([id], number) => `(${literal(id)}, ${number})`);
  return `(VALUES ${[`('', ${rows.length})`, ...rows].join(', ')}) AS place (of, number)`;
}

interface Known {
  names: ReadonlyMap<string, string>;
  schools: ReadonlyMap<string, string>;
  seesIds: boolean;
}

// IDs of rows, written by ourselves.
function studentOf(row: StudentRow, { shows }: Measure, { names, schools, seesIds }: Known): StudentBehind {
  const bits = shows.families?.are === 'taken' ? row.took_families : row.passed_families;
  const { families } = shows;
  return {
    student_id: seesIds ? row.student : null,
    student_label: row.student_label,
    name: names.get(row.transcript_id) ?? null,
    transcript_id: row.transcript_id as TranscriptId,
    school_id: row.home as SchoolId | null,
    school: schools.get(row.home ?? '') ?? null,
    attained: row.is_attained,
    uncertain: row.is_uncertain,
    facts: (shows.facts ?? []).map((fact) => ({ fact, value: row[fact] })),
    families: families ? familiesIn(bits).filter((family) => families.of.includes(family)) : null,
    lacks: shows.rules ? verdictsOf(shows.rules, earnedOf(row)).filter(isShort) : [],
  };
}

/** Names by transcript ID, as the lists of candidates have them. */
async function namesOf({ tx, auditId }: StudentsCall, rows: readonly StudentRow[]): Promise<Map<string, string>> {
  const homes = [...new Set(rows.flatMap(({ home }) => home ?? []))];
  const lists = (await selectCandidateLists(tx, auditId, homes)).map(({ students }) => readColumns(students));
  return new Map(
    lists.flatMap(({ id = [], name = [] }) =>
      id.flatMap((one, at) => (typeof name[at] === 'string' ? [[String(one), name[at]] as const] : [])),
    ),
  );
}
