import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { TestAudit } from '#server/uploads/test-portal.ts';
import { type Machine, running } from './machine.ts';
import type { World } from './world.ts';

/** What someone outside hears: an answer, a refusal, or nothing (a failure, or a connection that broke). */
export type Answer<T> = { is: 'done'; value: T } | { is: 'refused'; why: PortalError } | { is: 'nothing' };

/** A call of the portal from outside, which outlives the process that answers it. */
export function call<T>(world: World, work: (api: Machine) => Promise<T>): Promise<Answer<T>> {
  const { api, clock } = world;
  if (!api?.isAlive) return Promise.resolve({ is: 'nothing' });
  return new Promise((resolve) => {
    let isOver = false;
    const end = (answer: Answer<T>) => {
      isOver = true;
      resolve(answer);
    };
    api.onDeath(() => clock.after(20, () => (isOver ? undefined : clock.turn(() => end({ is: 'nothing' })))));
    running
      .run({ machine: api }, () => work(api))
      .then(
        (value) => end({ is: 'done', value }),
        (error: unknown) => {
          world.failed(api.name, error);
          end(error instanceof PortalError ? { is: 'refused', why: error } : { is: 'nothing' });
        },
      );
  });
}

/** The same, in a transaction of an administrator of the district. */
export const callAs = <T>(
  world: World,
  { auditId, personId }: Pick<TestAudit, 'personId'> & { auditId: AuditId },
  work: (tx: Transaction, api: Machine) => Promise<T>,
): Promise<Answer<T>> =>
  call(world, (api) => world.databaseFor(api).tenant({ auditId, personId, schools: 'all' }, (tx) => work(tx, api)));
