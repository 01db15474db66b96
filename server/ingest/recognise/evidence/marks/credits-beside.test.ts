import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../../test-run.ts';

/** The headers of the credits earned and attempted, with the cells of two passed courses and a failed one. */
async function read(headers: string, cells: readonly [string, string, string]) {
  const marks = ['A', 'B', 'F'];
  const lines = cells.map((cell, at) => `10${at},2023-24,ENG10${at},English ${at},${marks[at]},${cell}`);
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `Student ID,School Year,Course Code,Course Name,Final Grade,${headers}\n${lines.join('\n')}\n`);
  const { columns } = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  return [columns.credits_earned?.header, columns.credits_attempted?.header];
}

describe('credits of which a name says only that they are credits', () => {
  it.each([
    ['Credits', 'Earned'],
    ['Credit', 'Cr Awarded'],
    ['Credit Value', 'Credits Completed'],
    ['Units', 'Received'],
  ])('%s are the attempted ones beside %s', async (credits, earned) => {
    expect(await read(`${credits},${earned}`, ['1,1', '0.5,0.5', '1,0'])).toEqual([earned, credits]);
  });

  it('are the earned ones alone, and beside what is not a credit', async () => {
    expect(await read('Credits,Room', ['1,12', '0.5,7', '0,3'])).toEqual(['Credits', undefined]);
    expect(await read('Credits,Completed', ['0.5,1', '0.5,1', '0.5,0'])).toEqual(['Credits', undefined]);
    expect(await read('Credits,Completed', ['0.5,Y', '0.5,Y', '0,N'])).toEqual(['Credits', undefined]);
    expect(await read('Credits,Points Earned', ['1,1', '0.5,0.5', '1,0'])).toEqual(['Credits', undefined]);
    expect(await read('Credits,Total Credits Earned', ['1,1', '1,1', '1,0'])).toEqual(['Credits', undefined]);
  });

  it('are those of a college beside what the high school gives, which may be yes or no', async () => {
    expect(await read('Credit Hours,HS Credit', ['3,0.5', '4,1', '3,0'])).toEqual(['HS Credit', undefined]);
    expect(await read('Credits,HS Credit', ['1,Y', '0.5,N', '0,N'])).toEqual(['Credits', undefined]);
    expect(await read('HS Credit', ['1', '0.5', '0'])).toEqual(['HS Credit', undefined]);
  });

  it('are the earned ones as Cr alone, and the attempted ones beside a name for those earned', async () => {
    expect(await read('Cr', ['1', '0.5', '0'])).toEqual(['Cr', undefined]);
    expect(await read('Cr,CC', ['1,1', '0.5,0.5', '1,0'])).toEqual(['CC', 'Cr']);
    expect(await read('Cr,Completed', ['1,Y', '0.5,Y', '1,N'])).toEqual([undefined, 'Cr']);
    expect(await read('Attempted Credits', ['1', '0.5', '1'])).toEqual([undefined, 'Attempted Credits']);
  });

  it('are not attempted where the same name is there twice, for two terms', async () => {
    expect(await read('Credits,Grade,Credits', ['0.5,B,0.5', '0.5,C,0.5', '0,A,0.5'])).toEqual(['Credits', undefined]);
  });

  it.each(['Course Credit', 'Credit Hours', 'Potential', 'CrAt', 'Max Credit'])(
    '%s are the attempted ones beside Credit Earned, where passed courses earn just that',
    async (credits) => {
      expect(await read(`${credits},Credit Earned`, ['1,1', '0.5,0.5', '1,0'])).toEqual(['Credit Earned', credits]);
    },
  );

  it('are not the number of an attempt', async () => {
    for (const credits of ['Credits', 'Credits Earned'])
      expect(await read(`${credits},Attempt`, ['1,1', '1,1', '0,2'])).toEqual([credits, undefined]);
    expect(await read('Credits Earned,Attempt', ['1,1', '0.5,0.5', '0,1'])).toEqual(['Credits Earned', 'Attempt']);
  });

  it('are not attempted where passed courses earn another number, or two columns could be them', async () => {
    expect(await read('Credit Hours,Credit Earned', ['3,0.5', '4,1', '3,0'])).toEqual(['Credit Earned', undefined]);
    expect(await read('Course Credit,Potential,Credit Earned', ['1,1,1', '1,1,1', '1,1,0'])).toEqual([
      'Credit Earned',
      undefined,
    ]);
  });
});
