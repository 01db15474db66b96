import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';
import { literal } from '#datasets/kit/sql/quote.ts';
import { levelOfDescription } from './level-of-description.ts';

const LEVELS: Record<string, string[]> = {
  AP: [
    'AP Biology',
    '(AP) Full year, one credit. Laboratory work is a large part of it, and so is reading.',
    'AP Biology is a course in the structure of life, with laboratory work in every unit of it.',
    'Genetics, ecology and evolution in depth, with weekly laboratory work and essays (AP).',
    'Genetics and ecology in depth. This Advanced Placement Biology course has a laboratory.',
    'Students write weekly about American history. This is an AP class with summer reading.',
    'A survey of art since the caves. The course is taught as an Advanced Placement course.',
  ],
  IB: [
    'IB History HL',
    'International Baccalaureate Biology, Higher Level',
    'Two years of texts in translation. This IB literature course ends with an oral and papers.',
  ],
  honors: [
    'Honors English 10',
    'English 10 (H)',
    'Pre-AP English for freshmen',
    'World literature from Homer to today, with a research paper every quarter (Honors)',
    'This honors-level course moves faster than English 10 and reads four longer novels.',
    'The pace is faster than in Geometry. The course is taught at the honors level.',
    'This pre-AP course builds the habits of close reading over a whole school year.',
  ],
  none: [
    'Algebra I',
    'Dual Credit English',
    'DE Composition, Lakeside College',
    'Prepares students for AP Biology',
    'Prep for AP exams',
    'AP Prep',
    'Prerequisite: Honors English 9',
    'Honors option available',
    'Not an honors course',
    'Credit toward the IB diploma',
    'Apparel, apps and maps',
    'A course in apparel design. Students who like it often take AP Studio Art in their last year.',
    'Students may take the AP exam in May. The course follows a textbook of the state university.',
    'Honors students of grade 12 plan the ceremony of graduation and the dinner that follows it.',
    'AP exams are in May, and this elective meets twice a week to write papers of former years.',
    'This course is for those who were in honors classes in middle school and want a slower pace.',
    'This course is not taught at the honors level, and has no summer reading of any kind at all.',
    'MYP Design: IB Middle Years Programme',
    '',
  ],
};

it('reads a level from a description only where it is said of the course itself', async () => {
  const expected = Object.entries(LEVELS).flatMap(([level, texts]) => texts.map((text) => [text, level]));
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const found = await connection.runAndReadAll(
    `SELECT text, coalesce(${levelOfDescription('text')}, 'none')
      FROM (VALUES ${expected.map(([text = '']) => `(${literal(text)})`).join(', ')}) AS t(text)`,
  );
  expect(found.getRows()).toEqual(expected);
  const [none] = (await connection.runAndReadAll(`SELECT ${levelOfDescription('NULL::VARCHAR')}`)).getRows();
  expect(none).toEqual([null]);
});
