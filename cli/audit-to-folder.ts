import { z } from 'zod';
import { AuditId } from '#contract/ids.ts';
import { fail } from './fail.ts';
import { type InstallationRecords, withRecords } from './open-records.ts';
import { strictOptions } from './strict-options.ts';

/** `AUDIT --to FOLDER --by NAME`: which audit, where to, and who asks for it. */
const FolderOrder = z.object({ auditId: AuditId, folder: z.string().min(1), by: z.string().trim().min(1) });
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
  const order = FolderOrder.safeParse({ auditId: positionals[0], folder: values.to, by: values.by });
  if (!order.success || positionals.length !== 1) return fail(usage);
  return await withRecords(async (records) => {
    try {
      process.stdout.write(await write(records, order.data));
      return 0;
    } catch (error) {
      return fail(`${error instanceof Error ? error.message : error}\n`);
    }
  });
}
