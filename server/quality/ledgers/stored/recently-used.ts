interface Closable {
  close(): Promise<void> | void;
}

/**
 * Opened things by key. Of more than `most` the one used longest ago is closed, as soon as no one is using it anymore.
 */
export class RecentlyUsed<Thing extends Closable> {
  private readonly most: number;
  private readonly entries = new Map<string, { thing: Promise<Thing>; users: number; isRetired: boolean }>();

  constructor(most: number) {
    this.most = most;
  }

  async use<T>(key: string, open: () => Promise<Thing>, work: (thing: Thing) => Promise<T>): Promise<T> {
    const entry = this.entries.get(key) ?? { thing: open(), users: 0, isRetired: false };
    // A map keeps the order of insertion: what is used again goes to the end.
    this.entries.delete(key);
    this.entries.set(key, entry);
    entry.users += 1;
    this.retireOldest();
    try {
      return await work(await entry.thing);
    } finally {
      entry.users -= 1;
      if (entry.isRetired && entry.users === 0) await close(entry.thing);
      // What could not be opened is tried again by the next call.
      entry.thing.catch(() => this.entries.get(key) === entry && this.entries.delete(key));
    }
  }

  async close(): Promise<void> {
    const all = [...this.entries.values()];
    this.entries.clear();
    await Promise.all(all.map(({ thing }) => close(thing)));
  }

  private retireOldest(): void {
    const [oldest] = this.entries;
    if (!oldest || this.entries.size <= this.most) return;
    const [key, entry] = oldest;
    this.entries.delete(key);
    entry.isRetired = true;
    if (entry.users === 0) void close(entry.thing);
  }
}

/** What was never opened needs no closing; its opening has failed to whoever asked. */
const close = (thing: Promise<Closable>): Promise<void> =>
  thing.then(
    (open) => open.close(),
    () => {},
  );
