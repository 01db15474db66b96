/**
 * `npm run bench course-mapping [-- --part tuning] [--seed 7] [--misses]`: how often a suggested SCED
 * course is the right one.
 */
import { parseArgs } from 'node:util';
import { titleOf } from '#datasets/course-suggestions/courses.ts';
import { suggesterOf } from '#datasets/course-suggestions/suggest.ts';
import { SUBJECT_AREAS } from '#datasets/vocabulary/courses/subject-areas.ts';
import { printTable } from '../table.ts';
import { type LabeledHalf, type Labelled, labelledSet } from './labelled.ts';

/** Right of those shown. */
const BUDGET = 0.85;

interface Judged extends Labelled {
  suggested: string | null;
}

export async function bench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      part: { type: 'string', default: 'held-out' },
      seed: { type: 'string', default: '2024' },
      misses: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const part: LabeledHalf = values.part === 'tuning' ? 'tuning' : 'held-out';
  const started = performance.now();
  const judged = judge(labelledSet(part, Number(values.seed)));
  const perTitle = (performance.now() - started) / judged.length;
  const rows = SUBJECT_AREAS.map(({ label, sced }) =>
    rowOf(
      label,
      judged.filter(({ area }) => sced.includes(area)),
    ),
  );
  printTable(['Subject area', 'Titles', 'Shown', 'Right of shown', 'Right area'], [...rows, rowOf('All', judged)]);
  process.stdout.write(`\n${part} part, seed ${values.seed}; ${perTitle.toFixed(1)} ms a title\n`);
  if (values.misses)
    for (const { title, code, suggested } of judged)
      if (suggested !== null && suggested !== code)
        process.stdout.write(`${title}: wanted ${titleOf(code)}, got ${titleOf(suggested)}\n`);
  if (values.check && precisionOf(judged) < BUDGET) process.exitCode = 1;
}

export function judge(set: readonly Labelled[]): Judged[] {
  const suggest = suggesterOf([]);
  return set.map((one) => ({
    ...one,
    suggested: suggest({ code: '', titleKey: '', title: one.title, scedCode: null, credits: null })?.scedCode ?? null,
  }));
}

export function precisionOf(judged: readonly Judged[]): number {
  const shown = judged.filter(({ suggested }) => suggested !== null);
  return shown.filter(({ code, suggested }) => code === suggested).length / shown.length;
}

function rowOf(label: string, judged: readonly Judged[]): string[] {
  const shown = judged.filter(({ suggested }) => suggested !== null);
  const right = shown.filter(({ code, suggested }) => code === suggested);
  const area = shown.filter((one) => one.suggested?.slice(0, 2) === one.area);
  const percent = (some: readonly unknown[], all: readonly unknown[]) =>
    all.length === 0 ? '-' : `${((some.length / all.length) * 100).toFixed(1)}%`;
  return [label, String(judged.length), percent(shown, judged), percent(right, shown), percent(area, shown)];
}
