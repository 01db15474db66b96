import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EngineFailure } from '#server/platform/lake/engine-failure.ts';
import { Engine } from './engine.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { engineFor, temporaryFolder } from './test-run.ts';

const MB = 1024 * 1024;

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

  it('spills what does not fit in memory, up to a limit', async () => {
    const received = join(temporaryFolder(), 'received.csv');
    writeFileSync(received, 'a\n');
    const sorted = 'CREATE TABLE t AS SELECT md5(range::VARCHAR) AS a FROM range(2000000) ORDER BY a';
    const open = (spillBytes: number) =>
      Engine.open(temporaryFolder(), received, { ...DEFAULT_LIMITS, engineBytes: 60 * MB, spillBytes });

    const roomy = await open(1_000 * MB);
    await roomy.run('sort', sorted);
    expect(await roomy.count('count', 'SELECT count(*) FROM t')).toBe(2_000_000);
    roomy.close();
    const tight = await open(20 * MB);
    await expect(tight.run('sort', sorted)).rejects.toMatchObject({ kind: 'Out of Memory Error' });
    tight.close();
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
