import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DATASETS } from './index.ts';
import { TYPE_OF_KIND } from './kit/lake-type.ts';

/** How docs/lake.md names a dataset in its table of derived columns. */
const NAMES = {
  STUDENT_ROSTER: 'roster',
  COURSE_CATALOG: 'course catalog',
  STUDENT_DEMOGRAPHICS: 'demographics',
  TRANSCRIPT: 'transcripts',
  STUDENT_TEST_SCORES: 'test scores',
  CTE_PATHWAY_CATALOG: 'CTE pathways',
} as const;

const page = readFileSync(new URL('../docs/lake.md', import.meta.url), 'utf8');

describe('docs/lake.md', () => {
  it('says the type of every kind of column', () => {
    const [, table = ''] = /\| Declared kind .*\n\|[-|]+\n((?:\|.*\n)+)/.exec(page) ?? [];
    const documented = table.split('\n').flatMap((line) => {
      const [, kinds = '', type = ''] = line.split('|').map((cell) => cell.trim());
      return kinds.split(', ').flatMap((kind) => (kind ? [[kind, type]] : []));
    });
    expect(Object.fromEntries(documented)).toEqual(TYPE_OF_KIND);
  });

  it.each(DATASETS)('lists the derived columns of $label as they are declared', ({ type, derived }) => {
    const declared = derived.map(
      (column) => `| ${NAMES[type]} | \`${column.name}\` | ${column.type} | ${column.meaning} |`,
    );
    const documented = page.split('\n').filter((line) => line.startsWith(`| ${NAMES[type]} | \``));
    expect(documented).toEqual(declared);
  });
});
