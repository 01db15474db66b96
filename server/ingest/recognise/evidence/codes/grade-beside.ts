import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { IngestContext, Mapping } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import { type Engine, textOf } from '../../../engine.ts';
import { type Companions, companionsIn } from './companions.ts';

/** Grade 1 and the first year of high school lie eight years apart, so years alone tell them apart. */
const HIGH_SCHOOL_BEGINS = 8;
/** Age at the end of the school year: 7 to 11 in grades 1 to 4, 15 to 19 in grades 9 to 12, with a year to spare. */
const OLDEST_BELOW = 12;
const YOUNGEST_ABOVE = 14;
/** Beyond this a birth date is a filler such as 1/1/1900, and shows nothing. */
const OLDEST_ABOVE = 24;
/** Years from the end of the school year to the class year: 0 to 3 in high school, 8 to 11 in grades 1 to 4. */
const LATEST_ABOVE = 4;
const EARLIEST_BELOW = 7;
const MOST = 5_000;

/** By code from 1 to 4: the grade that the class year or the birth date of the same rows leaves possible. */
export async function gradeBeside(
  mapping: Mapping,
  { yearEnding }: IngestContext,
  engine: Engine,
): Promise<Companions> {
  const own = mapping.get('grade_level');
  if (!own || !(mapping.has('graduation_year') || mapping.has('birth_date'))) return new Map();
  // '2023-24' and '2023-2024' begin with the year before its end; a year alone may be either, which
  // makes no difference here.
  const year = (name: ColumnName) => {
    const source = mapping.get(name);
    return source
      ? `TRY_CAST(regexp_extract(${cellText(`c${source.index}`)}, '(19|20)[0-9]{2}') AS INTEGER)`
      : 'NULL::INTEGER';
  };
  const rows = await engine.rows(
    'what stands beside grades',
    `SELECT ${cellText(`c${own.index}`)} AS code, coalesce(${year('school_year')}, ${yearEnding}) AS year,
        ${year('graduation_year')} AS class_year, ${year('birth_date')} AS born, count(*) AS cells FROM source
      GROUP BY ALL HAVING code IS NOT NULL ORDER BY cells DESC, code, year, class_year, born LIMIT ${MOST}`,
  );
  const number = (cell: unknown) => (cell === null || cell === undefined ? null : Number(cell));
  return companionsIn(
    rows.map(({ code, year, class_year, born, cells }) => {
      const isAbove = isHighSchool(Number(year), number(class_year), number(born));
      const grade = Number.parseInt(textOf(code), 10);
      return {
        code: textOf(code),
        value: isAbove === null || Number.isNaN(grade) ? null : String(isAbove ? grade + HIGH_SCHOOL_BEGINS : grade),
        rows: Number(cells),
      };
    }),
  );
}

/** Null where nothing follows from the years. */
function isHighSchool(year: number, classYear: number | null, born: number | null): boolean | null {
  if (classYear !== null && classYear - year <= LATEST_ABOVE) return true;
  if (classYear !== null && classYear - year >= EARLIEST_BELOW) return false;
  if (born === null) return null;
  const age = year - born;
  if (age > OLDEST_ABOVE) return null;
  return age >= YOUNGEST_ABOVE ? true : age <= OLDEST_BELOW ? false : null;
}
