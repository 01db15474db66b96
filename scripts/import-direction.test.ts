import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, loadedBy, packagesOf, sourceFiles } from './source-files.ts';

const files = sourceFiles();
/** A test, or what tests are built on: test-*.ts. Where files are recognized, that is a test that students take. */
const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) ||
  (/\/test-[^/]+\.ts$/.test(file) && !/^(datasets|server\/ingest\/recognise)\//.test(file));
const edges = files.filter((file) => !isTest(file)).flatMap((file) => importsOf(file).map((to) => ({ file, to })));
const top = (path: string) => path.split('/')[0] ?? '';
const broken = (rule: (edge: { file: string; to: string }) => boolean) =>
  edges.filter(rule).map(({ file, to }) => `${file} -> ${to}`);

/**
 * Imports inside `folder` that do not lead down: each room may import itself and every floor before its own. Rooms of
 * one floor do not know each other, and a room that is on no floor may neither import nor be imported.
 */
function upward(folder: string, floors: readonly (readonly string[])[]): string[] {
  const room = (path: string) => path.slice(folder.length + 1).split('/')[0] ?? '';
  const floor = (path: string) => floors.findIndex((rooms) => rooms.includes(room(path)));
  const isDown = (file: string, to: string) => floor(to) >= 0 && (room(file) === room(to) || floor(to) < floor(file));
  return broken(({ file, to }) => [file, to].every((path) => path.startsWith(`${folder}/`)) && !isDown(file, to));
}

/** What a file loads, and what that loads, and so on. */
function reached(from: string): string[] {
  const seen = new Set([from]);
  for (const file of seen) if (/\.tsx?$/.test(file)) for (const to of loadedBy(file)) seen.add(to);
  return [...seen];
}

/** What each top folder may import, besides itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  datasets: [],
  contract: ['datasets'],
  server: ['contract', 'datasets', 'demo'],
  web: ['contract', 'datasets', 'docs'],
  cli: ['server', 'contract', 'datasets'],
  demo: ['datasets', 'contract', 'server'],
};

describe('imports point one way', () => {
  it.each(Object.entries(MAY_IMPORT))('%s imports only itself and %j', (folder, allowed) => {
    expect(broken(({ file, to }) => top(file) === folder && top(to) !== folder && !allowed.includes(top(to)))).toEqual(
      [],
    );
  });

  it('only the composition of the roles imports the demo', () => {
    expect(
      broken(({ file, to }) => top(file) === 'server' && top(to) === 'demo' && file !== 'server/roles.ts'),
    ).toEqual([]);
  });

  it('a stage of ingest knows those before it, and none that follows', () => {
    expect(
      upward('server/ingest', [
        ['findings.ts', 'limits.ts', 'refusal.ts', 'result.ts'],
        ['engine.ts', 'in-words.ts'],
        ['open'],
        ['read'],
        ['recognise'],
        ['check'],
        ['keep'],
        ['pipeline.ts'],
        ['inspect'],
        ['child'],
        ['failed-rows'],
      ]),
    ).toEqual([]);
  });

  it('ledgers load nothing that is made of them, panels no finding, and measures none of what is said of them', () => {
    const loads = (from: string, later: readonly string[]) =>
      reached(`server/quality/${from}`).filter((path) => later.some((one) => path.startsWith(`server/quality/${one}`)));
    const made = ['panels/', 'lists/', 'findings/', 'opportunity/', 'versions/'];
    expect(loads('ledgers/build.ts', made)).toEqual([]);
    expect(loads('panels/registry.ts', ['findings/', 'opportunity/', 'versions/'])).toEqual([]);
    const said = ['count', 'of-scope', 'answer', 'write', 'read', 'routes'].map((name) => `opportunity/${name}.ts`);
    expect(loads('opportunity/measures.ts', ['panels/', 'findings/', ...said])).toEqual([]);
    // Otherwise the walk has stopped before it could find one.
    expect(loads('refresh.ts', made)).toContain('server/quality/panels/registry.ts');
  });

  it('the rooms of an upload and those of the transcript screens stand on floors', () => {
    expect(
      upward('server/uploads', [
        ['address-end.ts', 'for-each.ts', 'keys.ts', 'status.ts', 'school-scope.ts', 'lock-chain.ts', 'room.ts'],
        ['arrive', 'read'],
        ['not-offered'],
        ['request', 'process', 'download'],
        ['removal'],
        ['intake'],
        ['receive.ts'],
        ['take-in.ts'],
        ['routes.ts', 'workers.ts'],
      ]),
    ).toEqual([]);
    expect(
      upward('web/features/transcripts', [
        ['draft.ts', 'student-in-words.ts', 'trait-words.ts', 'print-order.ts', 'why.ts'],
        ['compare', 'finalized'],
        ['choose', 'print', 'status'],
        ['page.tsx'],
      ]),
    ).toEqual([]);
  });

  it('server nouns do not import each other, except through a door', () => {
    const noun = (path: string) => /^server\/([\w-]+)\//.exec(path)?.[1];
    // The configuration has settings of all of them, and none of them knows it.
    const composition = 'config';
    const open = new Set(['platform', 'identity', 'http', 'words']);
    // The shapes that ingest hands to uploads and the numbers to transcripts, how to ask for the numbers again, and
    // what the findings hide, for extracts.
    const doors = new Set([
      'server/ingest/result.ts',
      'server/ingest/inspect/inspection.ts',
      'server/quality/records/student-record.ts',
      'server/quality/request-refresh.ts',
      'server/quality/opportunity/hidden-groups.ts',
    ]);
    expect(
      broken(({ file, to }) => {
        const [from, target] = [noun(file), noun(to)];
        const isForeign = from !== undefined && from !== composition && target !== undefined && from !== target;
        return isForeign && !open.has(target) && !doors.has(to);
      }),
    ).toEqual([]);
  });

  it('platform knows no noun, identity only the platform, and the front door those two; the words are for both', () => {
    const outside = (folder: string, known: RegExp) =>
      broken(({ file, to }) => file.startsWith(`server/${folder}/`) && to.startsWith('server/') && !known.test(to));
    expect(outside('platform', /^server\/platform\//)).toEqual([]);
    expect(outside('identity', /^server\/(platform|identity|words)\//)).toEqual([]);
    expect(outside('http', /^server\/(platform|identity|http|words)\//)).toEqual([]);
  });

  it('web features do not import each other, and what they share does not import them', () => {
    const feature = (path: string) => /^web\/features\/([\w-]+)\//.exec(path)?.[1];
    expect(
      broken(
        ({ file, to }) => feature(to) !== undefined && feature(file) !== undefined && feature(file) !== feature(to),
      ),
    ).toEqual([]);
    expect(
      broken(({ file, to }) => /^web\/(ui|charts)\//.test(file) && /^web\/(features|app\/router)/.test(to)),
    ).toEqual([]);
  });

  it('a translation of the screens loads no declarations of datasets: it is read before any screen', () => {
    expect(reached('web/messages/es/catalogue.ts')).not.toContain('datasets/index.ts');
    // Otherwise the walk has stopped before it could find one.
    expect(reached('web/messages/es/catalogue.ts')).toContain('datasets/words/es/names.ts');
  });

  it('the kit knows no vocabulary and no dataset: what a column is read by comes with its declaration', () => {
    expect(
      broken(
        ({ file, to }) =>
          file.startsWith('datasets/kit/') && to.startsWith('datasets/') && !to.startsWith('datasets/kit/'),
      ),
    ).toEqual([]);
  });

  it('vocabularies are data: what makes SQL of them is apart, in vocabulary/sql', () => {
    expect(
      broken(({ file, to }) => /^datasets\/vocabulary\/(?!sql\/)/.test(file) && to.startsWith('datasets/kit/sql/')),
    ).toEqual([]);
  });

  it('datasets/ is pure: no Node, React or HTTP', () => {
    const impure = files
      .filter((file) => file.startsWith('datasets/') && !isTest(file) && !file.includes('/test-'))
      .filter((file) => packagesOf(file).some((name) => name !== 'zod'));
    expect(impure).toEqual([]);
  });
});

describe('the house has rooms with names', () => {
  it('has no folder that says nothing, and no barrel file', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc|shared|lib)\//.test(file))).toEqual([]);
    expect(files.filter((file) => basename(file).startsWith('index.') && file !== 'datasets/index.ts')).toEqual([]);
  });
});
