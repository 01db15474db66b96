import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Certificate, Deletion } from './certificate.ts';

const BEGUN = '.begun.json';
const DONE = '.certificate.json';

/**
 * The register of deletions: a folder apart from the database and the files, so that a backup of those does not bring
 * it back. A deletion is in it from before its first row goes (`<audit id>.begun.json`), and its certificate when the
 * last file is gone (`<audit id>.certificate.json`).
 */
export class Register {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Every audit that is deleted, or is to be. */
  async auditIds(): Promise<string[]> {
    const names = await readdir(this.folder).catch(ignoreMissing);
    const ids = (names ?? []).flatMap((name) =>
      [BEGUN, DONE].flatMap((end) => (name.endsWith(end) ? [name.slice(0, -end.length)] : [])),
    );
    return [...new Set(ids)].toSorted();
  }

  async begun(auditId: string): Promise<Deletion | null> {
    const text = await this.read(auditId + BEGUN);
    return text === null ? null : Deletion.parse(JSON.parse(text));
  }

  async certificate(auditId: string): Promise<Certificate | null> {
    const text = await this.read(auditId + DONE);
    return text === null ? null : Certificate.parse(JSON.parse(text));
  }

  begin = (deletion: Deletion): Promise<string> => this.write(deletion.audit_id + BEGUN, deletion);

  /** @returns the path of the certificate */
  async finish(certificate: Certificate): Promise<string> {
    const path = await this.write(certificate.audit_id + DONE, certificate);
    await rm(join(this.folder, certificate.audit_id + BEGUN), { force: true });
    return path;
  }

  private read(name: string): Promise<string | null> {
    return readFile(join(this.folder, name), 'utf8')
      .catch(ignoreMissing)
      .then((text) => text ?? null);
  }

  /** Whole or not at all: a temporary file, synced, then renamed. */
  private async write(name: string, content: Deletion | Certificate): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, name);
    const draft = `${path}.${randomBytes(6).toString('hex')}`;
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify(content, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
    return path;
  }
}

const ignoreMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
};
