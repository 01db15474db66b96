/**
 * Upgrades from every released version, with rows in it, on both databases: releases/<version>.sql adds what that
 * version could write, and releases.json has its migrations with their hashes. A released migration never changes:
 * installations have run it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLines, findLinks } from '../../audit-log/chain/queries.ts';
import { verifyChain } from '../../audit-log/chain/verify-chain.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { databases } from '../../platform/database/test-databases.ts';
import { openTestPortal } from '../../test-portal.ts';
import { AUDIT, countRows, openEmpty, RELEASES, read, release, VERSIONS } from './test-releases.ts';

it('has every version of the changelog (add releases/<version>.sql, and its migrations to releases.json)', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8');
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version);
  expect(VERSIONS.toReversed()).toEqual(released);
});

it.each(VERSIONS)('the migrations of %s are as they were released', (version) => {
  for (const [name, sha256] of Object.entries(RELEASES[version] ?? {}))
    expect(
      createHash('sha256')
        .update(read(`migrations/${name}`))
        .digest('hex'),
      name,
    ).toBe(sha256);
});

describe.each(databases)('an upgrade on $kind', (on) => {
  // Opening the embedded database takes seconds each time; what is between the oldest and the
  // newest is the same statements.
  const from = on.kind === 'pglite' ? [VERSIONS[0] ?? '', VERSIONS.at(-1) ?? ''] : VERSIONS;
  it.each(from)('from %s keeps every row, and the portal answers with them', async (version) => {
    const { engine, settings, close } = await openEmpty(on);
    await release(engine, version);
    const before = await countRows(engine);
    expect(before).toMatchObject({ upload: 2, issue: 1, audit_event: 2, selection: 1 });
    await migrate(engine);
    expect(await countRows(engine)).toMatchObject(before);
    await engine.close();

    const portal = await openTestPortal(settings);
    const token = await portal.token('p@before.test');
    const answer = async (path: string) => {
      const { status, text } = await portal.call('GET', `/eoa/${AUDIT}${path}`, token);
      expect(status, `${path}: ${text}`).toBe(200);
      return text;
    };
    expect(await answer('/upload-results')).toContain('roster 2.csv');
    expect(await answer('/audit-log/')).toContain('roster.csv');
    const [lines, links] = await portal.database.system(async (tx) => [
      await findLines(tx, AUDIT),
      await findLinks(tx, AUDIT),
    ]);
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect(verifyChain(lines, links, [])).toEqual([]);
    await portal.close();
    await close();
  });
});
