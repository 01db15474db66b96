import { Random } from '#server/test-random.ts';
import { type Matrix, openMatrix } from '#server/whole-portal/access/test-matrix.ts';
import { tryCalls } from '#server/whole-portal/access/test-random-calls.ts';
import { type Comparison, compareTimes, type Pair } from './told-apart.ts';

/** Routes that look up what a path names, and by what. */
const PLACES = [
  ['uploads/:id', 'fileId'],
  ['uploads/:id/issues', 'fileId'],
  ['uploads/:id/versions', 'fileId'],
  ['schools/:id/transcripts/candidates', 'schoolId'],
] as const;

/** What a check of a foreign ID alone might take. The comparison has to find it, or it would find nothing. */
const PLANTED_MS = 2;
/** Until the code is compiled and the database has its plans. */
const WARM_UP = 200;

/**
 * Calls with IDs of another audit: none tells of it, and those that name what is there answer as those that
 * name nothing, also in time.
 * @returns the comparison of their times by place, and of one with a planted difference
 * @throws what did not hold
 */
export async function playForeignIds(calls: number, seed: number): Promise<Map<string, Comparison>> {
  const matrix = await openMatrix();
  try {
    const random = new Random(seed);
    const wrong = await tryCalls(matrix, calls, (end) => random.below(end));
    if (wrong.length > 0) throw new Error(`Foreign IDs with seed ${seed}: ${wrong.slice(0, 10).join('; ')}`);
    const found = new Map<string, Comparison>();
    for (const place of PLACES) found.set(place[0], await compareAt(matrix, place, random, calls / 10));
    found.set(
      `${PLACES[0][0]}, ${PLANTED_MS} ms planted`,
      await compareAt(matrix, PLACES[0], random, calls / 10, PLANTED_MS),
    );
    const missed = [...found].filter(([name, { isTold }]) => isTold !== name.endsWith('planted'));
    if (missed.length > 0) throw new Error(`Times of foreign IDs: ${missed.map(sayComparison).join('; ')}`);
    return found;
  } finally {
    await matrix.portal.close();
  }
}

/** `0.998 (-0.02 ms, -0.06 to 0.03)  uploads/:id` */
export const sayComparison = ([name, { ratio, difference, low, high }]: [string, Comparison]): string =>
  `${ratio.toFixed(3)} (${difference.toFixed(2)} ms, ${low.toFixed(2)} to ${high.toFixed(2)})  ${name}`;

async function compareAt(
  matrix: Matrix,
  [path, of]: (typeof PLACES)[number],
  random: Random,
  rounds: number,
  plantedMs = 0,
): Promise<Comparison> {
  const token = matrix.token('admin.district');
  async function time(kind: keyof Pair): Promise<number> {
    const id = kind === 'foreign' ? matrix.foreign[of] : crypto.randomUUID();
    const began = performance.now();
    const { status } = await matrix.portal.call('GET', `/eoa/${matrix.own.eoaId}/${path.replace(':id', id)}`, token);
    if (kind === 'foreign') spend(plantedMs);
    const took = performance.now() - began;
    if (status !== 404) throw new Error(`${path} with a ${kind} ID answers ${status}`);
    return took;
  }
  const pairs: Pair[] = [];
  for (let round = -WARM_UP; round < rounds; round++) {
    // Either may come first: what the first one leaves behind is in both.
    const kinds = random.below(2) ? (['foreign', 'unknown'] as const) : (['unknown', 'foreign'] as const);
    const pair: Pair = { foreign: 0, unknown: 0 };
    for (const kind of kinds) pair[kind] = await time(kind);
    if (round >= 0) pairs.push(pair);
  }
  return compareTimes(pairs);
}

function spend(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}
