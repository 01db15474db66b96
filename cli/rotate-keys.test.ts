import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { PersonId } from '#contract/ids.ts';
import { readConfig } from '#server/config/config.ts';
import { type Certificate, isGenuine, newDeletion, signCertificate } from '#server/deletion/certificate.ts';
import { checkAccessToken } from '#server/identity/access-token.ts';
import { embeddedIssuer, signAccessToken } from '#server/identity/embedded-provider/issuer.ts';
import { openKeys, secretsOf } from '#server/identity/embedded-provider/keys.ts';
import { open, seal } from '#server/identity/second-factor/sealed.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { sql } from '#server/platform/database/sql.ts';
import { migratedFolder } from '#server/platform/database/test-databases.ts';
import { openSecrets } from '#server/platform/secrets/open.ts';
import { openInstallationKeys, publicKeyOf } from '#server/platform/signing/installation-key.ts';
import { checkCertificateCommand } from './check-certificate.ts';
import { rotateKeysCommand } from './rotate-keys.ts';

const APP_SECRET = 'GEZDGNBVGY3TQOJQ';

let folder: string;
beforeAll(async () => {
  folder = await migratedFolder();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Whether keys are files or in the database. */
it.each(['', 'a-key-of-thirty-two-characters-1'])(
  'what the earlier key signed and encrypted is good until it is retired, and no second step ends (PORTAL_SECRETS_KEY=%j)',
  async (secretsKey) => {
    vi.stubEnv('PORTAL_DATA_DIR', folder);
    vi.stubEnv('PORTAL_SECRETS_KEY', secretsKey);
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const config = readConfig();
    const inPortal = async <T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) => {
      const database = await openDatabase(config);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    };
    const keysNow = () => inPortal((database) => openKeys(openSecrets(config, database)));
    const believes = async (keys: Awaited<ReturnType<typeof keysNow>>, token: string) =>
      checkAccessToken(token, await embeddedIssuer(config, keys, async () => keys).rules()).then(
        () => true,
        () => false,
      );

    const first = await keysNow();
    const token = await signAccessToken(config, first, 'ann@rotate.test');
    const email = `ann${secretsKey.length}@rotate.test`;
    const id = await inPortal((database) =>
      database.system(async (tx) => {
        const [person] = await tx.rows<{ id: PersonId }>(
          sql`insert into person (email, name) values (${email}, 'Ann') returning id`,
        );
        if (!person) throw new Error('no person');
        const sealed = seal(APP_SECRET, person.id, secretsOf(first));
        await tx.run(sql`insert into second_factor (person_id, secret, last_step) values (${person.id}, ${sealed}, 0)`);
        return person.id;
      }),
    );
    const appSecret = async (keys: typeof first) =>
      open(
        await inPortal((database) =>
          database.system(async (tx) => {
            const row = await tx.row<{ secret: string }>(sql`select secret from second_factor where person_id = ${id}`);
            return row?.secret ?? '';
          }),
        ),
        id,
        secretsOf(keys),
      );

    expect(await rotateKeysCommand([])).toBe(0);
    const second = await keysNow();
    expect(second.signing.kid).not.toBe(first.signing.kid);
    expect([await believes(second, token), await appSecret(second)]).toEqual([true, APP_SECRET]);

    expect(await rotateKeysCommand([])).toBe(0);
    const third = await keysNow();
    expect(third.earlier.map(({ signing }) => signing.kid)).toEqual([second.signing.kid, first.signing.kid]);

    expect(await rotateKeysCommand(['--retire'])).toBe(0);
    const last = await keysNow();
    expect([last.signing.kid, last.earlier]).toEqual([third.signing.kid, []]);
    expect([await believes(last, token), await appSecret(last)]).toEqual([false, APP_SECRET]);
    expect(await rotateKeysCommand(['--other'])).toBe(2);
  },
);

/** By keys of before the secrets moved from files to the database. */
const signedBefore: Certificate[] = [];
const deletion = newDeletion({
  audit_id: '0b7c1f1e-5a53-4f0e-8c39-3a1c7f6f9d10',
  district: 'Rotated',
  year_ending: 2024,
  deleted_by: 'Ann',
  begun_at: '2026-01-01T00:00:00.000Z',
  rows: {},
  files: [],
  log_head: null,
});

it.each(['', 'a-key-of-thirty-two-characters-1'])(
  'what the installation signed stays genuine, and its earlier key signs nothing new and is gone (PORTAL_SECRETS_KEY=%j)',
  async (secretsKey) => {
    vi.stubEnv('PORTAL_DATA_DIR', folder);
    vi.stubEnv('PORTAL_SECRETS_KEY', secretsKey);
    const said: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((words) => said.push(String(words)) > 0);
    const config = readConfig();
    const keysNow = async () => {
      const database = await openDatabase(config);
      const secrets = openSecrets(config, database);
      const keys = { ...(await openInstallationKeys(secrets)), private: await secrets.read('installation-key.pem') };
      await database.close();
      return keys;
    };
    const earlier = await keysNow();
    const certificate = signCertificate(deletion, new Date(), earlier.key);
    expect(signedBefore.filter((one) => !isGenuine(one, earlier.known))).toEqual([]);
    signedBefore.push(certificate);

    expect(await rotateKeysCommand(['--installation'])).toBe(0);
    const now = await keysNow();
    expect(said.join('')).toContain(publicKeyOf(now.key));
    expect(publicKeyOf(now.key)).not.toBe(publicKeyOf(earlier.key));
    expect([earlier.private, now.private].map(({ length }) => length)).toEqual([1, 1]);
    expect(now.private).not.toEqual(earlier.private);
    expect(readdirSync(join(folder, 'identity')).filter((file) => file.startsWith('installation-key.pem.'))).toEqual(
      [],
    );

    expect(isGenuine(certificate, now.known)).toBe(true);
    expect(isGenuine(signCertificate(deletion, new Date(), now.key), now.known)).toBe(true);
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(isGenuine(signCertificate(deletion, tomorrow, earlier.key), now.known)).toBe(false);

    const file = join(folder, 'certificate.json');
    writeFileSync(file, JSON.stringify(certificate));
    expect(await checkCertificateCommand([file])).toBe(0);

    // Twice, so that the chain of keys is longer than one.
    expect(await rotateKeysCommand(['--installation'])).toBe(0);
    expect(isGenuine(certificate, (await keysNow()).known)).toBe(true);
  },
);
