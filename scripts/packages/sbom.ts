/**
 * `npm run sbom [FILE]`: every package with its version, license and hash, as CycloneDX; dist/sbom.cdx.json by default.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../source-files.ts';
import { npm } from './npm.ts';

const Component = z.looseObject({
  name: z.string(),
  version: z.string(),
  purl: z.string(),
  hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
  licenses: z.array(z.unknown()).optional(),
});
export const Sbom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  metadata: z.looseObject({ component: Component }),
  components: z.array(Component),
});
export type Sbom = z.infer<typeof Sbom>;

/** By npm itself, from the lockfile, without the network. @throws Error with what npm said */
export async function makeSbom(): Promise<Sbom> {
  const { code, out, error } = await npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only');
  if (code !== 0) throw new Error(`npm sbom: ${error}`);
  const sbom = Sbom.parse(JSON.parse(out));
  sbom.metadata.component.name = 'opportunity-audit-portal'; // npm takes the name of the folder
  return sbom;
}

if (import.meta.main) {
  const file = process.argv[2] ?? join(ROOT, 'dist/sbom.cdx.json');
  const sbom = await makeSbom();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sbom, null, 1)}\n`);
  process.stdout.write(`${sbom.components.length} packages are in ${file}\n`);
}
