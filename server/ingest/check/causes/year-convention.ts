import type { FindCause } from './scene.ts';

/** Of the rows that tell, this share must agree that the years are one off. */
const NEARLY_ALL = 0.9;
const FEWEST = 20;

/**
 * Single years ('2023') that were read as the year in which a school year ends, while the grade levels say that they
 * are the years in which it starts, or the reverse: most students would be a grade away from the class
 * (docs/domain/files.md#school-years).
 */
export const findYearConvention: FindCause = async ({ engine, mapping, context, dataset }) => {
  if (!mapping.has('school_year') || !mapping.has('grade_level')) return [];
  const singles = await engine.count(
    'look for single years',
    `SELECT count(*) FROM finding WHERE code IN ('year.single-open', 'year.single-decided') AND column_name = 'school_year'`,
  );
  if (singles === 0) return [];
  const hasClass = dataset.columns.some(({ name }) => name === 'graduation_year') && mapping.has('graduation_year');
  const finalYear = hasClass ? 'graduation_year' : String(context.yearEnding);
  const off = `${finalYear} - (school_year + 12 - grade_level)`;
  const [found] = await engine.rows(
    'compare years and grades',
    `SELECT count(*) AS total, count(*) FILTER (${off} = 1) AS early, count(*) FILTER (${off} = -1) AS late FROM typed
      WHERE is_chosen AND grade_level BETWEEN 9 AND 12 AND ${off} IS NOT NULL`,
  );
  const [total, early, late] = [Number(found?.total), Number(found?.early), Number(found?.late)];
  if (total < FEWEST || Math.max(early, late) < total * NEARLY_ALL) return [];
  await engine.run(
    'name the year convention',
    `INSERT INTO finding (code, severity, column_name) VALUES ('year.${early > late ? 'starts' : 'ends'}', 'warning', 'school_year')`,
  );
  return [];
};
