import { z } from 'zod';
import { AuditId } from '#contract/ids.ts';
import { setHeadsAside } from '#server/audit-log/chain/kept-heads.ts';
import { findLines, findLinks } from '#server/audit-log/chain/queries.ts';
import { verifyChain } from '#server/audit-log/chain/verify-chain.ts';
import { checkBackup, NOT_COMPARED } from '#server/backup/check-backup.ts';
import type { BackupManifest } from '#server/backup/manifest.ts';
import { restore } from '#server/backup/restore.ts';
import { readConfig } from '#server/config/config.ts';
import { finishDeletions } from '#server/deletion/delete-audit.ts';
import { findAudits } from '#server/deletion/queries.ts';
import { recordEvent } from '#server/platform/audit-trail/record-event.ts';
import { openQueue } from '#server/platform/queue/open.ts';
import { openStore } from '#server/platform/storage/open.ts';
import { enqueueAll } from '#server/uploads/process/sweep.ts';
import { fail } from './fail.ts';
import { type InstallationRecords, openRecords } from './open-records.ts';
import { strictOptions } from './strict-options.ts';
import { BY, FOLDER, NO_MORE, wrongCall } from './wrong-call.ts';

const USAGE = `Usage: npm run --silent portal -- restore FOLDER --by NAME [--sha256 HASH]

Brings a backup into an empty data folder (or an empty PostgreSQL database and store), holds every byte and every audit log against what was
written down, and deletes again what the register of deletions names.
  --by NAME       who restores it, for the audit logs
  --sha256 HASH   what portal backup printed
`;

/** `portal restore`. @returns the exit code: 1 where an audit log is not whole, 2 where nothing was restored */
export async function restoreCommand(args: string[]): Promise<number> {
  const given = strictOptions(args, { by: { type: 'string' }, sha256: { type: 'string' } });
  if (!given) return fail(USAGE);
  const { values, positionals } = given;
  const [from, ...more] = positionals;
  const asked = z
    .object({ folder: FOLDER, by: BY, sha256: z.string().optional(), more: NO_MORE })
    .safeParse({ ...values, folder: from, more });
  if (!asked.success) return wrongCall(USAGE, asked.error);
  const { folder, by, sha256 } = asked.data;
  try {
    const { manifest, breaches } = await checkBackup(folder, sha256);
    for (const { is, path } of breaches) process.stderr.write(`${path} is ${is}\n`);
    if (breaches.length > 0) return fail('The backup is not as it was written. Nothing was restored.\n');
    if (sha256 === undefined) process.stderr.write(NOT_COMPARED);
    const config = readConfig();
    await restore({ settings: config, store: await openStore(config) }, folder, manifest);
    return await afterwards(manifest, by);
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n`);
  }
}

/** What must be true before the portal serves it. */
async function afterwards(manifest: BackupManifest, by: string): Promise<number> {
  const records = await openRecords();
  try {
    const broken = await brokenLogs(records, manifest);
    for (const line of broken) process.stderr.write(line);
    const deleted = await finishDeletions(records);
    for (const id of deleted) process.stdout.write(`Deleted again: ${id}\n`);
    const aside = await setHeadsAside(records.register.folder, new Date());
    if (aside !== null) process.stdout.write(`What was kept of the newer audit logs is ${aside}\n`);
    const audits = await records.database.system(findAudits);
    for (const { id } of audits)
      await records.database.system((tx) =>
        recordEvent(tx, {
          ...{ auditId: AuditId.parse(id), event: 'audit.restored', actor: { id: null, name: by } },
          details: { made_at: manifest.made_at },
        }),
      );
    process.stdout.write(
      `Restored: ${audits.length} audits of ${manifest.made_at}, ${manifest.files.length} files, every hash right.\n`,
    );
    const waiting = await processAgain(records);
    if (waiting > 0) process.stdout.write(`${waiting} files will be processed when the portal starts.\n`);
    return broken.length === 0 ? 0 : 1;
  } finally {
    await records.close();
  }
}

/** Jobs are not in a backup. */
async function processAgain({ database }: InstallationRecords): Promise<number> {
  const queue = await openQueue(database.queueConnection, { works: false, onError: () => {} });
  try {
    return await enqueueAll({ database, queue });
  } finally {
    await queue.stop();
  }
}

async function brokenLogs({ database }: InstallationRecords, manifest: BackupManifest): Promise<string[]> {
  const broken: string[] = [];
  for (const { id } of await database.system(findAudits)) {
    const [lines, links] = await database.system(async (tx) => [await findLines(tx, id), await findLinks(tx, id)]);
    const heads = manifest.log_heads.filter(({ audit_id }) => audit_id === id);
    const found = verifyChain(lines, links, heads);
    if (found.length > 0) broken.push(`The audit log of ${id} is not whole: ${found.length} breaches.\n`);
  }
  return broken;
}
