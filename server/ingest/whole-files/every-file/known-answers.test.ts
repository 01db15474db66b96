import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { DEMOGRAPHIC_TYPES, TEST_TYPES } from '#datasets/kit/wizard-choices.ts';
import { contextOf, knownUploads, pathOf, plantedIssues } from '#datasets/test-harness/known-answers.ts';
import { check, fixture } from '../../test-run.ts';

describe('the made-up district', () => {
  it.each(knownUploads('clean'))('keeps every row of $file', async (upload) => {
    const result = await check(pathOf(upload.file), upload.type, contextOf(upload));
    expect(result).toMatchObject({ verdict: 'success', rowsRead: upload.data_rows, rowsKept: upload.data_rows });
    expect(result.parquet).not.toBeNull();
    const everySchool = contextOf(upload).chosen.schoolIds;
    expect(everySchool.filter((id) => (result.schoolRows[id]?.valid ?? 0) > 0)).toEqual([...everySchool]);
  });

  it.each(knownUploads('sis'))('keeps every row of $file as a student system exports it', async (upload) => {
    const result = await check(fixture(upload.file), upload.type, contextOf(upload));
    expect(result).toMatchObject({ verdict: 'success', rowsRead: upload.data_rows, rowsKept: upload.data_rows });
  });

  it.each(knownUploads('dirty'))('finds the planted faults of $file, row and column', async (upload) => {
    const result = await check(pathOf(upload.file), upload.type, contextOf(upload));
    const needsOtherFiles = ['student_not_on_roster', 'course_not_in_catalog'];
    const planted = plantedIssues(upload.file).filter(({ kind }) => !needsOtherFiles.includes(kind));
    const lost = planted.filter(
      ({ row, column, isError }) =>
        !result.issues.some(
          (issue) =>
            issue.row === row &&
            issue.severity === (isError ? 'error' : 'warning') &&
            (column === null || issue.header === column),
        ),
    );
    expect(lost).toEqual([]);
    const inError = new Set(result.issues.filter(({ severity }) => severity === 'error').map(({ row }) => row));
    expect([...inError].sort(byNumber)).toEqual(
      [...new Set(planted.filter(({ isError }) => isError).map(({ row }) => row))].sort(byNumber),
    );
    expect(result.verdict).toBe('data_errors');
    expect(inError.size).toBe(upload.rows_left_out_as_errors);
  });

  it.each(knownUploads('missing-column'))('names what $file lacks and lets none of it count', async (upload) => {
    const result = await check(pathOf(upload.file), upload.type, contextOf(upload));
    expect(result).toMatchObject({
      verdict: 'data_errors',
      missingColumns: upload.missing_columns,
      rowsRead: upload.data_rows,
      rowsKept: 0,
      parquet: null,
      concernsEverySchool: true,
    });
    const line = result.resultsSummary.find(({ missingColumns }) => missingColumns);
    expect(line).toMatchObject({ status: 'failure', missingColumns: upload.missing_columns });
    expect(line?.description).toContain('Headers seen');
  });
});

interface WrongSlot {
  file: string;
  uploaded_as: UploadFileType;
  missing_columns_at_least: string[];
  looks_like: UploadFileType;
}

const LABELS: Partial<Record<UploadFileType, string>> = {
  STUDENT_ROSTER: 'Student Roster',
  COURSE_CATALOG: 'Course Catalog',
};

describe('a file in the wrong card', () => {
  const slots = JSON.parse(readFileSync(pathOf('wrong-slot.json'), 'utf8')) as WrongSlot[];
  it.each(slots)('$file as $uploaded_as', async ({ file, uploaded_as, missing_columns_at_least, looks_like }) => {
    const [clean] = knownUploads('clean').filter((upload) => upload.file === file);
    if (!clean) throw new Error(`no such file: ${file}`);
    const choices = {
      demographic_types: uploaded_as === 'STUDENT_DEMOGRAPHICS' ? [...DEMOGRAPHIC_TYPES] : [],
      test_types: uploaded_as === 'STUDENT_TEST_SCORES' ? [...TEST_TYPES] : [],
    };
    const result = await check(pathOf(file), uploaded_as, contextOf({ ...clean, ...choices }));
    expect(result).toMatchObject({ verdict: 'data_errors', parquet: null, rowsKept: 0 });
    expect(result.missingColumns).toEqual(expect.arrayContaining(missing_columns_at_least));
    expect(result.groups[0]).toMatchObject({ code: 'file.other-dataset' });
    const [line] = result.resultsSummary;
    const label = LABELS[looks_like];
    if (label) expect(line?.description).toBe(`This looks like a ${label} file. Upload it under ${label}.`);
    else expect(line?.description).toMatch(/^This looks like a /);
  });
});

function byNumber(one: number | null, other: number | null): number {
  return (one ?? 0) - (other ?? 0);
}
