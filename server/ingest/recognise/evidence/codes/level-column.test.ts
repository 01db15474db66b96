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

  it('may be said beside other words, which are asked about', async () => {
    expect(await levels('Type', ['Core', 'AP', 'Elective'])).toEqual({
      column: 'Type',
      levels: ['general', 'AP', 'general'],
    });
    expect(await levels('Nivel', ['Regular', 'Avanzado', 'Honores'])).toEqual({
      column: 'Nivel',
      levels: ['general', 'general', 'honors'],
    });
    expect((await levels('Type', ['Core', 'Elective', 'Required'])).column).toBeUndefined();
  });

  it('is not said by a weight, by other words beside, or by letters alone', async () => {
    expect((await levels('GPA Weight', ['Honors', 'AP', 'Regular'])).column).toBeUndefined();
    expect((await levels('Type', ['Honors', 'AP', 'Lecture'])).column).toBeUndefined();
    expect((await levels('Type', ['E', 'G', 'C'])).column).toBeUndefined();
  });

  it('is not what one title says where flags of the other courses say that they are neither AP nor honors', async () => {
    const courses = async (flags: string, no: string) => {
      const path = join(temporaryFolder(), 'flags.csv');
      const plain = ['English 9', 'Algebra I', 'World History', 'Spanish I', 'Welding I', 'Health'];
      const rows = [...plain.map((title) => `${title},2${no}`), `Honors Biology,2${no}`];
      const ap = ['AP Biology', 'AP Calculus AB'].map((title) => `${title},3${no.replace('N', 'Y')}`);
      const lines = [...rows, ...ap].map((row, at) => `C${at},Science,${row}`);
      writeFileSync(path, `${[`Course Code,Subject,Course Title,Course Level${flags}`, ...lines].join('\n')}\n`);
      const result = await check(path, 'COURSE_CATALOG', context);
      return (await storedRows(result, ['level'])).flat().map(String).toSorted();
    };
    const known = ['AP', 'AP', ...Array.from({ length: 6 }, () => 'general'), 'honors'];
    expect(await courses(',AP,Honors', ',N,N')).toEqual(known);
    // Titles alone: one in seven says that 2 is honors, and nothing speaks against it.
    expect(await courses('', '')).toEqual(['AP', 'AP', ...Array.from({ length: 7 }, () => 'honors')]);
  });
});
