import { z } from 'zod';
import { fail } from './fail.ts';
import { type InstallationRecords, withRecords } from './open-records.ts';
import { strictOptions } from './strict-options.ts';
import { AUDIT, BY, FOLDER, NO_MORE, wrongCall } from './wrong-call.ts';

/** `AUDIT --to FOLDER --by NAME`: which audit, where to, and who asks for it. */
const FolderOrder = z.object({ auditId: AUDIT, folder: FOLDER, by: BY, more: NO_MORE });
type FolderOrder = z.infer<typeof FolderOrder>;

/**
 * A command that writes what an audit has into a folder. Opens the records of the installation and closes them again.
 * @param write does it, and answers what to print; what it throws is printed as an error
 * @returns the exit code
 */
export async function auditToFolder(
  args: string[],
  usage: string,
  write: (records: InstallationRecords, order: FolderOrder) => Promise<string>,
): Promise<number> {
  const given = strictOptions(args, { to: { type: 'string' }, by: { type: 'string' } });
  if (!given) return fail(usage);
  const { values, positionals } = given;
  const [auditId, ...more] = positionals;
  const order = FolderOrder.safeParse({ auditId, folder: values.to, by: values.by, more });
  if (!order.success) return wrongCall(usage, order.error);
  return await withRecords(async (records) => {
    try {
      process.stdout.write(await write(records, order.data));
      return 0;
    } catch (error) {
      return fail(`${error instanceof Error ? error.message : error}\n`);
    }
  });
}
