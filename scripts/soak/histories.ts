import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { Killed, openSoakAudit, type SoakAudit } from './soak-audit.ts';

/**
 * What happens to an audit. `pick` chooses among what is there, wherever it is: a history can be
 * shortened and still makes sense.
 */
type Event =
  | { kind: 'upload' | 'replace' | 'malformed'; pick: number }
  | { kind: 'refresh' | 'two refreshes' | 'killed refresh' };

const pick = fc.nat(10_000);
const EVENT: fc.Arbitrary<Event> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('upload' as const), pick }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('replace' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('malformed' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('refresh' as const, 'two refreshes' as const, 'killed refresh' as const),
    }),
  },
);

/**
 * Plays random histories: files come, are replaced by others of their type, also for other schools, by some that cannot
 * be read, while refreshes run, run twice, or are killed. Whatever the way, what shows at the end is what a rebuild
 * from nothing over the last files shows, and every version still answers as it did then.
 */
export async function playHistories(
  histories: number,
  seed: number,
  { fault = async () => {}, endOnFailure = process.env.CI !== undefined }: Planted = {},
): Promise<void> {
  const audit = await openSoakAudit();
  try {
    const history = fc.asyncProperty(fc.array(EVENT, { minLength: 3, maxLength: 9 }), (events) =>
      play(audit, events, fault),
    );
    await fc.assert(history, { numRuns: histories, seed, endOnFailure });
  } finally {
    await audit.close();
  }
}

type Fault = (audit: SoakAudit) => Promise<void>;

interface Planted {
  /** Does something wrong to the numbers of each history, to see that the comparison finds it. */
  fault?: Fault;
  /** Stop at the first history that fails, instead of looking for a shorter one. */
  endOnFailure?: boolean;
}

interface Chain {
  id: string;
  type: string;
}

async function play(audit: SoakAudit, events: readonly Event[], fault: Fault): Promise<void> {
  await audit.forgetFiles();
  const chains: Chain[] = [];
  const seen = new Map<number, number>();
  for (const event of events) {
    if ('pick' in event) await change(audit, chains, event);
    else await refresh(audit, event.kind);
    await note(audit, seen);
  }
  await audit.refresh();
  await note(audit, seen);
  for (const [version, students] of seen)
    deepStrictEqual((await audit.cohort(version)).total_student_count, students, `version ${version}`);
  await fault(audit);
  const shown = await audit.shown();
  await audit.forgetNumbers();
  await audit.refresh();
  deepStrictEqual(shown, await audit.shown());
}

async function change(
  audit: SoakAudit,
  chains: Chain[],
  { kind, pick }: Extract<Event, { pick: number }>,
): Promise<void> {
  const old = kind === 'upload' ? undefined : chains[pick % Math.max(1, chains.length)];
  const fitting = audit.contents.filter(({ type }) => old === undefined || type === old.type);
  const content = fitting[pick % fitting.length];
  if (!content) return;
  const id = await audit.arrive(content, old?.id ?? null, kind === 'malformed');
  if (!old) chains.push({ id, type: content.type });
}

async function refresh(audit: SoakAudit, kind: 'refresh' | 'two refreshes' | 'killed refresh'): Promise<void> {
  if (kind === 'killed refresh')
    await audit.refresh(true).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
  else await Promise.all(Array.from({ length: kind === 'refresh' ? 1 : 2 }, () => audit.refresh()));
}

/** Remembers what the newest version says the first time it shows; later it must say the same. */
async function note(audit: SoakAudit, seen: Map<number, number>): Promise<void> {
  const { total_student_count: students, provenance } = await audit.cohort();
  const version = provenance?.version ?? 0;
  if (version === 0) return;
  deepStrictEqual(students, seen.get(version) ?? students, `version ${version} changed`);
  seen.set(version, students);
}
