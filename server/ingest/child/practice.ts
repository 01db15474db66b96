import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { datasetOf } from '#datasets/index.ts';
import { toCsv } from '#datasets/kit/csv/csv.ts';
import { SAMPLE_SETTING, toSample } from '#datasets/kit/sample/to-sample.ts';
import { limitsFor } from '../limits.ts';
import { runPipeline } from '../pipeline.ts';

/**
 * Files that are uploaded together take the child before; there its practice would cost more than it gains.
 * As long between two times.
 */
const AFTER_MS = 1_000;
/**
 * By what the compiler has seen of it the program runs faster: the first file takes 0.8 of the time after one, 0.7
 * after three, no less after six.
 */
const TIMES = 3;
/** The largest of the datasets: what it needs, most others need. */
const TYPE = 'TRANSCRIPT';
const SCHOOL = { id: '00000000-0000-4000-8000-000000000001', local_id: null, state_id: null, nces_id: null };

/**
 * Checks a file like the sample three times while no one waits, so that the program is compiled and the engine's memory
 * is there when the first file comes. It ends at its next step once `signal` says that a file is there, and leaves
 * nothing in `folder`. Where others have more to do than the machine can, it waits until they are done.
 * @param mostLoad processes that may want to run (of the last minute, as the system counts them)
 * @returns whether it came to its end
 */
export async function practice(
  folder: string,
  signal: AbortSignal,
  { mostLoad = Number.POSITIVE_INFINITY, afterMilliseconds = AFTER_MS } = {},
): Promise<boolean> {
  try {
    for (let time = 0; time < TIMES; time++) {
      do await setTimeout(afterMilliseconds, undefined, { signal });
      while ((loadavg()[0] ?? 0) > mostLoad);
      await checkSample(join(folder, 'practice'), signal);
    }
    return true;
  } catch {
    return false; // a child that has not practiced still reads files
  }
}

/** @throws where it is to end, and where the file is not read as one with an error */
async function checkSample(folder: string, signal: AbortSignal): Promise<void> {
  mkdirSync(folder);
  try {
    const text = toCsv(exportLike());
    const rawPath = join(folder, 'sample.csv');
    writeFileSync(rawPath, text);
    const context = {
      yearEnding: SAMPLE_SETTING.yearEnding,
      schools: [{ ...SCHOOL, name: SAMPLE_SETTING.school, ceeb_code: null }],
      chosen: { schoolIds: [SCHOOL.id], years: [], demographicTypes: [], testTypes: [] },
    };
    const request = { rawPath, fileName: 'sample.csv', type: TYPE, context, folder } as const;
    const { verdict } = await runPipeline(request, limitsFor(text.length), () => signal.throwIfAborted());
    if (verdict !== 'data_errors') throw new Error(`What is practiced with is ${verdict}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The sample, and what exports have besides: columns that are not read, and a cell that cannot be. */
function exportLike(): string[][] {
  const { headers, rows } = toSample(datasetOf(TYPE));
  const others = rows.map((row, index) => [...row, 'Mathematics', '3.0', 'N', 'Ocampo, Rosa', `${index}`]);
  const [first = [], ...rest] = others;
  return [
    [...headers, 'Subject', 'Grade points', 'Exclude from GPA', 'Teacher', 'Section'],
    first.with(headers.indexOf('Credits earned'), 'many').with(headers.indexOf('School'), 'Another School'),
    ...rest,
  ];
}
