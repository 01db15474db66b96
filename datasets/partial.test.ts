import { describe, expect, it } from 'vitest';
import type { ColumnName } from '#datasets/kit/column-name.ts';
import { DATASETS } from './index.ts';
import type { Dataset } from './kit/dataset.ts';
import { SAMPLE_SETTING } from './kit/sample/to-sample.ts';
import { DEMOGRAPHIC_TYPES, TEST_TYPES } from './kit/wizard-choices.ts';
import { checkFile } from './test-harness/check-file.ts';

const context = {
  yearEnding: SAMPLE_SETTING.yearEnding,
  schools: [
    { id: 'lakeview', name: SAMPLE_SETTING.school, local_id: '0332', state_id: null, nces_id: null, ceeb_code: null },
    { id: 'other', name: 'Other High School', local_id: '0333', state_id: null, nces_id: null, ceeb_code: null },
  ],
  chosen: {
    schoolIds: ['lakeview', 'other'],
    years: [2021, 2022, 2023, 2024],
    demographicTypes: DEMOGRAPHIC_TYPES,
    testTypes: TEST_TYPES,
  },
};

/** The sample with these columns alone, and a row that holds a value in each of them. */
function tableOf(dataset: Dataset, names: readonly ColumnName[]): string[][] {
  const rows = dataset.sample(SAMPLE_SETTING).slice(0, 8);
  return [[...names], ...rows.map((row) => names.map((name) => row[name] ?? '')), names.map(() => 'x')];
}

/** Four cuts through the columns: one half, the other, every third, and the first alone. */
function cuts(names: readonly ColumnName[]): [string, ColumnName[]][] {
  return [
    ['every other column', names.filter((_, index) => index % 2 === 0)],
    ['the columns between', names.filter((_, index) => index % 2 === 1)],
    ['every third column', names.filter((_, index) => index % 3 === 2)],
    ['the first column', names.slice(0, 1)],
  ];
}

describe.each(DATASETS)('$label with columns missing', (dataset) => {
  const names = dataset.columns.map(({ name }) => name);

  it.each(cuts(names))('is checked as far as %s goes', async (_, left) => {
    const { counts, issues } = await checkFile(dataset, tableOf(dataset, left), context);
    expect(counts.reduce((sum, { read }) => sum + Number(read), 0)).toBe(tableOf(dataset, left).length - 1);
    expect(issues.filter(({ code }) => String(code).startsWith('row.'))).toEqual([]);
  });
});
