import { PortalError } from '#contract/errors.ts';

/** One who has lost the connection comes again before that is noticed here; more are no one who sends a file. */
const MOST_AT_ONCE = 3;

/**
 * Who sends to which address at the moment. Each of them has a file of its own until the first is done,
 * and no quota counts these.
 */
export class Senders {
  private readonly counts = new Map<string, number>();

  /** @throws PortalError too_many_requests */
  async receive<T>(address: string, work: () => Promise<T>): Promise<T> {
    const count = this.counts.get(address) ?? 0;
    if (count >= MOST_AT_ONCE) throw new PortalError('too_many_requests', undefined, { seconds: 60 });
    this.counts.set(address, count + 1);
    try {
      return await work();
    } finally {
      const left = (this.counts.get(address) ?? 1) - 1;
      if (left > 0) this.counts.set(address, left);
      else this.counts.delete(address);
    }
  }
}
