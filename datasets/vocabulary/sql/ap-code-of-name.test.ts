import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';
import { literal } from '#datasets/kit/sql/quote.ts';
import { apExamSpellings } from '../ap-exam-names.ts';
import { AP_EXAMS, AP_SUB_SCORES } from '../ap-exams.ts';
import { apCodeOfName } from './ap-code-of-name.ts';

const KNOWN: Record<string, string> = {
  'AP Calc AB': '66',
  'Calculus BC': '68',
  APUSH: '07',
  // A list that has the codes under 'Exam'.
  '07': '07',
  'AP US History': '07',
  'U.S. Hist': '07',
  'AP Lang': '36',
  'English Language & Composition': '36',
  'AP Eng Lit': '37',
  'AP Lit & Comp': '37',
  'AP US Gov': '57',
  'U.S. Government and Politics': '57',
  'Comparative Gov & Pol': '58',
  'AP Psych': '85',
  'AP Env Sci': '40',
  APES: '40',
  'AP Stats Exam': '90',
  'AP CSP': '32',
  'AP CS A': '31',
  'Comp Sci Principles': '32',
  'AP Human Geo': '53',
  'World History: Modern': '93',
  'AP World': '93',
  'AP Euro': '43',
  'AP Macro': '35',
  'Economics: Micro': '34',
  'Studio Art: 2-D Design': '15',
  'Studio Art - 3D Design Portfolio': '16',
  'Studio Art: Drawing': '14',
  'AP Art & Design: Drawing': '14',
  'Art and Design: 2-D Design': '15',
  'Spanish Language': '87',
  'Spanish Lit': '89',
  'French Lang & Culture': '48',
  'Physics 1: Algebra-Based': '83',
  'Physics C: Mech': '80',
  'Physics C - E&M': '82',
  'Advanced Placement Biology': '20',
  'AP Afr Am Studies': '10',
  Precalc: '65',
  // Without its zero.
  '7': '07',
  '66 - Calculus AB': '66',
  'Calculus AB (66)': '66',
  'AP 20 Biology': '20',
  'AP HUG': '53',
  'AP Afr Am': '10',
  'AP Calculus BC: AB Subscore': '69',
  'Calc AB Sub-score': '69',
  'AP Music Theory: Aural Subscore': '76',
  'Music Theory - Non-Aural Subscore': '77',
};

it('knows AP exams by the names districts give them', async () => {
  const names = Object.keys(KNOWN);
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const rows = await connection.runAndReadAll(
    `SELECT name, ${apCodeOfName('name')} AS code FROM (VALUES ${names.map((name) => `(${literal(name)})`).join(', ')}) AS t(name)`,
  );
  expect(Object.fromEntries(rows.getRows())).toEqual(KNOWN);
  const others = await connection.runAndReadAll(
    `SELECT ${apCodeOfName('name')} FROM (VALUES ('Algebra I'), ('English'), ('Science'), ('History'), ('Art'), ('')) AS t(name)`,
  );
  expect(others.getRows().flat()).toEqual([null, null, null, null, null, null]);
});

it('gives each spelling to one exam', () => {
  const owners = [...Object.keys(AP_EXAMS), ...AP_SUB_SCORES].flatMap((code) =>
    apExamSpellings(code).map((spelling) => [spelling, code] as const),
  );
  expect(owners.length).toBeGreaterThan(300);
  expect(new Set(owners.map(([spelling]) => spelling)).size).toBe(owners.length);
});
