import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type KeptHead, keptHeads, readHeads } from '#server/audit-log/chain/kept-heads.ts';
import { findLines, findLinks } from '#server/audit-log/chain/queries.ts';
import { type Breach, verifyChain } from '#server/audit-log/chain/verify-chain.ts';
import { findAudits } from '#server/deletion/queries.ts';
import { findHead } from '#server/platform/audit-trail/heads.ts';
import type { KnownKey } from '#server/platform/signing/installation-key.ts';
import { fail, NO_AUDIT } from './fail.ts';
import { type InstallationRecords, withRecords } from './open-records.ts';
import { strictOptions } from './strict-options.ts';
import { AUDIT, NO_MORE, wrongCall } from './wrong-call.ts';

const USAGE = `Usage: npm run --silent portal -- verify-audit-log [AUDIT] [--heads FILE]
       npm run --silent portal -- verify-audit-log --print-heads

Compares the audit logs with their chains, and with the heads that the portal keeps every hour in the folder of the register of deletions.
--heads takes a copy of that file (log-heads.txt), or what --print-heads printed, from elsewhere.
`;

const WORDS: Record<Breach['is'], string> = {
  changed: 'was changed, or the one before it',
  'missing-line': 'is missing',
  'missing-link': 'has no link',
  unlinked: 'was put in',
  'linked-twice': 'is there twice',
  'cut-off': 'is cut off',
  'other-head': 'is another one than the head that was kept',
};

/** `portal verify-audit-log`. @returns the exit code: 1 where a log was changed */
export async function verifyAuditLogCommand(args: string[]): Promise<number> {
  const options = strictOptions(args, { heads: { type: 'string' }, 'print-heads': { type: 'boolean' } });
  if (!options) return fail(USAGE);
  const { values, positionals } = options;
  const [given, ...more] = positionals;
  const asked = z.object({ audit: AUDIT.optional(), more: NO_MORE }).safeParse({ audit: given, more });
  if (!asked.success) return wrongCall(USAGE, asked.error);
  return await withRecords(async (records) => {
    try {
      const heads = await headsToHold(values.heads, records.known, records.register.folder);
      return await verify(records, heads, asked.data.audit, values['print-heads'] === true);
    } catch (error) {
      return fail(`${error instanceof Error ? error.message : error}\n`);
    }
  });
}

async function verify(
  { database }: InstallationRecords,
  heads: readonly KeptHead[],
  asked: string | undefined,
  printsHeads: boolean,
): Promise<number> {
  const audits = (await database.system(findAudits)).filter(({ id }) => asked === undefined || id === asked);
  if (audits.length === 0) return fail(NO_AUDIT);
  let broken = 0;
  for (const { id } of audits) {
    if (printsHeads) {
      const head = await database.system((tx) => findHead(tx, id));
      if (head) process.stdout.write(`${id} ${head.sequence} ${head.hash}\n`);
      continue;
    }
    const [lines, links] = await database.system(async (tx) => [await findLines(tx, id), await findLinks(tx, id)]);
    const found = verifyChain(
      lines,
      links,
      heads.filter(({ auditId }) => auditId === id),
    );
    process.stdout.write(
      `${id}  ${lines.length} lines: ${found.length === 0 ? 'whole' : `${found.length} breaches`}\n`,
    );
    for (const breach of found) process.stdout.write(`  line ${placeOf(breach)} ${WORDS[breach.is]}\n`);
    broken += found.length;
  }
  return broken === 0 ? 0 : 1;
}

const placeOf = (breach: Breach): string =>
  'sequence' in breach ? String(breach.sequence) : `with the number ${breach.eventId}`;

/** What the portal keeps by itself, and what was kept elsewhere. */
async function headsToHold(file: unknown, known: readonly KnownKey[], folder: string): Promise<KeptHead[]> {
  const kept = await keptHeads(folder, known);
  if (typeof file !== 'string') return kept;
  return [...kept, ...readHeads(await textOf(file), known)];
}

const textOf = async (file: string): Promise<string> =>
  await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} could not be read.`);
  });
