import { describe, expect, it } from 'vitest';
import { datasetOf } from './index.ts';
import { checkFile, type Row } from './test-harness/check-file.ts';
import { contextOf, knownUploads, pathOf, plantedIssues } from './test-harness/known-answers.ts';

const errorsOf = (issues: Row[]) => issues.filter(({ severity }) => severity === 'error');
const place = (row: unknown, column: unknown) => `${row} ${column}`;

describe('clean files of the made-up district', () => {
  it.each(knownUploads('clean'))('$file is kept whole, without an error', async (upload) => {
    const checked = await checkFile(datasetOf(upload.type), pathOf(upload.file), contextOf(upload));
    expect(checked.missing).toEqual([]);
    expect(errorsOf(checked.issues)).toEqual([]);
    expect(checked.rows).toHaveLength(upload.data_rows);
  });
});

/** Only shows beside the roster and the catalog. */
const BESIDE_OTHER_FILES = ['student_not_on_roster', 'course_not_in_catalog'];

describe('files with planted faults', () => {
  it.each(knownUploads('dirty'))('$file has exactly the planted errors and the planted warnings', async (upload) => {
    const { issues, counts } = await checkFile(datasetOf(upload.type), pathOf(upload.file), contextOf(upload));
    const planted = plantedIssues(upload.file);
    const errors = planted.filter(({ isError }) => isError).map(({ row, column }) => place(row, column));
    const found = errorsOf(issues).map(({ row_number, column_name }) => place(row_number, column_name));
    expect(found.toSorted()).toEqual(errors.toSorted());
    expect(counts.reduce((sum, row) => sum + Number(row.errors), 0)).toBe(upload.rows_left_out_as_errors);

    const warnings = issues
      .filter(({ severity }) => severity === 'warning')
      .map(({ row_number, column_name }) => place(row_number, column_name));
    for (const { row, column, kind } of planted.filter(
      (issue) => !issue.isError && !BESIDE_OTHER_FILES.includes(issue.kind),
    ))
      expect(warnings, kind).toContain(place(row, column));
  });
});

describe('files without a required column', () => {
  it.each(knownUploads('missing-column'))('$file names it', async (upload) => {
    const { missing } = await checkFile(datasetOf(upload.type), pathOf(upload.file), contextOf(upload));
    expect(missing.map(({ label }) => label)).toEqual(upload.missing_columns);
  });
});
