import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

/** Rows of a state collection, each with its credits attempted and earned. */
function read(credits: readonly string[]) {
  const rows = credits.map((cells, at) => `410${at},2023-24,ENG${at},English ${at},B,${cells}`);
  const path = join(temporaryFolder(), 'file.csv');
  const header = 'Student ID,School Year,Course Code,Course Title,Final Grade,"Credit, Attempted","Credit, Earned"';
  writeFileSync(path, [header, ...rows].join('\n'));
  return check(path, 'TRANSCRIPT', ONE_SCHOOL);
}

it('reads credits without a decimal point as hundredths, and says so', async () => {
  const found = await read(['050,050', '100,100', '150,000', '025,025', '050,050']);
  expect(found.counts.error).toBe(0);
  expect(await storedRows(found, ['credits_attempted', 'credits_earned'])).toEqual([
    ['0.5', '0.5'],
    ['1.0', '1.0'],
    ['1.5', '0.0'],
    ['0.25', '0.25'],
    ['0.5', '0.5'],
  ]);
  expect(found.statistics).toContain("'Credit, Earned' was read in hundredths: 50 is half a credit.");
});

it('reads them without their zeros, too, up to one credit', async () => {
  expect(await storedRows(await read(['50,50', '100,100', '50,50']), ['credits_earned'])).toEqual([
    ['0.5'],
    ['1.0'],
    ['0.5'],
  ]);
});

it.each([
  ['hours', ['150,150', '75,75', '150,150']],
  ['other numbers', ['60,60', '90,90', '120,120']],
  ['credits beside one that is too large', ['50,50', '1,1', '0.5,0.5']],
])('does not take %s for them', async (_, credits) => {
  expect((await read(credits)).groups.map(({ code }) => code)).toContain('number.too-large');
});
