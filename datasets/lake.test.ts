import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DATASETS } from './index.ts';
import { TYPE_OF_KIND } from './kit/lake-type.ts';

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

  it.each(DATASETS)('lists the derived columns of $label as they are declared', ({ label, derived }) => {
    const declared = derived.map((column) => `| ${label} | \`${column.name}\` | ${column.type} | ${column.meaning} |`);
    const documented = page.split('\n').filter((line) => line.startsWith(`| ${label} | \``));
    expect(documented).toEqual(declared);
  });
});
