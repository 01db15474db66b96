import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditId } from '#contract/ids.ts';
import { recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { publicKeyOf } from '#server/platform/signing/installation-key.ts';
import { keepHeads, keptHeads } from './kept-heads.ts';
import { findLines, findLinks } from './queries.ts';
import { verifyChain } from './verify-chain.ts';

describe.each(databases)('the chain of a log on $kind', ({ open }) => {
  let database: OpenDatabase;
  let close: () => Promise<void>;
  let auditId: AuditId;

  beforeAll(async () => {
    ({ database, close } = await open(10));
    const made = await database.system(async (tx) => {
      const district = await tx.row<{ id: string }>(sql`insert into district (name) values ('Chain') returning id`);
      return await tx.row<{ id: string }>(sql`
        insert into audit (district_id, year_ending, transcript_key) values (${district?.id ?? ''}, 2024, '\\x00') returning id`);
    });
    auditId = AuditId.parse(made?.id);
  });
  afterAll(() => close());

  const read = () =>
    database.system(async (tx) => ({ lines: await findLines(tx, auditId), links: await findLinks(tx, auditId) }));
  const write = (name: string) =>
    database.job(auditId, (tx) =>
      recordEvent(tx, {
        auditId,
        event: 'settings.changed',
        actor: { id: null, name },
        details: { name, more: [1.5, null] },
      }),
    );

  it('is whole after a hundred writers at once, whatever they write', async () => {
    const names = ['Ana Ruiz', 'Ñandú 🏫', "O'Brien", '12:-', '', 'two\nlines', '-'];
    await Promise.all(Array.from({ length: 100 }, (_, index) => write(names[index % names.length] ?? '')));
    const { lines, links } = await read();
    expect(links).toHaveLength(100);
    expect(verifyChain(lines, links)).toEqual([]);
  });

  it('has no link of what was not committed', async () => {
    await database
      .job(auditId, async (tx) => {
        await recordEvent(tx, { auditId, event: 'settings.changed', actor: { id: null, name: 'x' } });
        throw new Error('rolled back');
      })
      .catch(() => {});
    await write('after it');
    const { lines, links } = await read();
    expect(links).toHaveLength(101);
    expect(verifyChain(lines, links)).toEqual([]);
  });

  it('has its head kept outside the database, signed, so that lines cut off at the end are missed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-heads-'));
    const key = generateKeyPairSync('ed25519').privateKey;
    const known = [{ publicKey: publicKeyOf(key), until: null }];
    const keep = () => keepHeads({ database, folder, keys: { key, known } }, new Date());
    expect(await keep()).toBe(1);
    expect(await keep()).toBe(0);
    await write('one more');
    expect(await keep()).toBe(1);
    // The next ones are signed by a key that has taken the place of the first.
    const newer = generateKeyPairSync('ed25519').privateKey;
    const both = [
      { publicKey: publicKeyOf(newer), until: null },
      { publicKey: publicKeyOf(key), until: new Date().toISOString() },
    ];
    await write('and another one');
    expect(await keepHeads({ database, folder, keys: { key: newer, known: both } }, new Date())).toBe(1);
    await expect(keptHeads(folder, known)).rejects.toThrow('not signed by this installation');
    const heads = await keptHeads(folder, both);
    const { lines, links } = await read();
    expect(verifyChain(lines, links, heads)).toEqual([]);
    const left = lines.filter(({ id }) => id !== links.at(-1)?.event_id);
    expect(verifyChain(left, links.slice(0, -1), heads)).toEqual([{ is: 'cut-off', sequence: 103 }]);
    const file = join(folder, 'log-heads.txt');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(` ${links.length} `, ` ${links.length - 1} `));
    await expect(keptHeads(folder, both)).rejects.toThrow('not signed by this installation');
    rmSync(folder, { recursive: true });
  });

  it('goes on to be kept after a full disk has cut a line off', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-heads-'));
    const key = generateKeyPairSync('ed25519').privateKey;
    const known = [{ publicKey: publicKeyOf(key), until: null }];
    const keep = () => keepHeads({ database, folder, keys: { key, known } }, new Date());
    await keep();
    const file = join(folder, 'log-heads.txt');
    const whole = readFileSync(file, 'utf8');
    for (const letters of [10, 60, 150]) {
      await write(`before ${letters} letters`);
      writeFileSync(file, whole + whole.slice(0, letters));
      expect(await keptHeads(folder, known)).toHaveLength(1);
      expect(await keep()).toBe(1);
      expect(await keptHeads(folder, known)).toHaveLength(2);
    }
    rmSync(folder, { recursive: true });
  });

  it('can be added to, and not changed', async () => {
    for (const attempt of [
      sql`update event_link set hash = repeat('0', 64) where audit_id = ${auditId}`,
      sql`delete from event_link where audit_id = ${auditId}`,
    ]) {
      await expect(database.job(auditId, (tx) => tx.run(attempt))).rejects.toThrow(/permission denied/);
      await expect(database.system((tx) => tx.run(attempt))).rejects.toThrow(/permission denied|append-only/);
    }
  });

  it('is held up by no one who writes to the log and then goes on', async () => {
    let go: () => void = () => {};
    const wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    if (database.kind === 'pglite') return; // one transaction at a time anyway
    const slow = database.job(auditId, async (tx) => {
      await recordEvent(tx, { auditId, event: 'settings.changed', actor: { id: null, name: 'slow' } });
      await wait;
    });
    await write('quick');
    go();
    await slow;
    const { lines, links } = await read();
    expect(verifyChain(lines, links)).toEqual([]);
    const names = new Map(lines.map(({ id, person_name }) => [id, person_name]));
    expect(links.slice(-2).map(({ event_id }) => names.get(event_id))).toEqual(['quick', 'slow']);
  });
});
