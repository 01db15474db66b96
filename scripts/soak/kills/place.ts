import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { migratedFolder, type TestDatabase } from '#server/platform/database/test-databases.ts';
import { MANY_CALLS, openTestPortal } from '#server/test-portal.ts';
import { PortalProcess } from '#server/test-process.ts';
import { SCHOOLS, YEAR_ENDING } from '../../../demo/district/schools.ts';
import { AIM_VARIABLE, type Aim } from './aim.ts';
import { District } from './district.ts';

const ADMIN = 'admin@demo.test';
const DIE_AT = join(import.meta.dirname, 'die-at.ts');

/** A portal that can be told when to end, on a database of its own. */
export interface Place {
  portal: PortalProcess;
  /** @returns once the portal knows it */
  take(aim: Aim): Promise<void>;
  close(): Promise<void>;
}

/** @param names of districts that have an audit each, without files */
export async function openPlace(
  { kind, open }: TestDatabase,
  names: readonly string[],
): Promise<Place & { districts: District[] }> {
  const { url, close } = kind === 'pglite' ? { url: null, close: async () => {} } : await open(2);
  const data = kind === 'pglite' ? await migratedFolder() : mkdtempSync(join(tmpdir(), 'portal-kills-'));
  const settings = { PORTAL_DATA_DIR: data, ...(url !== null && { DATABASE_URL: url }) };
  const audits = await makeAudits(settings, names);
  const place = await placeOf(settings);
  return {
    ...place,
    districts: audits.map((audit) => new District(place.portal, ADMIN, audit)),
    close: async () => {
      await place.close();
      await close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** While no other process has the folder. */
async function makeAudits(settings: Record<string, string>, names: readonly string[]): Promise<AuditSummary[]> {
  const portal = await openTestPortal(settings);
  const token = await portal.token('operator@demo.test');
  const audits: AuditSummary[] = [];
  for (const name of names) {
    const { body } = await portal.call('POST', '/operator/audits', token, {
      district: { name },
      year_ending: YEAR_ENDING,
      schools: SCHOOLS.map((school) => ({ name: school.name, local_id: school.local_id })),
      members: [{ email: ADMIN, roles: ['ADMIN'], scope: 'district' }],
    });
    audits.push(AuditSummary.parse(body));
  }
  await portal.close();
  return audits;
}

/** @param first taken with the first start already */
export async function placeOf(settings: Record<string, string>, first: Aim | null = null): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-aim-'));
  const file = join(folder, 'aim.json');
  if (first) writeFileSync(file, JSON.stringify(first));
  const portal = await PortalProcess.on(
    { ...MANY_CALLS, PORTAL_RATE_PER_MINUTE: '10000000', ...settings, [AIM_VARIABLE]: file },
    [DIE_AT],
  );
  return {
    portal,
    take: async (aim) => {
      rmSync(`${file}.taken`, { force: true });
      writeFileSync(file, JSON.stringify(aim));
      portal.signal('SIGUSR2');
      await vi.waitFor(
        () => {
          if (!existsSync(`${file}.taken`)) throw new Error('not taken yet');
        },
        { timeout: 20_000, interval: 10 },
      );
      // The next start catches up on what this one leaves.
      rmSync(file);
    },
    close: async () => {
      await portal.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
