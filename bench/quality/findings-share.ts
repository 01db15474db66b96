/**
 * Run as a process of its own: what findings add to a refresh. All statements of a refresh in turns with and without
 * them, on the same rows; prints one line of JSON.
 */
import { createSecretKey } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { FindingsSettings } from '#contract/quality/opportunity.ts';
import { UPLOAD_FILE_TYPES, type UploadFileType } from '#datasets/kit/file-type.ts';
import { openSharedLake } from '#server/platform/lake/lake.ts';
import { allOf, overlapping } from '#server/platform/lake/overlapping.ts';
import { selectCandidates } from '#server/quality/candidates.ts';
import { findCrossFile } from '#server/quality/findings/cross-file.ts';
import { buildLedgers } from '#server/quality/ledgers/build.ts';
import { withLacks } from '#server/quality/ledgers/inputs/inputs.ts';
import { storeLedgers } from '#server/quality/ledgers/stored/store.ts';
import { STORED_NAMES } from '#server/quality/ledgers/stored/stored.ts';
import { buildLists } from '#server/quality/lists/build.ts';
import { writeOpportunity } from '#server/quality/opportunity/write.ts';
import type { ReadFile } from '#server/quality/publish.ts';
import { scopesOf } from '#server/quality/scopes.ts';
import { writePanels } from '#server/quality/write-panels.ts';
import { median } from '../table.ts';
import { AUDIT, madeUpDistrict } from './district.ts';
import type { Order } from './prepare.ts';

interface Time {
  seconds: number;
  /** Seconds of the processor. */
  cpu: number;
}

export interface Share {
  without: Time;
  /** What is more with them in the same round, as a share of `without`. Medians of the rounds. */
  more: Time;
}

const { size, paths, dataDir: folder, runs }: Order = JSON.parse(process.argv[2] ?? '');
const district = madeUpDistrict(...size);
const LIMITS = { memoryMegabytes: 1000, threads: 1 };
const AT_ONCE = 3;
const wanted = {
  ...district,
  auditId: AUDIT,
  version: 1,
  showsNames: false,
  lacks: [],
  findings: { ...FindingsSettings.parse({}), since: null },
  scopes: scopesOf(district, []),
};
mkdirSync(folder, { recursive: true });
const files: ReadFile[] = UPLOAD_FILE_TYPES.flatMap((type: UploadFileType) => {
  const path = paths[type];
  if (path === undefined) return [];
  const about = { fileId: type, chainId: type, run: 1, type, fileName: type, metadata: {}, columns: {}, path };
  const schoolIds = new Set(district.schools.map(({ id }) => id));
  return [{ ...about, schoolIds, counts: { read: null, kept: null, bySchool: null } }];
});

/** The statements of `computeNumbers`, with those of findings or without. */
async function compute(hasFindings: boolean): Promise<Time> {
  const start = performance.now();
  const used = process.cpuUsage();
  const lake = await openSharedLake([folder, ...files.map(({ path }) => dirname(path))], LIMITS, 'SELECT 1');
  try {
    const readable = await lake.use((one) => withLacks(one, files));
    const one = overlapping(lake, AT_ONCE);
    const stored = STORED_NAMES.filter((name) => hasFindings || name !== 'opportunity');
    await allOf([
      buildLedgers(one, wanted, readable),
      writePanels(one, wanted, files),
      ...(hasFindings ? [writeOpportunity(one, wanted, files)] : []),
      buildLists(one),
      selectCandidates(one, createSecretKey(Buffer.alloc(32)), wanted),
      findCrossFile(one, files),
      storeLedgers(one, { publish: async () => {} }, wanted, folder, stored),
      one.forget(),
    ]);
  } finally {
    lake.close();
  }
  const { user, system } = process.cpuUsage(used);
  return { seconds: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 };
}

const rounds: { without: Time; whole: Time }[] = [];
await compute(true); // until the code is compiled
for (let run = 0; run < runs; run++)
  rounds.push(
    run % 2 === 0
      ? { without: await compute(false), whole: await compute(true) }
      : await compute(true).then(async (whole) => ({ whole, without: await compute(false) })),
  );
const medianOf = (of: (round: (typeof rounds)[number], what: keyof Time) => number): Time => ({
  seconds: median(rounds.map((round) => of(round, 'seconds'))),
  cpu: median(rounds.map((round) => of(round, 'cpu'))),
});
const share: Share = {
  without: medianOf(({ without }, what) => without[what]),
  more: medianOf(({ without, whole }, what) => (whole[what] - without[what]) / without[what]),
};
process.stdout.write(`${JSON.stringify(share)}\n`);
