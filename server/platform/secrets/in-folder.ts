import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManySecrets } from './secrets.ts';

/**
 * Secrets as files of `<dataDir>/identity`, readable by the owner alone. Whoever links a file first wins. Earlier ones
 * are `NAME.earlier-1` and so on.
 */
export function secretsInFolder(dataDir: string): ManySecrets {
  const folder = join(dataDir, 'identity');
  const textOf = (file: string) => readFile(join(folder, file), 'utf8').catch(ignore('ENOENT'));

  /** The one that was replaced last comes first. */
  async function earlier(name: string): Promise<{ file: string; number: number }[]> {
    const start = `${name}.earlier-`;
    const files = ((await readdir(folder).catch(ignore('ENOENT'))) ?? []).filter((file) => file.startsWith(start));
    return files
      .map((file) => ({ file, number: Number(file.slice(start.length)) }))
      .sort((a, b) => b.number - a.number);
  }

  async function draftOf(name: string, text: string): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `${name}.${randomBytes(6).toString('hex')}`);
    await writeFile(draft, text, { mode: 0o600, flush: true });
    await chmod(draft, 0o600);
    return draft;
  }

  return {
    async read(name) {
      const files = [name, ...(await earlier(name)).map(({ file }) => file)];
      return (await Promise.all(files.map(textOf))).filter((text) => text !== undefined);
    },
    async keepFirst(name, text) {
      const draft = await draftOf(name, text);
      await link(draft, join(folder, name)).catch(ignore('EEXIST'));
      await rm(draft);
    },
    async add(name, text) {
      const [last] = await earlier(name);
      const draft = await draftOf(name, text);
      // The present one has both names until the new one takes its place: at no moment is there none.
      await link(join(folder, name), join(folder, `${name}.earlier-${(last?.number ?? 0) + 1}`)).catch(
        ignore('ENOENT'),
      );
      await rename(draft, join(folder, name));
    },
    async retire(name) {
      const files = await earlier(name);
      for (const { file } of files) await rm(join(folder, file));
      return files.length;
    },
  };
}

const ignore = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
  return undefined;
};
