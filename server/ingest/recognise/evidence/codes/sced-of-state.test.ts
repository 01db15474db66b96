import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [],
  chosen: { schoolIds: [], years: [2024], demographicTypes: [], testTypes: [] },
};

/** The columns that a list of courses was read with, and what it lacks. */
async function found(codes: readonly string[], more = '', cell = '') {
  const path = join(temporaryFolder(), 'courses.csv');
  const lines = codes.map((code, at) => `C${at},Course ${at},${code}${cell}`);
  writeFileSync(path, `${[`Course Code,Course Title,State Course Code${more}`, ...lines].join('\n')}\n`);
  const { columns, missingColumns } = await check(path, 'COURSE_CATALOG', context);
  return { sced: columns.sced_code?.header, state: columns.state_course_code?.header, missingColumns };
}

const MISSING = ['Subject area / department', 'SCED code'];

it("reads whole SCED codes in the column of the state's code as such", async () => {
  const state = 'State Course Code';
  expect(await found(['01001G1.0011', '02052E0.5012', ''])).toEqual({ sced: state, state, missingColumns: [] });
});

it('reads no other codes so, nor in place of SCED codes that are there', async () => {
  // Five digits may be of the list of a state, and one other cell makes the column one of those.
  for (const codes of [['01001', '02052'], ['01001G1.0011', '2100A'], ['88001G1.0011']])
    expect(await found(codes)).toMatchObject({ sced: undefined, missingColumns: MISSING });
  expect((await found(['01001G1.0011'], ',SCED', ',01001')).sced).toBe('SCED');
});
