/**
 * Rows that the store lost or changed are not counted: they are read again from the original, and the earlier
 * numbers show until then.
 */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { literal } from '#datasets/kit/sql/quote.ts';
import { sql } from '#server/platform/database/sql.ts';
import { lakeKey, ledgerKey } from '#server/platform/lake/keys.ts';
import { type Lake, openLake } from '#server/platform/lake/lake.ts';
import { workbookOf } from '#server/platform/spreadsheet/workbook.ts';
import { databases } from '../../platform/database/test-databases.ts';
import { rawKey } from '../../uploads/keys.ts';
import { openOneSchool, roster } from './test-one-school.ts';

/** In the middle of the cells. */
function flipBit(path: string): void {
  const bytes = readFileSync(path);
  const at = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(path, bytes);
}

async function onLake<Answer>(folder: string, work: (lake: Lake) => Promise<Answer>): Promise<Answer> {
  const lake = await openLake([folder]);
  try {
    return await work(lake);
  } finally {
    lake.close();
  }
}

describe.each(databases)('rows that are lost, on $kind', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let p: Awaited<ReturnType<typeof openOneSchool>>;
  let file: string;
  beforeAll(async () => {
    opened = await open();
    p = await openOneSchool(opened.url);
    file = await p.upload('roster.csv', roster(3));
  }, 180_000);
  afterAll(async () => {
    await p?.close();
    await opened?.close();
  });

  const rowsOf = (number: number) => lakeKey({ type: 'STUDENT_ROSTER', auditId: p.id, uploadId: file, number });
  const onDisk = (key: string) => p.portal.store.local(key, '');
  const again = () => p.portal.database.job(p.id, (tx) => p.requestRefresh(tx, p.id));
  const version = async () => {
    const { body } = await p.call('GET', '/data-qc/status');
    return z.object({ version: z.number() }).parse(body).version;
  };
  const stateOf = async () =>
    await p.portal.database.job(p.id, (tx) =>
      tx.row<object>(sql`select lifecycle, current_run from upload where audit_id = ${p.id} and id = ${file}`),
    );

  it('are read again where the disk has changed or lost them', async () => {
    expect(await p.numbers()).toEqual({ students: 3, courses: 0 });
    for (const [number, lose] of [
      [1, async () => flipBit(await onDisk(rowsOf(1)))],
      [2, () => p.portal.store.remove(rowsOf(2))],
    ] as const) {
      await lose();
      await again();
      expect(await p.numbers()).toEqual({ students: 3, courses: 0 });
      expect(await stateOf()).toEqual({ lifecycle: 'received', current_run: number });
      // Asked for once more meanwhile: it waits.
      expect(await p.numbers()).toEqual({ students: 3, courses: 0 });
      await p.process(file);
      expect(await stateOf()).toEqual({ lifecycle: 'done', current_run: number + 1 });
      expect(await p.numbers()).toEqual({ students: 3, courses: 0 });
      expect(await p.isDue()).toBe(false);
    }
  });

  it('are ledgers, too: lists wait for the numbers that are computed again, and tell nothing else', async () => {
    const list = () => p.call('GET', '/data-qc/matching/unmatched?kind=students_demographics');
    for (const lose of [
      async (key: string) => flipBit(await onDisk(key)),
      (key: string) => p.portal.store.remove(key),
    ]) {
      await again();
      await p.numbers();
      await lose(ledgerKey({ name: 'unmatched', auditId: p.id, version: await version() }));
      const { status, text } = await list();
      expect([status, text]).toEqual([503, expect.stringContaining('The numbers are being updated')]);
      await expect.poll(() => p.isDue()).toBe(true);
      await p.numbers();
      expect((await list()).status).toBe(200);
    }
  });

  it('are those of several sheets that an earlier version has read: their keys are those of other rows', async () => {
    const [header, ...rows] = roster(4)
      .split('\n')
      .map((line) => line.split(','));
    const columns = (header ?? []).map((name) => ({ header: name, width: 12 }));
    const sheets = [rows.slice(0, 2), rows.slice(2)].map((part, at) => ({ name: `Part ${at}`, columns, rows: [part] }));
    const id = await p.upload('parts.xlsx', await buffer(workbookOf(sheets)), file);
    expect(await p.numbers()).toMatchObject({ students: 4 });

    const key = (number: number) => lakeKey({ type: 'STUDENT_ROSTER', auditId: p.id, uploadId: id, number });
    const keysOf = async (number: number) => {
      const path = await onDisk(key(number));
      return await onLake(dirname(path), (lake) =>
        lake.rows<{ key: number }>('keys', `SELECT row_number AS key FROM ${literal(path)} ORDER BY 1`),
      );
    };
    expect(await keysOf(1)).toEqual([2, 3, 6, 7].map((one) => ({ key: one })));
    // As version 0.10 wrote them, which says nothing of keys.
    const path = await onDisk(key(1));
    const earlier = `${path}.earlier`;
    await onLake(dirname(path), (lake) =>
      lake.run(
        'earlier',
        `COPY (SELECT * REPLACE (row_number % 4 AS row_number) FROM ${literal(path)}) TO ${literal(earlier)} (FORMAT parquet)`,
      ),
    );
    renameSync(earlier, path);
    const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
    await p.portal.database.job(p.id, (tx) =>
      tx.run(sql`update run set rows_sha256 = ${sha256} where audit_id = ${p.id} and upload_id = ${id}`),
    );
    await again();
    await p.numbers();
    await p.process(id);
    expect(await keysOf(2)).toEqual([2, 3, 6, 7].map((one) => ({ key: one })));
    expect(await p.numbers()).toMatchObject({ students: 4 });
    expect(await p.isDue()).toBe(false);
    file = await p.upload('roster.csv', roster(4), id);
    await p.numbers();
  });

  it('stop the numbers where the original is lost, too, and are not read again without end', async () => {
    await p.portal.store.remove(rowsOf(1));
    flipBit(await onDisk(rawKey(p.id, file)));
    await again();
    await p.numbers();
    await p.process(file);
    expect(await stateOf()).toEqual({ lifecycle: 'done', current_run: 1 });
    await expect(p.numbers()).rejects.toThrow('its original cannot be read');
    expect(await p.isDue()).toBe(true);
  });
});
