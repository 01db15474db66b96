import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headerKeysOf } from '#datasets/kit/match/header-set.ts';
import type { Confirmed, IngestContext } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { requestFor, runHere, temporaryFolder } from '../../../test-run.ts';

const HEADERS = ['Student ID', 'School Year', 'Course Code', 'Course Title', 'Final Mark', 'Credits Earned'];

/** Which rows are out of the grade point average. */
async function excluded(header: string, cells: readonly string[], confirmed?: Confirmed) {
  const path = join(temporaryFolder(), 'transcript.csv');
  const rows = cells.map((cell, at) => `4100,2021-22,C${at},Algebra ${at},B,1,${cell}`);
  writeFileSync(path, `${[[...HEADERS, header].join(','), ...rows].join('\n')}\n`);
  const context: IngestContext = {
    yearEnding: 2024,
    schools: [],
    chosen: { schoolIds: [], years: [], demographicTypes: [], testTypes: [] },
    ...(confirmed ? { confirmed } : {}),
  };
  const { parquet, groups } = await runHere(requestFor(path, 'TRANSCRIPT', context));
  const lake = await openLake([dirname(parquet ?? '')]);
  const found = await lake.rows<{ out: boolean | null }>(
    'excluded',
    `SELECT exclude_from_gpa AS out FROM read_parquet(${literal(parquet ?? '')}) ORDER BY row_number`,
  );
  lake.close();
  return { out: found.map(({ out }) => out), codes: groups.map(({ code }) => code) };
}

describe('marks that are in the GPA', () => {
  it.each([
    ['In GPA?', ['Y', 'N', '']],
    ['Include in GPA', ['Yes', 'No', '']],
    ['Counts in GPA', ['1', '0', '']],
    ['Affects GPA', ['Y', 'N', '']],
    ['GPA Calc', ['Yes', 'No', '']],
    ['Used in GPA Calculation', ['Y', 'N', '']],
    ['Applies to GPA', ['T', 'F', '']],
  ])('are excluded where the column says no: %s', async (header, cells) => {
    expect(await excluded(header, cells)).toEqual({ out: [false, true, null], codes: [] });
  });

  it('are left out as well where a person has chosen the column', async () => {
    const by = { by: 'A person', at: '2024-01-01T00:00:00Z' };
    const columns = [{ column: 'exclude_from_gpa', source: { header: 'In GPA?', nth: 1 } }];
    const confirmed = { columns: [{ ...by, headerKeys: headerKeysOf([...HEADERS, 'In GPA?']), columns }], values: [] };
    expect((await excluded('In GPA?', ['Y', 'N'], confirmed)).out).toEqual([false, true]);
  });

  it('are asked about where an empty cell may be the no, and where a cell is neither', async () => {
    expect(await excluded('In GPA?', ['Y', ''])).toEqual({ out: [null, null], codes: ['file.rows-may-not-count'] });
    expect(await excluded('In GPA?', ['N', 'Half'])).toEqual({ out: [null, null], codes: ['file.rows-may-not-count'] });
  });

  it('are as they are under the usual name', async () => {
    expect((await excluded('Exclude from GPA', ['Y', 'N'])).out).toEqual([true, false]);
  });
});
