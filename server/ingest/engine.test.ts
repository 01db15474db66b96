import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EngineFailure } from '#server/platform/lake/engine-failure.ts';
import { engineFor, temporaryFolder } from './test-run.ts';

describe('the engine', () => {
  it('reads the received file and its own folder, and nothing else', async () => {
    const outside = temporaryFolder();
    const secret = join(outside, 'secret.csv');
    writeFileSync(secret, 'a\n');
    const received = join(outside, 'received.csv');
    writeFileSync(received, 'b\n');
    const engine = await engineFor(received);
    symlinkSync(secret, join(engine.folder, 'link.csv'));

    expect(await engine.rows('read', `SELECT content FROM read_text('${received}')`)).toEqual([{ content: 'b\n' }]);
    const probes = [
      `SELECT * FROM read_text('${secret}')`,
      `SELECT * FROM read_text('${engine.folder}/../${outside.split('/').at(-1)}/secret.csv')`,
      `ATTACH '${outside}/other.duckdb' AS other`,
      `COPY (SELECT 1) TO '${outside}/out.csv'`,
      'INSTALL httpfs',
      'SET enable_external_access = true',
      "SET allowed_directories = ['/']",
    ];
    for (const probe of probes) await expect(engine.run('probe', probe)).rejects.toThrow(EngineFailure);
    expect(existsSync(join(outside, 'out.csv'))).toBe(false);
  });

  it('never lets data into the text of a failure', async () => {
    const received = join(temporaryFolder(), 'received.csv');
    writeFileSync(received, 'a\n');
    const engine = await engineFor(received);
    const failure = await engine
      .run('number', "SELECT CAST('Ana Garcia 095710143' AS INTEGER)")
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EngineFailure);
    const text = `${String(failure)} ${(failure as Error).stack} ${JSON.stringify(failure)}`;
    expect(text).not.toContain('Garcia');
    expect((failure as Error).cause).toBeUndefined();
  });
});
