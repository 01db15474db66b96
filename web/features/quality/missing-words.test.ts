import { describe, expect, it } from 'vitest';
import type { Missing } from '#contract/quality/missing.ts';
import type { Provenance } from '#contract/quality/provenance.ts';
import { partialTags, stateOfColumn } from './missing-words.ts';

const gap = (over: Partial<Missing>): Missing => ({
  upload_file_type: 'STUDENT_TEST_SCORES',
  column: 'ACT',
  label: 'ACT scores',
  state: 'not_uploaded',
  school_count: 3,
  schools: [],
  ...over,
});
const provenance = (missing: Missing[], partial: string[] = [], withoutIb = 0): Provenance => ({
  version: 1,
  computed_at: null,
  files: [],
  partial,
  missing,
  not_offered: [{ upload_file_type: 'STUDENT_TEST_SCORES', column: 'IB', school_count: withoutIb }],
});

describe('what a card does without', () => {
  it('names the test that nobody has uploaded, and of the others for how many schools', () => {
    const tags = partialTags(provenance([gap({}), gap({ label: 'IB scores', column: 'IB', school_count: 1 })]), 3);
    expect(tags).toEqual(['ACT scores: not uploaded', 'IB scores: not uploaded for 1 school']);
  });

  it('says a dataset that is wholly missing once, and that it is on its way', () => {
    const whole = gap({ upload_file_type: 'TRANSCRIPT', column: null, label: 'Student Transcripts' });
    expect(partialTags(provenance([whole], ['based on roster only']), 3)).toEqual(['based on roster only']);
    expect(partialTags(provenance([{ ...whole, state: 'processing' }], []), 3)).toEqual([
      'Student Transcripts: still processing',
    ]);
  });

  it('shows four tags, of which the last counts the rest', () => {
    const years = ['2021', '2022', '2023', '2024', '2025'].map((column) => gap({ column, label: column }));
    expect(partialTags(provenance(years), 3)).toHaveLength(4);
    expect(partialTags(provenance(years), 3).at(-1)).toBe('and 2 more');
  });

  it('tells a test that is not uploaded from one that some schools have', () => {
    expect(stateOfColumn(provenance([gap({})]), 'ACT', 3)).toBe('not_uploaded');
    expect(stateOfColumn(provenance([gap({ school_count: 1 })]), 'ACT', 3)).toBeUndefined();
  });

  it('tells a test that nobody offers from one that the others have, or have not uploaded', () => {
    const others = [gap({ column: 'IB', school_count: 2 })];
    expect(stateOfColumn(provenance([], [], 3), 'IB', 3)).toBe('not_offered');
    expect(stateOfColumn(provenance([], [], 1), 'IB', 3)).toBeUndefined();
    expect(stateOfColumn(provenance(others, [], 1), 'IB', 3)).toBe('not_uploaded');
    expect(stateOfColumn(provenance(others), 'IB', 3)).toBeUndefined();
  });
});
