import { z } from 'zod';
import { AuditId } from '#contract/ids.ts';
import { fail } from './fail.ts';

/** What commands are called with; each says what is to be given where it is missing or wrong. */
export const AUDIT = z.uuid({ error: 'Give the ID of an audit. `portal retention` lists them.' }).pipe(AuditId);
export const FOLDER = z.string({ error: 'Give the folder.' }).min(1, { error: 'Give the folder.' });
export const EMAIL = z.email({ error: 'Give an email address, such as lead@district.org.' });
const NAME = 'Give your name after --by: it is written down who does this.';
export const BY = z.string({ error: NAME }).trim().min(1, { error: NAME });
/** What is after all that a command takes. */
export const NO_MORE = z.array(z.string()).max(0, { error: 'There are more arguments than the command takes.' });

/** Says what is wrong with a call, above how the command is used. @returns the exit code */
export function wrongCall(usage: string, wrong: string | z.ZodError): number {
  const reason = typeof wrong === 'string' ? wrong : (wrong.issues[0]?.message ?? '');
  return fail(`${reason}\n\n${usage}`);
}
