/** `node scripts/packages/licenses.ts` writes docs/licenses.md from the lockfile; packages.test.ts compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../source-files.ts';
import { type LockedPackage, lockedPackages } from './lock.ts';

/** What may be shipped with the portal, which is under Apache-2.0. */
const SHIPPED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Apache-2.0', 'CC0-1.0'],
  'OFL-1.1', // fonts: may be bundled, not sold by themselves
]);
/** Of each file alone: tools that are used and not shipped. */
const TOOLS = new Set(['MPL-2.0']);

const partsOf = (license: string): string[] => license.replaceAll(/[()]/g, '').split(/ (?:OR|AND) /);

/** Packages whose license is not on the list; of several to choose from one has to be. */
export function notAllowed(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ license, isDevelopment }) => {
      const isAllowed = (part: string) => SHIPPED.has(part) || (isDevelopment && TOOLS.has(part));
      const parts = partsOf(license);
      return !(license.includes(' AND ') ? parts.every(isAllowed) : parts.some(isAllowed));
    })
    .map(({ name, version, license }) => `${name} ${version}: ${license || 'no license'}`);
}

const PAGE = join(ROOT, 'docs/licenses.md');

export function licensesPage(): { written: string; made: string } {
  const packages = lockedPackages();
  const table = (isDevelopment: boolean) => {
    const those = packages.filter((one) => one.isDevelopment === isDevelopment);
    const licenses = [...new Set(those.map(({ license }) => license))].toSorted();
    const rows = licenses.map((license) => {
      const names = new Set(those.filter((one) => one.license === license).map(({ name }) => name));
      return `| ${license} | ${[...names].join(', ')} |`;
    });
    return ['| License | Packages |', '|---|---|', ...rows].join('\n');
  };
  const made = `# Licenses of the packages used

The portal is under Apache-2.0 ([LICENSE](../LICENSE)). Versions and hashes are in \`package-lock.json\` and in the list that \`npm run sbom\` makes.

## Of the server

${table(false)}

## Of the web, its build and the tests

${table(true)}
`;
  return { written: readFileSync(PAGE, 'utf8'), made };
}

if (import.meta.main) writeFileSync(PAGE, licensesPage().made);
