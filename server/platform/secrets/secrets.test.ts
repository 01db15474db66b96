import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_SETTINGS } from '#server/identity/testing/settings.ts';
import { sql } from '#server/platform/database/sql.ts';
import { checkAccessToken } from '../../identity/access-token.ts';
import { embeddedIssuer, signAccessToken } from '../../identity/embedded-provider/issuer.ts';
import { KEYS_NAME, newKeysText, openKeys } from '../../identity/embedded-provider/keys.ts';
import { databases } from '../database/test-databases.ts';
import { secretsInDatabase } from './in-database.ts';
import { secretsInFolder } from './in-folder.ts';
import { WrongSecretsKey } from './sealed.ts';

const KEY = 'a-key-of-thirty-two-characters-1';
const NEWER = 'a-key-of-thirty-two-characters-2';

describe.each(databases)('secrets on $kind', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let dataDir: string;
  beforeAll(async () => {
    opened = await open();
    dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
  });
  afterAll(async () => {
    await opened.close();
    rmSync(dataDir, { recursive: true });
  });
  const secrets = (keys = [KEY], before: Parameters<typeof secretsInDatabase>[2] = null) =>
    secretsInDatabase(opened.database, keys, before);

  it('all machines that come first at the same moment get the same keys, which no copy of the database shows', async () => {
    const found = await Promise.all(Array.from({ length: 6 }, () => openKeys(secrets())));
    expect(new Set(found.map(({ signing }) => signing.kid)).size).toBe(1);
    const stored = await opened.database.system((tx) => tx.rows<{ sealed: string }>(sql`select sealed from secret`));
    expect(stored).toHaveLength(1);
    expect(Buffer.from(stored[0]?.sealed ?? '', 'base64').toString('latin1')).not.toContain(found[0]?.signing.d);
  });

  it('cannot be read with another key or under another name, and take a new key beside the old one', async () => {
    await secrets().keepFirst('one', 'secret text');
    await expect(secrets([NEWER]).read('one')).rejects.toThrow(WrongSecretsKey);
    expect(await secrets([NEWER, KEY]).read('one')).toEqual(['secret text']);
    await opened.database.system((tx) =>
      tx.run(sql`insert into secret (name, version, sealed) select 'other', 1, sealed from secret where name = 'one'`),
    );
    await expect(secrets().read('other')).rejects.toThrow(WrongSecretsKey);
  });

  it('takes over what was in files', async () => {
    const inFiles = await openKeys(secretsInFolder(dataDir));
    await opened.database.system((tx) => tx.run(sql`delete from secret`));
    expect((await openKeys(secrets([KEY], secretsInFolder(dataDir)))).signing.kid).toBe(inFiles.signing.kid);
  });

  it('a process that knows the old key alone believes tokens of the new one, and of a retired one no more', async () => {
    const settings = { ...TEST_SETTINGS, publicUrl: 'https://portal.test', dataDir, secretsKeys: [KEY] };
    const old = await openKeys(secrets());
    const rules = (keys: typeof old) => embeddedIssuer(settings, keys, () => openKeys(secrets())).rules();
    const running = await rules(old);
    await secrets().add(KEYS_NAME, await newKeysText());
    const newer = await openKeys(secrets());
    expect(newer.earlier.map(({ signing }) => signing.kid)).toEqual([old.signing.kid]);

    const [before, after] = [
      await signAccessToken(settings, old, 'a@b.test'),
      await signAccessToken(settings, newer, 'a@b.test'),
    ];
    for (const token of [before, after]) await checkAccessToken(token, running);
    const restarted = await rules(newer);
    for (const token of [before, after]) await checkAccessToken(token, restarted);
    expect(await secrets().retire(KEYS_NAME)).toBe(1);
    const later = await rules(await openKeys(secrets()));
    await checkAccessToken(after, later);
    await expect(checkAccessToken(before, later)).rejects.toMatchObject({ code: 'unauthenticated' });

    const forged = new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid: 'of-nobody', typ: 'at+jwt' });
    const token = await forged.sign(await importJWK(old.signing, 'ES256'));
    await expect(checkAccessToken(token, later)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
