import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { runHere } from '#server/ingest/test-run.ts';
import { type Lake, openLake } from '#server/platform/lake/lake.ts';
import { findCrossFile } from './findings/cross-file.ts';
import { buildLedgers } from './ledgers/build.ts';
import { withLacks } from './ledgers/inputs/inputs.ts';

const SAMPLES = new URL('../ingest/fixtures/samples/college-board-act-ib/', import.meta.url).pathname;
const school = {
  id: 'lakeview',
  name: 'Lakeview High School',
  local_id: null,
  state_id: null,
  nces_id: null,
  ceeb_code: null,
};
const folder = mkdtempSync(join(tmpdir(), 'vendor-scores-'));

/** Checks a file as an upload would, and answers its rows as the refresh finds them. */
async function arrive(path: string, type: UploadFileType, testTypes: string[] = []) {
  const run = mkdtempSync(join(folder, 'run-'));
  const chosen = { schoolIds: ['lakeview'], years: [], demographicTypes: [], testTypes };
  const context = { yearEnding: 2024, schools: [school], chosen };
  const result = await runHere({ rawPath: path, fileName: 'file.csv', type, context, folder: run });
  if (!result.parquet) throw new Error(`nothing was kept of ${path}`);
  return {
    fileId: run,
    chainId: run,
    run: 1,
    type,
    fileName: 'file.csv',
    schoolIds: new Set(['lakeview']),
    path: result.parquet,
  };
}

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** The students of the publishers' files, enrolled. */
const IDS = [...[0, 1, 2, 3, 4, 5].map((n) => 605000 + n), ...[6, 7, 8, 9].map((n) => 604920 + n), 604930];
const roster = () =>
  written('roster.csv', ['Student ID,Grade Level,School Year', ...IDS.map((id) => `${id},12,2023-24`)].join('\n'));

/** ACT's file without its own superscore. */
function actWithoutSuperscore(): string {
  const text = readFileSync(join(SAMPLES, 'act_student_file.csv'), 'utf8');
  return written('act.csv', text.replace('Sup_Composite', 'Not_Composite'));
}

async function ledgers(act: string): Promise<Lake> {
  const files = [
    await arrive(roster(), 'STUDENT_ROSTER'),
    await arrive(join(SAMPLES, 'ap_student_datafile_2023_24.csv'), 'STUDENT_TEST_SCORES', ['AP']),
    await arrive(join(SAMPLES, 'sat_student_datafile.csv'), 'STUDENT_TEST_SCORES', ['SAT']),
    await arrive(act, 'STUDENT_TEST_SCORES', ['ACT']),
    await arrive(join(SAMPLES, 'ib_candidate_results.csv'), 'STUDENT_TEST_SCORES', ['IB']),
  ];
  const lake = await openLake([folder]);
  await buildLedgers(lake, { yearEnding: 2024, schools: [school] }, files);
  return lake;
}

let lake: Lake;
beforeAll(async () => {
  lake = await ledgers(join(SAMPLES, 'act_student_file.csv'));
});
afterAll(() => {
  lake.close();
  rmSync(folder, { recursive: true });
});

const superscores = async (of: Lake, test: 'sat' | 'act') => {
  const rows = await of.rows<{ student: string; score: number }>(
    'superscores',
    `SELECT student, ${test} AS score FROM superscore WHERE ${test} IS NOT NULL ORDER BY student`,
  );
  return rows.map(({ student, score }) => [student, Number(score)]);
};

describe('the known answers of the vendors’ samples', () => {
  it('SAT superscores put the best sections of all sittings together', async () => {
    expect(await superscores(lake, 'sat')).toEqual([
      ['604926', 1310],
      ['604927', 930],
      ['604928', 930],
      ['604929', 1040],
      ['604930', 1000],
    ]);
  });

  it("ACT superscores are ACT's own where the file states them", async () => {
    expect((await superscores(lake, 'act')).map(([, score]) => score)).toEqual([19, 21, 28, 22, 17]);
  });

  it('ACT superscores without its own come from the one sitting', async () => {
    const other = await ledgers(actWithoutSuperscore());
    expect((await superscores(other, 'act')).map(([, score]) => score)).toEqual([16, 21, 28, 19, 17]);
    other.close();
  });

  it('AP: 12 scores, 11 of exams we know; IB: three numeric grades', async () => {
    const [found] = await lake.rows<Record<string, number>>(
      'scores',
      `SELECT count(*) FILTER (test_type = 'AP' AND is_exam_score) AS ap,
        count(*) FILTER (test_type = 'AP' AND is_exam_score AND subject = 'Other') AS ap_other,
        count(*) FILTER (test_type = 'IB' AND is_exam_score) AS ib FROM score`,
    );
    // 'Other' includes the impossible code 100001 and code 23, AP Research.
    expect(found).toMatchObject({ ap: 12, ap_other: 2, ib: 3 });
  });

  it('a row with the scores of several exams is reported once where its student is not found', async () => {
    const files = [
      await arrive(written('one.csv', 'Student ID,Grade Level,School Year\n605000,12,2023-24'), 'STUDENT_ROSTER'),
      await arrive(join(SAMPLES, 'ap_student_datafile_2023_24.csv'), 'STUDENT_TEST_SCORES', ['AP']),
    ].map((file) => ({ ...file, columns: {} }));
    const other = await openLake([folder]);
    await buildLedgers(other, { yearEnding: 2024, schools: [school] }, await withLacks(other, files));
    const { groups, issues } = await findCrossFile(other, files);
    other.close();
    const code = 'student.not-on-roster';
    expect(groups.find((group) => group.code === code)).toMatchObject({ count: 5, first_rows: [3, 4, 5, 6, 7] });
    expect(issues.filter((issue) => issue.code === code).map(({ row_number }) => row_number)).toEqual([3, 4, 5, 6, 7]);
  });
});
