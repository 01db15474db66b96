import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

async function read(codes: readonly string[]) {
  const path = join(temporaryFolder(), 'catalog.csv');
  const rows = codes.map((code, at) => `${code},Course ${'ABCDEFGH'[at]},Math`);
  writeFileSync(path, `${['Course Code,Course Title,Department', ...rows].join('\n')}\n`);
  const result = await check(path, 'COURSE_CATALOG', ONE_SCHOOL);
  const said = result.statistics.filter((line) => line.includes('.0'));
  return { codes: (await storedRows(result, ['course_code'])).flat(), said };
}

describe("codes with '.0' behind them", () => {
  it.each([
    [
      ['2210.0', '2211.0', '2212.0', '2213.0', '2214.0'],
      ['2210', '2211', '2212', '2213', '2214'],
    ],
    [
      ['2210.0', '2211.0', '2212.0', '2213.0', '2214.0', 'ENG 10'],
      ['2210', '2211', '2212', '2213', '2214', 'ENG 10'],
    ],
  ])('are the numbers that programs write so: %j', async (written, codes) => {
    const found = await read(written);
    expect(found.codes).toEqual(codes);
    expect(found.said).toEqual([
      "'Course Code' was read without the '.0' that programs write behind numbers: 2210.0 is 2210.",
    ]);
  });

  it.each([
    // A code may have decimals of its own, and few codes show nothing.
    [['2210.0', '2210.1', '2211.0', '2211.1', '2212.0']],
    [['2210.0', '2211.0', '2212.0', '2213.0', '2214']],
    [['2210.0', '2211.0']],
    [['3.03100', '3.03200', '3.03300', '3.03400', '3.03500']],
  ])('stay as they are where it may be part of them: %j', async (written) => {
    expect(await read(written)).toEqual({ codes: written, said: [] });
  });
});
