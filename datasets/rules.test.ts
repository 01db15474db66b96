import { describe, expect, it } from 'vitest';
import { DATASETS } from './index.ts';
import type { Dataset, Rule } from './kit/dataset.ts';
import { SAMPLE_SETTING, toSample } from './kit/sample/to-sample.ts';
import { toWords } from './kit/to-words.ts';
import { DEMOGRAPHIC_TYPES, TEST_TYPES } from './kit/wizard-choices.ts';
import { checkFile } from './test-harness/check-file.ts';

const school = {
  id: 'lakeview',
  name: SAMPLE_SETTING.school,
  local_id: '0332',
  state_id: null,
  nces_id: null,
  ceeb_code: null,
};
const context = {
  yearEnding: SAMPLE_SETTING.yearEnding,
  schools: [school],
  chosen: {
    schoolIds: ['lakeview'],
    years: [2021, 2022, 2023, 2024],
    demographicTypes: DEMOGRAPHIC_TYPES,
    testTypes: TEST_TYPES,
  },
};

/** The sample with the bad example's cells in its last row; columns the sample does not use are added. */
function sampleWith(dataset: Dataset, bad: Rule['badExample']): string[][] {
  const rows = dataset.sample(SAMPLE_SETTING);
  const at = dataset.type === 'STUDENT_TEST_SCORES' ? 0 : rows.length - 1;
  const broken =
    typeof bad === 'function' ? bad(rows) : rows.map((row, index) => (index === at ? { ...row, ...bad } : row));
  const names = dataset.columns.map(({ name }) => name).filter((name) => broken.some((row) => name in row));
  return [names, ...broken.map((row) => names.map((name) => row[name] ?? ''))];
}

describe.each(DATASETS)('$label', (dataset) => {
  it('has a sample file that uploads without any finding', async () => {
    const { headers, rows } = toSample(dataset);
    const { issues, missing, rows: kept } = await checkFile(dataset, [headers, ...rows], context);
    expect(missing).toEqual([]);
    expect(issues).toEqual([]);
    expect(kept).toHaveLength(rows.length);
  });

  it.each(dataset.rules)('$code is found in its bad example and nothing else is', async (rule) => {
    const { issues } = await checkFile(dataset, sampleWith(dataset, rule.badExample), context);
    expect([...new Set(issues.map(({ code }) => code))]).toEqual([rule.code]);
    expect(issues[0]).toMatchObject({ severity: rule.severity, column_name: rule.column });
  });

  it('has words for every finding: what is wrong, what is allowed, how to fix it', () => {
    const { rules } = toWords(dataset);
    expect(rules.length).toBeGreaterThan(dataset.rules.length);
    for (const { code, problem, allowed, fix } of rules) {
      for (const sentence of [problem, allowed, fix]) expect(sentence, code).toMatch(/^[\p{Lu}\d'{].*\.$/u);
      expect(`${problem} ${allowed} ${fix}`, code).not.toMatch(/invalid|illegal|\{allowed\}/i);
    }
  });
});
