import { openMatrix } from '#server/test-matrix.ts';
import { tryCalls } from '#server/test-random-calls.ts';
import { Random } from '../fuzz/random.ts';

/** Routes that look up what a path names, and by what. */
const PLACES = [
  ['uploads/:id', 'fileId'],
  ['uploads/:id/issues', 'fileId'],
  ['uploads/:id/versions', 'fileId'],
  ['schools/:id/transcripts/candidates', 'schoolId'],
] as const;

/**
 * Calls with IDs of another audit: none tells of it, and those that name what is there answer as those that name nothing, also in time.
 * @returns by place the median time of foreign IDs, divided by that of unknown ones
 * @throws what did not hold
 */
export async function playForeignIds(calls: number, seed: number): Promise<Map<string, number>> {
  const matrix = await openMatrix();
  try {
    const random = new Random(seed);
    const wrong = await tryCalls(matrix, calls, (end) => random.below(end));
    if (wrong.length > 0) throw new Error(`Foreign IDs with seed ${seed}: ${wrong.slice(0, 10).join('; ')}`);
    const ratios = new Map<string, number>();
    for (const [path, of] of PLACES) {
      const times: Record<'foreign' | 'unknown', number[]> = { foreign: [], unknown: [] };
      for (let round = 0; round < calls / 20; round++)
        // In turn, so that both meet the same minute of the machine.
        for (const kind of round % 2 ? (['foreign', 'unknown'] as const) : (['unknown', 'foreign'] as const)) {
          const id = kind === 'foreign' ? matrix.foreign[of] : crypto.randomUUID();
          const began = performance.now();
          const { status } = await matrix.portal.call(
            'GET',
            `/eoa/${matrix.own.eoaId}/${path.replace(':id', id)}`,
            matrix.token('admin.district'),
          );
          times[kind].push(performance.now() - began);
          if (status !== 404) throw new Error(`${path} with a ${kind} ID answers ${status}`);
        }
      ratios.set(path, median(times.foreign) / median(times.unknown));
    }
    return ratios;
  } finally {
    await matrix.portal.close();
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
