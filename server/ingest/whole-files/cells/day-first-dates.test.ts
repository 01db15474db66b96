import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

async function days(rows: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${['Student ID,School Year,Grade Level,Entry Date,Exit Date', ...rows].join('\n')}\n`);
  const result = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  const stored = await storedRows(result, ['exit_date']);
  const codes = result.groups.flatMap(({ code }) => (code.startsWith('date.day-') ? [code] : []));
  return { exits: stored.map(([day]) => day), codes: codes.toSorted() };
}

describe('dates whose column does not show whether the day comes first', () => {
  it('have it first where it is in another column of dates, and a note says so', async () => {
    expect(await days(['4101,2023-24,12,21/08/2023,05/02/2024', '4102,2023-24,12,21/08/2023,07/06/2024'])).toEqual({
      exits: ['2024-02-05', '2024-06-07'],
      codes: ['date.day-first', 'date.day-first-beside'],
    });
  });

  it('have the month first where that column has both orders, and where its own dates show it', async () => {
    const both = ['4101,2023-24,12,21/08/2023,05/02/2024', '4102,2023-24,12,8/21/2023,07/06/2024'];
    expect((await days(both)).exits).toEqual(['2024-05-02', '2024-07-06']);
    const own = ['4101,2023-24,12,21/08/2023,05/02/2024', '4102,2023-24,12,21/08/2023,01/16/2024'];
    expect((await days(own)).exits).toEqual(['2024-05-02', '2024-01-16']);
  });
});

describe('a list in Spanish', () => {
  const read = async (days: readonly [string, string], header = 'Fecha de la Prueba') => {
    const path = join(temporaryFolder(), 'pruebas.csv');
    const rows = days.map((day, at) => `410${at},SAT,Math,5${at}0,${day}`);
    writeFileSync(path, `Núm. Estudiante,Prueba,Sección,Puntuación,${header}\n${rows.join('\n')}\n`);
    const result = await check(path, 'STUDENT_TEST_SCORES', {
      ...ONE_SCHOOL,
      chosen: { ...ONE_SCHOOL.chosen, testTypes: ['SAT'] },
    });
    return result.groups
      .filter(({ code }) => code === 'date.day-or-month')
      .map(({ severity, header }) => [severity, header]);
  };

  it('says that its dates show neither order', async () => {
    expect(await read(['11/03/2023', '05/06/2023'])).toEqual([['warning', 'Fecha de la Prueba']]);
  });

  it('says nothing where a date shows it, or where both readings are one', async () => {
    expect(await read(['11/03/2023', '10/14/2023'])).toEqual([]);
    expect(await read(['11/03/2023', '14/10/2023'])).toEqual([]);
    expect(await read(['03/03/2023', '2023-06-05'])).toEqual([]);
  });
});

describe('a list in English without a day above 12', () => {
  const roster = (days: readonly string[]) => days.map((day, at) => `410${at},2023-24,12,${day},`);

  it('says so where its days are outside their school years, and would not be with the day first', async () => {
    const september = await days(roster(['05/09/2023', '05/09/2023', '06/09/2023', '07/08/2023']));
    expect(september.codes).toEqual(['date.day-or-month']);
    // Students who were enrolled in May before the year, among those of its first day.
    const may = await days(roster(['05/09/2023', '05/09/2023', '05/10/2023', '08/05/2023']));
    expect(may.codes).toEqual([]);
  });

  const tests = async (days: readonly string[]) => {
    const path = join(temporaryFolder(), 'sat.csv');
    writeFileSync(
      path,
      `Student ID,Test Date,EBRW,Math\n${days.map((day, at) => `410${at},${day},500,520`).join('\n')}\n`,
    );
    const { groups } = await check(path, 'STUDENT_TEST_SCORES', ONE_SCHOOL);
    return groups.map(({ code }) => code);
  };

  it('says so where its tests are on Saturdays with the day first, and not where they are as they are', async () => {
    expect(await tests(['07/10/2023', '04/11/2023', '02/12/2023', '09/03/2024'])).toEqual(['date.day-or-month']);
    expect(await tests(['10/07/2023', '11/04/2023', '12/02/2023', '03/09/2024'])).toEqual([]);
  });
});

it('a list in English without a day above 12 has the month first', async () => {
  expect(await days(['4101,2023-24,12,09/08/2023,05/02/2024'])).toEqual({ exits: ['2024-05-02'], codes: [] });
});
