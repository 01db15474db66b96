import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { datasetOf } from '#datasets/index.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { processFile } from '#server/ingest/child/ingest.ts';
import type { IngestRequest } from '#server/ingest/result.ts';
import { Random } from '#server/test-random.ts';
import { type GoodFile, goodFiles } from './good-files.ts';
import { mutate } from './mutate.ts';
import { Worker } from './pool.ts';
import { complaintAbout } from './verdict.ts';

export interface FuzzRun {
  files: number;
  seed: number;
  /** Processes at a time. */
  workers: number;
  onProgress?: (done: number) => void;
}

export interface FuzzOutcome {
  passed: number;
  verdicts: Map<string, number>;
  /** Files that cost their process, and were then checked in a child of their own. */
  ownChild: { number: number; why: string }[];
  failures: { number: number; origin: string; path: string; complaint: string }[];
}

const SCHOOLS = ['Lincoln High', 'Roosevelt HS', 'East Academy'];
const CONTEXT: IngestContext = {
  yearEnding: 2024,
  schools: SCHOOLS.map((name, index) => ({
    id: `school-${index}`,
    name,
    local_id: null,
    state_id: null,
    nces_id: null,
    ceeb_code: null,
  })),
  chosen: {
    schoolIds: ['school-0', 'school-1', 'school-2'],
    years: [2023, 2024],
    demographicTypes: ['Gender', 'Race/Ethnicity'],
    testTypes: ['SAT', 'ACT', 'AP', 'IB'],
  },
};

/** Mutates and checks `files` files. What fails is left on the disk; everything else is gone afterwards. */
export async function fuzz({ files, seed, workers, onProgress = () => {} }: FuzzRun): Promise<FuzzOutcome> {
  const root = mkdtempSync(join(tmpdir(), 'portal-fuzz-'));
  const temporary = join(root, 'temporary');
  mkdirSync(temporary);
  const good = goodFiles();
  const outcome: FuzzOutcome = { passed: 0, verdicts: new Map(), ownChild: [], failures: [] };
  let next = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const worker = new Worker(root);
      while (next < files) {
        const number = next++;
        await checkOne(number, mutated(good, seed, number), root, worker, outcome);
        onProgress(number + 1);
      }
      worker.stop();
    }),
  );
  const leaked = readdirSync(temporary);
  if (leaked.length)
    outcome.failures.push({ number: -1, origin: 'all files', path: temporary, complaint: 'temporary files were left' });
  if (outcome.failures.length === 0) rmSync(root, { recursive: true });
  return outcome;
}

/** File `number` of a seed depends on no other file, so that it can be made again alone. */
function mutated(good: readonly GoodFile[], seed: number, number: number): GoodFile {
  const random = new Random(seed * 1_000_003 + number);
  const file = random.of(good);
  return { ...file, bytes: mutate(file, random) };
}

async function checkOne(
  number: number,
  { origin, bytes, extension, type }: GoodFile,
  root: string,
  worker: Worker,
  outcome: FuzzOutcome,
): Promise<void> {
  const fileName = `${number}${extension}`;
  const rawPath = join(root, fileName);
  const folder = join(root, `run-${number}`);
  writeFileSync(rawPath, bytes);
  mkdirSync(folder);
  const request: IngestRequest = { rawPath, fileName, type, context: CONTEXT, folder };
  const { complaint, verdict } = await judge(number, request, worker, outcome);
  rmSync(folder, { recursive: true, force: true });
  outcome.verdicts.set(verdict, (outcome.verdicts.get(verdict) ?? 0) + 1);
  if (complaint) {
    outcome.failures.push({ number, origin, path: rawPath, complaint });
    return;
  }
  outcome.passed += 1;
  rmSync(rawPath);
}

/** In the shared process; a file that it is lost over counts only by what its own child, the real one, makes of it. */
async function judge(number: number, request: IngestRequest, worker: Worker, outcome: FuzzOutcome) {
  const answer = await worker.check(request);
  if (answer.ended === 'answered') return answer;
  outcome.ownChild.push({ number, why: answer.why });
  rmSync(request.folder, { recursive: true, force: true });
  mkdirSync(request.folder);
  const result = await processFile(request);
  return { complaint: complaintAbout(result, datasetOf(request.type)), verdict: result.verdict };
}
