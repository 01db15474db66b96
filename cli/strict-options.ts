import { type ParseArgsConfig, parseArgs } from 'node:util';
import { sentenceOf } from './existing-database.ts';

/**
 * Options and positionals of a command; null for --help, and where one is not of the command, or lacks its value,
 * which it says. A command that passed over `--dry-run=yes` would delete, and one that passed over `--sha256` without
 * a hash would compare nothing.
 */
export function strictOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if (args.includes('--help')) return null;
    // Its advice on a dash at the start of a name would hide what is wrong.
    const [reason] = sentenceOf(error).split('. ');
    process.stderr.write(`${reason}.\n\n`);
    return null;
  }
}
