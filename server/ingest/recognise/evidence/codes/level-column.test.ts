import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, storedRows, temporaryFolder } from '../../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [
    { id: 'lincoln', name: 'Lincoln High School', local_id: '0101', state_id: null, nces_id: null, ceeb_code: null },
  ],
  chosen: { schoolIds: ['lincoln'], years: [2024], demographicTypes: [], testTypes: [] },
};

async function levels(header: string, cells: readonly string[]) {
  const path = join(temporaryFolder(), 'courses.csv');
  const rows = cells.map((cell, at) => `E${at},Composition ${at},English,${cell}`);
  writeFileSync(path, `${[`Course Code,Course Title,Subject,${header}`, ...rows].join('\n')}\n`);
  const result = await check(path, 'COURSE_CATALOG', context);
  const levels = (await storedRows(result, ['level'])).flat();
  return { column: result.columns.course_level?.header, levels };
}

describe('the level of a course', () => {
  it.each(['Type', 'Designation', 'Category'])('is said under any name by the names of levels: %s', async (header) => {
    expect(await levels(header, ['Honors', 'AP', 'Regular', ''])).toEqual({
      column: header,
      levels: ['honors', 'AP', 'general', 'general'],
    });
  });

  it('is not said by a weight, by other words beside, or by letters alone', async () => {
    expect((await levels('GPA Weight', ['Honors', 'AP', 'Regular'])).column).toBeUndefined();
    expect((await levels('Type', ['Honors', 'AP', 'Lecture'])).column).toBeUndefined();
    expect((await levels('Type', ['E', 'G', 'C'])).column).toBeUndefined();
  });
});
