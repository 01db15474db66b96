import { describe, expect, it } from 'vitest';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { describeOutcome, describeProgress, fillHelperText } from './describe.ts';

const counts = { error: 0, warning: 0, note: 0 };
// Only what the sentence is made of.
const file = (over: Partial<UploadedFile>) =>
  ({
    status: 'SUCCESS',
    rows: { read: 1264, kept: 1264 },
    results_summary: [],
    issue_counts: counts,
    replaces: null,
    version: 1,
    ...over,
  }) as UploadedFile;

describe('describeOutcome', () => {
  it('counts what was checked and what is wrong', () => {
    expect(describeOutcome(file({}))).toEqual(['1,264 rows checked.']);
    expect(describeOutcome(file({ issue_counts: { ...counts, warning: 1 } }))).toEqual([
      '1,264 rows checked.',
      '1 warning to look at.',
    ]);
    expect(describeOutcome(file({ status: 'DATA_ERRORS', issue_counts: { ...counts, error: 21 } }))).toEqual([
      '21 errors in 1,264 rows.',
    ]);
  });

  it('says of a file of students on no roster that its rows are not counted', () => {
    expect(describeOutcome(file({ strangers: 'all', issue_counts: { ...counts, warning: 1264 } }))).toEqual([
      '1,264 rows checked.',
      'No student of this file is on a roster, so its rows are not counted. Check that it is the right file.',
      '1,264 warnings to look at.',
    ]);
  });

  it('counts nothing for a member of some schools where no row names one, and repeats what the server says of other rows', () => {
    const notBySchool = [
      'This file does not name the school of each row, so only people who see the whole district see its counts.',
    ];
    expect(describeOutcome(file({ rows: null }))).toEqual(notBySchool);
    expect(describeOutcome(file({ status: 'DATA_ERRORS', rows: null }))).toEqual(notBySchool);
    const elsewhere = 'No errors in the rows for your schools. Other rows in this file have errors.';
    const results_summary = [{ status: 'other' as const, description: elsewhere }];
    expect(describeOutcome(file({ status: 'DATA_ERRORS', results_summary }))).toEqual([elsewhere]);
  });

  it('says of a file without a row that counts what it lacks, and that the version before it is still used', () => {
    const lacks = {
      status: 'other' as const,
      description: 'Required columns were not found: Course title. Headers seen in row 1: ...',
      missingColumns: ['Course title'],
    };
    const none = { rows: { read: 584, kept: 0 }, issue_counts: { ...counts, error: 1 }, is_current: false };
    const of = (over: Partial<UploadedFile>) => describeOutcome(file({ status: 'DATA_ERRORS', ...none, ...over }));
    expect(of({ results_summary: [lacks] })).toEqual([
      'Required columns were not found: Course title.',
      'Its rows are not counted.',
    ]);
    const replaces = 'x' as UploadedFile['replaces'];
    expect(of({ issue_counts: { ...counts, error: 584 }, replaces })).toEqual([
      '584 errors in 584 rows.',
      'Its rows are not counted.',
      'Your earlier data is unchanged.',
    ]);
    // A member of a school without a row in it: others have theirs.
    expect(of({ issue_counts: { ...counts, error: 2 }, is_current: true })).toEqual(['2 errors in 584 rows.']);
  });

  it('gives the reason of the server for a file without error rows, and says that earlier data is safe', () => {
    const results_summary = [{ status: 'failure' as const, description: 'The file is protected by a password.' }];
    // An id of any form will do here.
    const replaces = 'x' as UploadedFile['replaces'];
    expect(describeOutcome(file({ status: 'MALFORMED', results_summary, replaces }))).toEqual([
      'The file is protected by a password.',
      'Your earlier data is unchanged.',
    ]);
  });
});

describe('describeProgress', () => {
  const progress = { stage: 'Checking rows', percent: 54.6, rows: 1_000_000, seconds: 70 };
  it('says stage, percent, rows and time as far as they are known', () => {
    expect(describeProgress(progress, 75)).toBe('Checking rows · 55% · 1,000,000 rows · 1 min 15 s');
    expect(describeProgress({ ...progress, percent: null, rows: null }, 3)).toBe('Checking rows · 3 s');
    expect(describeProgress({ stage: 'Waiting', percent: null, rows: null, seconds: null }, null)).toBe(
      'Waiting for its turn',
    );
  });
});

describe('fillHelperText', () => {
  it('derives the years from the audit', () => {
    expect(fillHelperText('Class of {graduatingClass}, years {academicYears}', 2024)).toBe(
      'Class of 2023-2024, years 2020-2024',
    );
  });
});
