import { expect, vi } from 'vitest';
import type { SelectionSummary } from '#contract/transcripts/transcripts.ts';
import { toCsv } from '#datasets/kit/csv/csv.ts';
import type { PortalProcess } from '#server/test-process.ts';
import { makeTables } from '../../../demo/district/tables.ts';
import type { District } from './district.ts';

const FILES = { STUDENT_ROSTER: 'roster', COURSE_CATALOG: 'catalog', TRANSCRIPT: 'transcripts' } as const;

/** Who finalizes the selection of a school of a district with transcripts. */
export class Chooser {
  private readonly portal: PortalProcess;
  private readonly district: District;
  private finalizations = 0;

  private constructor(portal: PortalProcess, district: District) {
    this.portal = portal;
    this.district = district;
  }

  /** @param district without files yet */
  static async of(portal: PortalProcess, district: District): Promise<Chooser> {
    const tables = makeTables();
    for (const [type, table] of Object.entries(FILES))
      await district.put(await district.ask(`${table}.csv`, type as keyof typeof FILES, null), toCsv(tables[table])); // the keys of FILES
    const chooser = new Chooser(portal, district);
    await vi.waitFor(async () => expect((await chooser.read()).transcripts.length).toBeGreaterThan(0), {
      timeout: 120_000,
      interval: 250,
    });
    return chooser;
  }

  /**
   * Finalizes once `take` has been called, and the portal ends under it: it is finalized as a whole, or not at all, and
   * once where it was acknowledged.
   */
  async finalize(take: () => Promise<void>): Promise<void> {
    const { version, transcripts } = await this.read();
    const ids = transcripts
      .filter(({ category }) => category !== null)
      .slice(0, 1)
      .map(({ id }) => id);
    await take();
    const answered = await this.call('POST', 'finalize-selection', { ids, version }).then(
      () => true,
      () => false,
    );
    await this.portal.gone();
    await this.portal.start();
    const after = await this.read();
    expect(after.is_finalized || !answered).toBe(true);
    const { transcripts: finalized } = await this.call<{ transcripts: unknown[] }>('GET', 'finalized').catch(
      (error: unknown) => {
        if (after.is_finalized) throw error;
        return { transcripts: [] };
      },
    );
    expect(finalized).toHaveLength(after.is_finalized ? 1 : 0);
    if (after.is_finalized) {
      this.finalizations += 1;
      await this.call('POST', 'unfinalize', { reason: 'Once more', version: after.version });
    }
    expect(await this.district.finalizations()).toBe(this.finalizations);
  }

  private read = () => this.call<SelectionSummary>('GET', 'transcript-selection-summary');

  private call<T>(method: string, path: string, body?: object): Promise<T> {
    return this.district.call<T>(method, `/schools/${this.district.audit.schools[0]?.id}/transcripts/${path}`, body);
  }
}
