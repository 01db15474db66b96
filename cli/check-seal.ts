import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { recomputeSealed } from '#server/quality/sealed-numbers.ts';
import { checkFiles } from '#server/seal/check-files.ts';
import { MANIFEST } from '#server/seal/manifest.ts';
import { strictOptions } from './strict-options.ts';
import { wrongCall } from './wrong-call.ts';

const USAGE = `Usage: npm run --silent portal -- check-seal FOLDER [PUBLIC KEY]

Finds any changed byte of a seal, and computes every number of it again from its rows. It needs neither a portal nor a database.
Without the key that \`portal seal\` printed, it may have been sealed again by someone else.
`;

/** `portal check-seal`. @returns the exit code: 1 where something is not as it was sealed, 2 where there is no seal */
export async function checkSealCommand(args: string[]): Promise<number> {
  const options = strictOptions(args, {});
  if (!options) return say(2, USAGE);
  const [given, publicKey, ...more] = options.positionals;
  if (given === undefined || more.length > 0) return wrongCall(USAGE, 'Give the folder of one seal.');
  const folder = resolve(given);
  if (!existsSync(join(folder, MANIFEST))) return say(2, `${given} is not a seal: it has no ${MANIFEST}.\n`);
  const checked = await checkFiles(folder, publicKey);
  if (!checked) return say(1, 'The manifest is not as it was signed, or not signed with this key.\n');
  const { manifest, breaches } = checked;
  if (breaches.length > 0) return say(1, breaches.map(({ is, path }) => `${path} was ${WORDS[is]}.\n`).join(''));
  const { panels, ledgers, different, isOtherMethod } = await recomputeSealed(folder, manifest.method, tmpdir());
  const { district, year_ending, sealed_at, sealed_by, log_head } = manifest;
  const about = [
    `${district}, class of ${year_ending}, sealed by ${sealed_by}, ${sealed_at}.`,
    `Every byte of ${manifest.files.length} files is as it was signed.`,
    `Log: ${log_head ? `${manifest.audit_id} ${log_head.sequence} ${log_head.hash}` : 'no line'}`,
    publicKey === undefined ? `Signed with ${manifest.public_key}: compare it with the key of the installation.` : '',
    isOtherMethod ? 'This version of the portal computes in another way than the one that sealed it.' : '',
    different.length === 0
      ? `Computed again from the rows: ${panels} panels and ${ledgers} ledgers are equal.`
      : `Computed again from the rows, these differ: ${different.join(', ')}`,
  ];
  const words = `${about.filter(Boolean).join('\n')}\n`;
  return say(different.length === 0 ? 0 : 1, words);
}

const WORDS = { changed: 'changed', missing: 'removed', added: 'added' } as const;

function say(code: number, words: string): number {
  (code === 2 ? process.stderr : process.stdout).write(words);
  return code;
}
