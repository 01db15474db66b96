import { Readable } from 'node:stream';
import { compareNames } from '#contract/by-name.ts';
import { CATEGORIES } from '#contract/transcripts/categories.ts';
import type { SchoolSelection } from '#contract/transcripts/selection-statuses.ts';
import { toCsv } from '#datasets/kit/csv/csv.ts';
import type { Language } from '#datasets/words/language.ts';
import { timeCells } from '#datasets/words/times.ts';
import type { Download } from '#server/http/download.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { SELECTIONS } from '#server/words/selections.ts';
import { LIMITS } from './limits.ts';
import { type StatusRow, selectAuditFacts, selectStatuses } from './queries.ts';

/** The most transcripts that a school can select. */
const LIMIT = CATEGORIES.reduce((sum, category) => sum + LIMITS[category], 0);

/** Progress of each school that this transaction sees. */
export async function readStatuses(tx: Transaction, auditId: string) {
  const rows = await selectStatuses(tx, auditId);
  return { schools: rows.sort((one, other) => compareNames(one.school, other.school)).map(statusOf), limit: LIMIT };
}

function statusOf({ school_id, school: name, selected, ...row }: StatusRow): SchoolSelection {
  const school = { id: school_id, name };
  if (row.is_finalized && row.finalized_at !== null)
    return { school, status: 'finalized', selected, finalized: { by: row.finalized_by_name, at: row.finalized_at } };
  if (row.saved_at === null) return { school, status: 'not_started', selected: 0 };
  const saved = { by: row.saved_by_name, at: row.saved_at };
  return { school, status: 'in_progress', selected, since: row.begun_at ?? row.saved_at, saved };
}

interface StatusReader {
  auditId: string;
  language: Language;
  timeZone: string;
}

/** The same as CSV in which no cell can run as a formula. */
export async function statusesAsCsv(tx: Transaction, { auditId, language, timeZone }: StatusReader): Promise<Download> {
  const words = SELECTIONS[language];
  const cellsOf = timeCells(language, timeZone);
  const time = (at: string | undefined) => (at === undefined ? '' : cellsOf(at)[0]);
  const [now] = cellsOf(new Date().toISOString());
  const { schools, limit } = await readStatuses(tx, auditId);
  const { district } = await selectAuditFacts(tx, auditId);
  const lines = schools.map((one) => {
    const saved = one.status === 'in_progress' ? one.saved : undefined;
    const finalized = one.status === 'finalized' ? one.finalized : undefined;
    const since = one.status === 'in_progress' ? one.since : undefined;
    return [
      one.school.name,
      words.statuses[one.status],
      String(one.selected),
      String(limit),
      time(since),
      time(saved?.at),
      saved?.by ?? '',
      time(finalized?.at),
      finalized?.by ?? '',
      // Not 'CST': the times of a row may be of summer and of winter.
      timeZone,
    ];
  });
  return {
    stream: Readable.from([toCsv([words.header, ...lines])]),
    fileName: `${district} - ${words.title} - ${now.slice(0, '2024-11-21'.length)}.csv`,
  };
}
