import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { check, requestFor, runHere, temporaryFolder } from '../../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [],
  chosen: { schoolIds: [], years: [], demographicTypes: [], testTypes: [] },
};

const COURSES = ['Algebra I', 'Biology', 'English 9'];

interface Kept {
  term: string | null;
  level: number;
  mark: string;
  credit: number;
}

/** The rows that are kept of three courses, each with the same marks: cells behind the course. */
async function kept(headers: string, marks: readonly string[]) {
  const path = join(temporaryFolder(), 'transcript.csv');
  const rows = COURSES.flatMap((title, at) => marks.map((cells) => `4100,2021-22,C${at},${title},${cells}`));
  writeFileSync(path, `${[`Student ID,School Year,Course Code,Course Title,${headers}`, ...rows].join('\n')}\n`);
  await check(path, 'TRANSCRIPT', context);
  const { parquet, groups } = await runHere(requestFor(path, 'TRANSCRIPT', context));
  const lake = await openLake([dirname(parquet ?? '')]);
  const found = await lake.rows<Kept>(
    'marks',
    `SELECT term, mark_level AS level, final_grade AS mark, CAST(credits_earned AS DOUBLE) AS credit
      FROM read_parquet(${literal(parquet ?? '')}) WHERE course_code = 'C0' ORDER BY row_number`,
  );
  lake.close();
  const said = ({ term, level, mark, credit }: Kept) => [term, level, mark, credit].join(' ');
  return { rows: found.map(said), codes: groups.map(({ code }) => code) };
}

describe('a column that says which mark of a course and term a row is', () => {
  it('keeps quarters and exams on their level, below the final mark that is first', async () => {
    for (const header of ['grading.task', 'Type of Mark', 'Mark Kind']) {
      const { rows, codes } = await kept(`Term,${header},Final Grade,Credits Earned`, [
        'S1,Semester Final,F,0',
        'S1,Semester Exam,D,0',
        'S1,Quarter 1,C,0',
        'S1,Quarter 2,C,0',
        'S2,Semester Final,B,0.5',
        'S2,Quarter 3,A,0',
      ]);
      expect(rows).toEqual([
        'S1 2 F 0',
        'Semester Exam (quarter) S1 4 D 0',
        'Quarter 1 (quarter) S1 4 C 0',
        'Quarter 2 (quarter) S1 4 C 0',
        'S2 2 B 0.5',
        'Quarter 3 (quarter) S2 4 A 0',
      ]);
      expect(codes).toEqual(['transcripts.several-mark-levels']);
    }
  });

  it('says of a final mark in the last quarter how long it is', async () => {
    const { rows } = await kept('Term,Mark Type,Final Grade,Credits Earned', [
      'Q2,Semester Grade,A,0.5',
      'Q2,Quarter Grade,C,0',
      'Q4,Final,B,1',
      'Q4,Quarter Grade,D,0',
    ]);
    expect(rows).toEqual([
      'Semester Grade 2 2 A 0.5',
      'Quarter Grade (quarter) Q2 4 C 0',
      'full year 4 1 B 1',
      'Quarter Grade (quarter) Q4 4 D 0',
    ]);
  });

  it('says by its credit whether an unknown kind is the final one', async () => {
    const { rows } = await kept('Term,Mark Type,Final Grade,Credits Earned', [
      'S1,Posted,A,0.5',
      'S1,Effort,C,0',
      'S2,Posted,B,0.5',
      'S2,Effort,C,0',
    ]);
    expect(rows).toEqual(['S1 2 A 0.5', 'Effort (quarter) S1 4 C 0', 'S2 2 B 0.5', 'Effort (quarter) S2 4 C 0']);
  });

  it('tells the final mark of the last marking period from those before it, which have no credit', async () => {
    const { rows, codes } = await kept('MARKING_PERIOD,MARK_TYPE,MARK_VALUE,EARN_CREDIT', [
      'M1,MP,F,0',
      'M2,MP,D,0',
      'M4,FIN,B,1',
    ]);
    expect(rows).toEqual(['MP (quarter) M1 4 F 0', 'MP (quarter) M2 4 D 0', 'full year 4 1 B 1']);
    expect(codes).toContain('transcripts.several-mark-levels');
  });

  it('is not read where marks of each kind have credit, or none of a course has', async () => {
    for (const [first, second] of [
      ['M1,Local,F,0.5', 'M4,State,B,0.5'],
      ['M1,Local,F,0', 'M4,State,B,0'],
    ] as const) {
      const { rows } = await kept('MARKING_PERIOD,MARK_TYPE,MARK_VALUE,EARN_CREDIT', [first, second]);
      expect(rows.map((row) => row.split(' ').slice(0, 2))).toEqual([
        ['M1', '5'],
        ['M4', '5'],
      ]);
    }
  });

  it('is not read where its kinds are unknown and credit does not show them: the rows are named', async () => {
    const { rows, codes } = await kept('Term,Mark Type,Final Grade,Credits Earned', [
      'S1,Posted,A,0.5',
      'S1,Effort,C,0.5',
    ]);
    expect(rows).toEqual(['S1 2 C 0.5']);
    expect(codes).toContain('row.conflict');
  });
});

describe('a column that says which term a row is', () => {
  it.each([
    ['GradeBucket,GradingPeriodCode', 'SEM,1', 'SEM,2', 'SEM 1', 'SEM 2', 2],
    ['Course Length,Part', '1,Semester 1', '1,Semester 2', 'Semester 1', 'Semester 2', 2],
    ['Room,Sem No Period', '4,1', '4,2', '1', '2', 5],
  ])('is read where the rows of a course differ in it alone: %s', async (headers, one, other, first, second, level) => {
    const { rows } = await kept(`${headers},Final Grade,Credits Earned`, [`${one},A,0.5`, `${other},B,0.5`]);
    expect(rows).toEqual([`${first} ${level} A 0.5`, `${second} ${level} B 0.5`]);
  });

  it('is not one that leaves the rows of a course as they are', async () => {
    const { rows } = await kept('Kind of Grade,Final Grade,Credits Earned', ['Semester,A,0.5', 'Semester,B,0.5']);
    expect(rows).toEqual([' 5 B 0.5']);
  });
});

describe('rows of one course and term that nothing tells apart', () => {
  it('are the one with credit, wherever it is', async () => {
    expect((await kept('Term,Final Grade,Credits Earned', ['S1,A,0.5', 'S1,D,0'])).rows).toEqual(['S1 2 A 0.5']);
    expect((await kept('Term,Final Grade,Credits Earned', ['S1,D,0', 'S1,A,0.5'])).rows).toEqual(['S1 2 A 0.5']);
    expect((await kept('Term,Final Grade,Credits Earned', ['S1,A,0.5', 'S1,B,0.5'])).rows).toEqual(['S1 2 B 0.5']);
  });
});
