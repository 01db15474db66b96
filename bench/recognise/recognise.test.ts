import { expect, it } from 'vitest';
import { judgeFiles } from './main.ts';
import { judgeRealFiles } from './real-files.ts';

const FIRST_SEED = 50_001;
const FILES = 200;

/** With fewer rows and columns than `npm run bench recognise` has, which takes minutes. */
it(`reads ${FILES} files of systems nobody has seen without a wrong value in silence`, {
  timeout: 600_000,
}, async () => {
  const judged = await judgeFiles(FIRST_SEED, FILES, { rows: 24, optionalColumns: 2 });
  const missesOf = (outcome: string) =>
    judged
      .filter((one) => one.outcome === outcome)
      .map(({ file, columns }) => ({
        seed: file.seed,
        traits: file.traits.join('; '),
        columns: columns.filter((column) => column.outcome === outcome),
      }));
  expect(judged).toHaveLength(FILES);
  expect(missesOf('silent')).toEqual([]);
  const ordinary = judged.filter(({ file }) => file.isOrdinary);
  expect(ordinary.filter(({ outcome }) => outcome === 'asked').length).toBeLessThanOrEqual(ordinary.length * 0.05);
});

it('reads the labelled files without a wrong column or value in silence', { timeout: 600_000 }, async () => {
  const silent = (await judgeRealFiles()).flatMap(({ file, columns }) =>
    columns.filter(({ outcome }) => outcome === 'silent').map((column) => ({ file: file.traits[0], ...column })),
  );
  expect(silent).toEqual([]);
});
