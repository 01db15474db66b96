import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DATASETS, datasetOf } from './index.ts';
import type { UploadFileType } from './kit/file-type.ts';
import { headerScore, matchHeaders } from './kit/match/to-match.ts';
import { DEMOGRAPHIC_TYPES, TEST_TYPES } from './kit/wizard-choices.ts';
import { pathOf } from './test-harness/known-answers.ts';

interface WrongSlot {
  file: string;
  uploaded_as: UploadFileType;
  looks_like: UploadFileType;
  missing_columns_at_least: string[];
}

const slots = JSON.parse(readFileSync(pathOf('wrong-slot.json'), 'utf8')) as WrongSlot[];
const everyChoice = {
  schoolIds: ['a', 'b'],
  years: [2023, 2024],
  demographicTypes: DEMOGRAPHIC_TYPES,
  testTypes: TEST_TYPES,
};
const context = { yearEnding: 2024, schools: [], chosen: everyChoice };

describe('a file in the wrong card', () => {
  it.each(slots)('$file as $uploaded_as', ({ file, uploaded_as, looks_like, missing_columns_at_least }) => {
    const headers = (readFileSync(pathOf(file), 'utf8').split('\n')[0] ?? '').trim().split(',');
    const columns = headers.map((header, index) => ({ index, letter: String(index), header }));
    const { missing } = matchHeaders(datasetOf(uploaded_as), columns, () => [], context);
    expect(missing.map(({ label }) => label)).toEqual(expect.arrayContaining(missing_columns_at_least));

    const best = DATASETS.toSorted((one, other) => headerScore(other, headers) - headerScore(one, headers))[0];
    expect(best?.type).toBe(looks_like);
  });
});
