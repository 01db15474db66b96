import PQueue from 'p-queue';
import { PortalError } from '#contract/errors.ts';

interface Waiting {
  turn: number;
  leave: AbortController;
}

/** About what the queue takes to become half as long. */
const RETRY_SECONDS = 5;

/**
 * Work of which little is done at once and little may wait, shared out between those it is for: the first of each owner
 * comes before the second of another, and where no more may wait, the owner with the most waiting gives up the newest.
 */
export class Turns {
  /** By owner, the first to begin first. */
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly queue: PQueue;
  private readonly mostWaiting: number;
  private turn = 0;

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.queue = new PQueue({ concurrency: atOnce });
    this.mostWaiting = mostWaiting;
  }

  /** @throws PortalError too_many_requests, with the seconds to wait, without having begun `work` */
  async take<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const before = this.waiting.get(owner) ?? [];
    if (this.queue.size >= this.mostWaiting) this.makeRoomFor(before);
    // Start-time fair queueing (Goyal, Vin and Cheng, 1996) of works of one size: after the owner's last, or
    // after the one under way.
    const own = { turn: Math.max(this.turn, before.at(-1)?.turn ?? 0) + 1, leave: new AbortController() };
    this.waiting.set(owner, [...before, own]);
    const begin = () => {
      this.forget(owner, own);
      this.turn = own.turn;
      return work();
    };
    return await this.queue.add(begin, { priority: -own.turn, signal: own.leave.signal });
  }

  private makeRoomFor(before: readonly Waiting[]): void {
    let [largest, most] = ['', before.length + 1];
    for (const [owner, { length }] of this.waiting) if (length > most) [largest, most] = [owner, length];
    const newest = this.waiting.get(largest)?.at(-1);
    if (!newest) throw refusal();
    this.forget(largest, newest);
    newest.leave.abort(refusal());
  }

  private forget(owner: string, one: Waiting): void {
    const left = this.waiting.get(owner)?.filter((other) => other !== one) ?? [];
    if (left.length > 0) this.waiting.set(owner, left);
    else this.waiting.delete(owner);
  }
}

const refusal = () =>
  new PortalError('too_many_requests', 'many-signing-in', {
    seconds: RETRY_SECONDS,
  });
