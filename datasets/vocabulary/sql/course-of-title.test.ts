import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';
import { literal } from '#datasets/kit/sql/quote.ts';
import { isApTitle, isHonorsTitle, isIbTitle } from './course-of-title.ts';

const LEVELS: Record<string, string[]> = {
  AP: [
    'AP Biology',
    'AP* Biology',
    'A.P. Biology',
    'Biology AP',
    'Advanced Placement Physics',
    'Art (AP)',
    ...['SCI: AP Chemistry', '11-12 AP Biology', 'English 11 AP Lang', 'Calculus AP (BC)', 'History AP US'],
    ...[
      'Biology AP A',
      'Chem AP (S2)',
      'US Hist AP - Sem 1',
      'APUSH',
      'APUSH B',
      'Adv Placement Psych',
      'Adv. Pl. Physics',
    ],
  ],
  IB: ['IB History HL', 'History of the Americas HL', 'Spanish IB', 'International Baccalaureate Art', 'Art (IB)'],
  honors: [
    'English 9 Honors',
    'Honor English 9',
    'Honors Band',
    'Honor Choir Honors',
    'English 9 (H)',
    'Algebra II H',
    'Hon English',
    'Pre-AP English',
    'Pre-AP Biology A',
    'English 9H',
    'Honors/AP Calculus',
    'English 10H (S1)',
    'Biology H 2',
    'H Geometry',
    'Pre-IB Chemistry',
    ...[
      'Algebra I PAP',
      'PAP Chemistry',
      'English 9 (PAP)',
      'Biology PAP A',
      'World Hist G/T',
      'English 9 GT',
      'Spanish III HN',
    ],
  ],
  general: [
    'National Honor Society',
    'National Honors Society',
    'Honor Guard',
    'Honor Roll Study Hall',
    'Honor Band',
    'Honor Choir',
    'Honor Code Seminar',
    'Japanese III',
    'Apparel Design',
    'Paper Arts',
    'GTT Robotics',
    'PE 9',
    'APEX Learning',
    'IB MYP Design',
    'Health',
    'History',
    'Graphics',
    'Calculus AB',
    'Prep for AP Biology',
    'Intro to AP Chemistry',
    'Grade 9 AP Study Hall',
    'Spanish A',
    'Vitamin H Studies',
    'H Hour',
    '9th Grade Seminar',
  ],
};

it('reads the level in a title', async () => {
  const expected = Object.entries(LEVELS).flatMap(([level, titles]) => titles.map((title) => [title, level]));
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const found = await connection.runAndReadAll(
    `SELECT title, CASE WHEN ${isApTitle('title')} THEN 'AP' WHEN ${isIbTitle('title')} THEN 'IB' WHEN ${isHonorsTitle('title')} THEN 'honors'
      ELSE 'general' END FROM (VALUES ${expected.map(([title = '']) => `(${literal(title)})`).join(', ')}) AS t(title)`,
  );
  expect(found.getRows()).toEqual(expected);
});
