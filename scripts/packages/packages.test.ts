/** What the portal is made of beside its own code (docs/threats.md#t33). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../source-files.ts';
import { licensesPage, notAllowed } from './licenses.ts';
import { lockedPackages } from './lock.ts';
import { makeSbom } from './sbom.ts';

const packages = lockedPackages();
const declared = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<string, object | undefined>;

describe('packages', () => {
  it('are pinned to one version each, with a hash', () => {
    const pins = Object.entries({ ...declared.dependencies, ...declared.devDependencies });
    expect(pins.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
    expect(packages.filter(({ integrity }) => !integrity.startsWith('sha512-'))).toEqual([]);
    expect(packages.length).toBeGreaterThan(300);
  });

  it('are none that have known holes without a fixed version under their name', () => {
    // CVE-2023-30533, CVE-2024-22363: fixed only outside the registry. The portal uses a maintained fork.
    expect(packages.filter(({ name }) => name === 'xlsx')).toEqual([]);
  });

  it('have licenses that may be shipped, and tools licenses that may be used', () => {
    expect(notAllowed(packages)).toEqual([]);
    const one = { name: 'x', version: '1.0.0', integrity: '', isDevelopment: false };
    expect(notAllowed([{ ...one, license: 'GPL-3.0' }])).toEqual(['x 1.0.0: GPL-3.0']);
    expect(notAllowed([{ ...one, license: 'MPL-2.0' }])).toHaveLength(1);
    expect(notAllowed([{ ...one, license: '(MIT OR GPL-3.0)' }])).toEqual([]);
    expect(notAllowed([{ ...one, license: 'MIT AND GPL-3.0' }])).toHaveLength(1);
    expect(notAllowed([{ ...one, license: '' }])).toEqual(['x 1.0.0: no license']);
  });

  it('are listed by license (node scripts/packages/licenses.ts writes docs/licenses.md)', () => {
    const { written, made } = licensesPage();
    expect(written).toBe(made);
  });

  it('are all in the bill of materials, with version, license and hash', async () => {
    const { components, metadata } = await makeSbom();
    expect(metadata.component.name).toBe(declared.name);
    const listed = new Map(components.map((one) => [`${one.name}@${one.version}`, one]));
    expect([...listed.keys()].toSorted()).toEqual(packages.map(({ name, version }) => `${name}@${version}`).toSorted());
    for (const { name, version, integrity } of packages) {
      const one = listed.get(`${name}@${version}`);
      expect(one?.licenses, name).not.toHaveLength(0);
      const sha512 = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
      expect(one?.hashes, name).toContainEqual({ alg: 'SHA-512', content: sha512 });
    }
  });
});
