import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import PQueue from 'p-queue';
import { literal } from '#datasets/kit/sql/quote.ts';
import { ledgerKey } from '../lake/keys.ts';
import { bringNumbers, type StoredNumbers } from '../lake/stored-numbers.ts';
import type { Analytics, LedgerVersion } from './analytics.ts';

/** Beside the answers of an API process. */
const LIMITS = { memoryMegabytes: 512, threads: 2 };
/** Copies from a bucket on their way at once. */
const AT_ONCE = 16;

/** A file of a ledger on this machine. */
interface LedgerFile {
  eoa: string;
  path: string;
}

/** Reads the ledgers where the store has them, or copies of them. */
export const duckDbAnalytics = (numbers: StoredNumbers): Analytics => ({
  async rows({ step, sql, ledgers, of }) {
    if (of.length === 0) return [];
    // Loaded with the first question: the engine takes a noticeable part of the time to start.
    const { openLake } = await import('../lake/lake.ts');
    await mkdir(numbers.workFolder, { recursive: true });
    const folder = await mkdtemp(join(numbers.workFolder, 'question-'));
    try {
      const brought = await Promise.all(
        ledgers.map(async (name) => ({ name, files: await bring(numbers, name, of, folder) })),
      );
      const folders = new Set(brought.flatMap(({ files }) => files.map(({ path }) => dirname(path))));
      const lake = await openLake([folder, ...folders], LIMITS);
      try {
        await lake.run(`${step}.ledgers`, brought.map(({ name, files }) => viewOf(name, files)).join(';\n'));
        return await lake.rows(step, sql);
      } finally {
        lake.close();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

async function bring(
  numbers: StoredNumbers,
  name: string,
  of: readonly LedgerVersion[],
  folder: string,
): Promise<LedgerFile[]> {
  const queue = new PQueue({ concurrency: AT_ONCE });
  return await queue.addAll(
    of.map(({ auditId, version }) => async () => ({
      eoa: auditId,
      path: await bringNumbers(numbers, auditId, ledgerKey({ name, auditId, version }), folder),
    })),
  );
}

/** The audit of a file is known by its path: that of a copy does not say it. */
const viewOf = (name: string, files: readonly LedgerFile[]): string => `
  CREATE VIEW ${name} AS
  SELECT part.eoa, ledger.* EXCLUDE (filename)
  FROM read_parquet([${files.map(({ path }) => literal(path)).join(', ')}], filename = true, union_by_name = true, hive_partitioning = false) AS ledger
  JOIN (VALUES ${files.map(({ eoa, path }) => `(${literal(eoa)}, ${literal(path)})`).join(', ')}) AS part (eoa, path) ON part.path = ledger.filename`;
