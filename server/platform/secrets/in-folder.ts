import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Secrets } from './secrets.ts';

/** Secrets as files of `<dataDir>/identity`, readable by the owner alone. Whoever links a file first wins. */
export function secretsInFolder(dataDir: string): Secrets {
  const folder = join(dataDir, 'identity');
  return {
    async read(name) {
      const text = await readFile(join(folder, name), 'utf8').catch(ignore('ENOENT'));
      return text === undefined ? [] : [text];
    },
    async keepFirst(name, text) {
      const file = join(folder, name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${file}.${randomBytes(6).toString('hex')}`;
      await writeFile(draft, text, { mode: 0o600, flush: true });
      await chmod(draft, 0o600);
      await link(draft, file).catch(ignore('EEXIST'));
      await rm(draft);
    },
  };
}

const ignore = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
  return undefined;
};
