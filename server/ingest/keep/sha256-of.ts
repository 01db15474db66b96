import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Of a file that was just written, in hexadecimal. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) hash.update(piece); // no encoding is set
  return hash.digest('hex');
}
