import type { Analytics, LedgerVersion } from '#server/platform/analytics/analytics.ts';
import { QUESTIONS } from '../../scripts/trino/questions.ts';
import { printTable } from '../table.ts';

/** Each question to both engines, once after it was asked once: seconds, and whether they answer alike. */
export async function timeQuestions(
  { duckdb, trino }: { duckdb: Analytics; trino: Analytics | null },
  of: readonly LedgerVersion[],
): Promise<void> {
  const rows: string[][] = [];
  for (const { name: step, isLong, ...question } of QUESTIONS) {
    if (isLong) continue;
    const asked = { step, ...question, of: of.map(({ auditId, version }) => ({ auditId, version })) };
    const ours = await timed(() => duckdb.rows(asked));
    const theirs = trino && (await timed(() => trino.rows(asked)));
    const isEqual = theirs && JSON.stringify(ours.answer) === JSON.stringify(theirs.answer);
    rows.push([
      step,
      String(ours.answer.length),
      ours.seconds.toFixed(2),
      theirs ? theirs.seconds.toFixed(2) : '-',
      isEqual === null ? '-' : isEqual ? 'yes' : 'NO',
    ]);
  }
  printTable(['question to all audits', 'rows', 'DuckDB s', 'Trino s', 'same answer'], rows);
}

async function timed(ask: () => Promise<object[]>): Promise<{ answer: object[]; seconds: number }> {
  await ask();
  const start = performance.now();
  const answer = await ask();
  return { answer, seconds: (performance.now() - start) / 1000 };
}
