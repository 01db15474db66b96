import { resolve } from 'node:path';
import { checkBackup, NOT_COMPARED } from '#server/backup/check-backup.ts';
import { askForBackup, type BackupAnswer } from '#server/backup/on-request.ts';
import { backupFor } from '#server/backup/write-backup.ts';
import { readConfig } from '#server/config/config.ts';
import { fail } from './fail.ts';
import { openRecords } from './open-records.ts';
import { strictOptions } from './strict-options.ts';
import { wrongCall } from './wrong-call.ts';

const USAGE = `Usage: npm run --silent portal -- backup --to FOLDER
       npm run --silent portal -- backup --check FOLDER [--sha256 HASH]

Writes the database, the files and the keys into an empty folder, while the portal runs, and prints the SHA-256 of its list of hashes.
--check holds every byte of a backup against that list.
`;

/** `portal backup`. @returns the exit code: 1 where something is damaged */
export async function backupCommand(args: string[]): Promise<number> {
  const given = strictOptions(args, { to: { type: 'string' }, check: { type: 'string' }, sha256: { type: 'string' } });
  if (!given) return fail(USAGE);
  const { values, positionals } = given;
  if (positionals.length > 0) return wrongCall(USAGE, 'Give the folder after --to, or after --check.');
  try {
    if (values.check !== undefined) return await check(values.check, values.sha256);
    if (values.to === undefined) return wrongCall(USAGE, 'Give a folder after --to.');
    return said(await make(resolve(values.to)), values.to);
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n`);
  }
}

/** By the portal that runs on the data folder, where the embedded database is its own. */
async function make(folder: string): Promise<BackupAnswer> {
  const config = readConfig();
  const asked = config.databaseUrl === null ? await askForBackup(config.dataDir, folder) : null;
  if (asked) return asked;
  const records = await openRecords();
  try {
    return await backupFor({ ...records, dataDir: config.dataDir }, folder);
  } finally {
    await records.close();
  }
}

function said(answer: BackupAnswer, folder: string): number {
  if (answer.is === 'failed') return fail(`${answer.why}\n`);
  process.stdout.write(`${answer.files} files are in ${folder}. They contain records of students and the keys.\n`);
  process.stdout.write(`SHA-256 of backup.json: ${answer.sha256}\n`);
  for (const key of answer.damaged) process.stderr.write(`Missing or damaged in the store: ${key}\n`);
  return answer.damaged.length === 0 ? 0 : 1;
}

async function check(folder: string, sha256: string | undefined): Promise<number> {
  const { manifest, breaches } = await checkBackup(folder, sha256);
  for (const { is, path } of breaches) process.stdout.write(`${path} is ${is}\n`);
  process.stdout.write(
    `${manifest.files.length} files of ${manifest.made_at}: ${breaches.length === 0 ? 'whole' : `${breaches.length} not as they were`}\n`,
  );
  if (sha256 === undefined) process.stderr.write(NOT_COMPARED);
  return breaches.length === 0 ? 0 : 1;
}
