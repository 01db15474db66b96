import type { CategoryCounts } from '#contract/transcripts/categories.ts';
import { type Distribution, distributionOf } from '#contract/transcripts/demographics-match.ts';
import type { Candidate } from '#contract/transcripts/transcripts.ts';
import { readColumns, type StoredFacts } from '#server/platform/database/columns.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import type { SelectionKey } from './queries.ts';

export interface CandidateRow extends Omit<Candidate, 'selected'> {
  left_cohort: boolean;
}

/** The candidates of a school in the order of the list, and what is asked of all of them at once. */
export interface CandidateList {
  /** With those who left the cohort after they were chosen. */
  rows: readonly CandidateRow[];
  byId: ReadonlyMap<string, CandidateRow>;
  counts: CategoryCounts;
  distribution: Distribution;
}

/**
 * Schools whose lists are kept: a facilitator turns the pages of one. The list of 30,000 students takes about 15 MB.
 */
const KEPT = 8;

/**
 * The lists of candidates, kept by their hash: parsing that of a large school takes longer than all else a page
 * needs. Whether the person may see the list is asked of the database at each call, since the hash is read
 * under row-level security.
 */
export class CandidateLists {
  private readonly kept = new Map<string, CandidateList>();

  read(tx: Transaction, place: SelectionKey): Promise<CandidateList> {
    return this.find(tx, place, sql``);
  }

  /** As read, and no refresh replaces the list before this transaction ends: what is chosen now stays in it. */
  lock(tx: Transaction, place: SelectionKey): Promise<CandidateList> {
    return this.find(tx, place, sql`for share`);
  }

  private async find(tx: Transaction, { auditId, schoolId }: SelectionKey, lock: SQL): Promise<CandidateList> {
    const where = sql`from candidate_list where audit_id = ${auditId} and school_id = ${schoolId}`;
    const found = await tx.row<{ hash: string }>(sql`select hash ${where} ${lock}`);
    if (!found) return listOf([]);
    const key = `${auditId} ${schoolId} ${found.hash}`;
    const kept = this.kept.get(key);
    if (kept) return this.keep(key, kept);
    const row = await tx.row<{ students: string; hash: string }>(sql`select students, hash ${where}`);
    const list = listOf(row ? rowsOf(readColumns(row.students)) : []);
    // Without a lock a refresh may have come between the two; a list moved from an older portal has no hash.
    return row?.hash === found.hash && found.hash !== '' ? this.keep(key, list) : list;
  }

  private keep(key: string, list: CandidateList): CandidateList {
    this.kept.delete(key);
    this.kept.set(key, list);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    return list;
  }
}

function rowsOf(students: StoredFacts): CandidateRow[] {
  const facts = Object.entries(students);
  return (students.id ?? []).map((_, at) => {
    const row = Object.fromEntries(facts.map(([name, values]) => [name, values[at]]));
    // One value per position of columns that are all as long as `id`: the shape of CandidateRow by its definition.
    return { left_cohort: false, ...row } as unknown as CandidateRow;
  });
}

function listOf(rows: readonly CandidateRow[]): CandidateList {
  const present = rows.filter(({ left_cohort }) => !left_cohort);
  const counts: CategoryCounts = { HIGH_FLIER: 0, ON_THE_CUSP: 0, STRUGGLING: 0, NONE: 0 };
  for (const { category } of present) counts[category ?? 'NONE'] += 1;
  return {
    rows,
    byId: new Map(rows.map((row) => [row.id, row])),
    counts,
    distribution: distributionOf(present),
  };
}
