import { expect, vi } from 'vitest';
import type { District } from './district.ts';

interface Sent {
  name: string;
  text: string;
  students: number;
  /** The PUT answered 2xx. */
  isAcknowledged: boolean;
  replaces: string | null;
  isRemoved: boolean;
}

/** How long a file may wait once everything runs again. */
const STUCK_MS = 60_000;
/** How long it is waited for then, to say whether it came late or not at all. */
const LOST_MS = 240_000;

/** What was acknowledged, kept outside of the portal, and what must follow from it. */
export class Ledger {
  readonly sent = new Map<string, Sent>();
  private readonly district: District;

  constructor(district: District) {
    this.district = district;
  }

  /** Files whose rows count: not removed, and no other took their place. */
  get current(): string[] {
    const replaced = new Set([...this.sent.values()].map(({ replaces }) => replaces));
    return [...this.sent].filter(([id, { isRemoved }]) => !isRemoved && !replaced.has(id)).map(([id]) => id);
  }

  /** What a sender does whose PUT was cut off: the same again. An address that was used has its bytes. */
  async sendAgain(): Promise<void> {
    for (const [id, file] of this.sent) {
      if (file.isAcknowledged) continue;
      const status = await this.district.put(id, file.text);
      expect([200, 204, 409], file.name).toContain(status);
      file.isAcknowledged = true;
    }
  }

  /** Waits for the end of all that is under way; then nothing is lost, doubled or half there. */
  async settle(): Promise<void> {
    await this.done(STUCK_MS).catch(async (error: unknown) => {
      await this.done(LOST_MS);
      throw new Error('All of it is there, but it took more than a minute', { cause: error });
    });
    const names = [...this.sent.values()].map(({ name }) => name).toSorted();
    const once = (event: 'upload.received' | 'upload.processed') => this.district.logged(event);
    expect((await once('upload.received')).toSorted()).toEqual(names);
    expect((await once('upload.processed')).toSorted()).toEqual(names);
    await this.compareFiles();
  }

  private async done(timeout: number): Promise<void> {
    const waiting = new Set(this.sent.keys());
    await vi.waitFor(
      async () => {
        for (const id of waiting) {
          expect(await this.district.file(id)).toMatchObject({ status: 'SUCCESS' });
          waiting.delete(id);
        }
        expect(await this.district.students()).toBe(this.studentsExpected());
      },
      { timeout, interval: 250 },
    );
  }

  private async compareFiles(): Promise<void> {
    const current = new Set(this.current);
    for (const [id, { name, text, students, isRemoved }] of this.sent) {
      const { is_current, removed, rows } = await this.district.file(id);
      expect({ name, rows, is_current, isRemoved: removed !== null }).toEqual({
        name,
        rows: { read: students, kept: students },
        is_current: current.has(id),
        isRemoved,
      });
      expect(await this.district.original(id), name).toBe(text);
    }
    const removed = [...this.sent.values()].filter(({ isRemoved }) => isRemoved).map(({ name }) => name);
    expect((await this.district.logged('upload.removed')).toSorted()).toEqual(removed.toSorted());
  }

  private studentsExpected = (): number =>
    this.current.reduce((sum, id) => sum + (this.sent.get(id)?.students ?? 0), 0);
}
