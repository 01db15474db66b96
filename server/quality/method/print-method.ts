/** Prints the fingerprint of the sources below a folder: node print-method.ts <folder>. */
import { createHash } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { methodSources } from './sources.ts';

// No one waits for it: what answers people comes first.
setPriority(constants.priority.PRIORITY_LOW);

const sources = [...methodSources(process.argv[2] ?? '')].sort(([one], [other]) => (one < other ? -1 : 1));
process.stdout.write(createHash('sha256').update(JSON.stringify(sources)).digest('base64url'));
