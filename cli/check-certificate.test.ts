import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newDeletion, signCertificate } from '#server/deletion/certificate.ts';
import { publicKeyOf } from '#server/platform/signing/installation-key.ts';
import { checkCertificateCommand } from './check-certificate.ts';

const AUDIT = '0f0a7c1e-5f0e-4b7a-9d56-0d1f2a3b4c5d';

it('says that a folder is not the data folder of a portal, and makes no keys in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const dataDir = join(folder, 'mistyped');
  vi.stubEnv('PORTAL_DATA_DIR', dataDir);
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
  const { privateKey } = generateKeyPairSync('ed25519');
  const deletion = newDeletion({
    audit_id: AUDIT,
    district: 'Lakeview Unified',
    year_ending: 2024,
    deleted_by: 'Jo Park',
    begun_at: new Date().toISOString(),
    rows: {},
    files: [],
    log_head: null,
  });
  const file = join(folder, 'certificate.json');
  writeFileSync(file, JSON.stringify(signCertificate(deletion, new Date(), privateKey)));

  expect(await checkCertificateCommand([file])).toBe(2);
  expect(said.mock.lastCall?.[0]).toBe(
    `${dataDir} has no keys of a portal. Set PORTAL_DATA_DIR to its data folder, or add the key.\n`,
  );
  expect(readdirSync(folder)).toEqual(['certificate.json']);
  expect(await checkCertificateCommand([file, publicKeyOf(privateKey)])).toBe(0);
});
