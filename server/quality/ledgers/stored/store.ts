import { join } from 'node:path';
import { literal } from '#datasets/kit/sql/quote.ts';
import { ledgerKey } from '#server/platform/lake/keys.ts';
import type { OpenLake } from '#server/platform/lake/lake.ts';
import { allOf } from '#server/platform/lake/overlapping.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { STORED, STORED_NAMES, type StoredName } from './stored.ts';

/**
 * Numbers as differences to the one before, and dictionaries of few values alone: to look for more takes a fifth of the
 * time. The marks of a million rows take 0.6 MB so, and 4.1 MB as the engine would write them.
 */
const FORMAT = 'FORMAT parquet, PARQUET_VERSION V2, DICTIONARY_SIZE_LIMIT 300, COMPRESSION zstd';

/**
 * Writes the ledgers of a version as Parquet into the lake. No one reads them before the version is published. A second
 * refresh of the same version writes the same rows, so it may put its files in place of the first's.
 * @param names all by default
 */
export const storeLedgers = (
  lake: OpenLake,
  store: Pick<Store, 'publish'>,
  { auditId, version }: { auditId: string; version: number },
  folder: string,
  names: readonly StoredName[] = STORED_NAMES,
): Promise<unknown> =>
  allOf(
    names.map(async (name) => {
      const path = join(folder, `${name}.parquet`);
      await lake.run(`ledgers.store.${name}`, `COPY (${STORED[name].sql}) TO ${literal(path)} (${FORMAT})`);
      await store.publish(path, ledgerKey({ name, auditId, version }));
    }),
  );

export async function removeLedgers(
  store: Pick<Store, 'remove'>,
  auditId: string,
  versions: readonly number[],
): Promise<void> {
  for (const version of versions)
    for (const name of STORED_NAMES) await store.remove(ledgerKey({ name, auditId, version }));
}
