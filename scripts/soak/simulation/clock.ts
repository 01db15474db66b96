/** Any moment; the clock of a run begins here, so that a trace is the same on every day. */
const BEGINS = Date.UTC(2031, 2, 3, 8);

interface Due {
  at: number;
  order: number;
  run: () => Promise<void> | void;
}

/**
 * Virtual time, and whose turn it is. One strand of the program runs at a time, until it waits for the clock
 * (`wait`) or ends; then the next due event begins. What happens so depends on the seed alone, however long
 * a statement really takes.
 */
export class Clock {
  now = BEGINS;
  private readonly due: Due[] = [];
  private order = 0;
  private yielded: () => void = () => {};

  /** Milliseconds since the run began. */
  get elapsed(): number {
    return this.now - BEGINS;
  }

  after(ms: number, run: Due['run']): void {
    this.due.push({ at: this.now + ms, order: this.order++, run });
  }

  /** Begins a strand, and resolves once it waits for the clock or has ended. It must not reject. */
  begin(strand: () => Promise<void>): Promise<void> {
    return this.turn(() => void strand().finally(() => this.yielded()));
  }

  /** For a strand: waits until `resume` is called, inside an event; the first call counts. */
  wait<T = void>(arrange: (resume: (value: T) => Promise<void> | void) => void): Promise<T> {
    return new Promise<T>((resolve) => {
      let isOver = false;
      arrange((value) => {
        if (isOver) return;
        isOver = true;
        return this.turn(() => resolve(value));
      });
      this.yielded();
    });
  }

  sleep(ms: number): Promise<void> {
    return this.wait((resume) => this.after(ms, () => resume()));
  }

  /** Plays events for so long, or until `isOver` says so. */
  async play(ms: number, isOver: () => boolean = () => false): Promise<void> {
    const end = this.now + ms;
    while (!isOver()) {
      const next = this.take(end);
      if (!next) {
        this.now = end;
        return;
      }
      this.now = Math.max(this.now, next.at);
      await next.run();
    }
  }

  /** Lets a strand go on that waits for what `begin` does. */
  turn(begin: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.yielded = resolve;
      begin();
    });
  }

  private take(end: number): Due | undefined {
    let first = -1;
    for (const [index, { at, order }] of this.due.entries()) {
      const best = this.due[first];
      if (at <= end && (!best || at < best.at || (at === best.at && order < best.order))) first = index;
    }
    return first < 0 ? undefined : this.due.splice(first, 1)[0];
  }
}
