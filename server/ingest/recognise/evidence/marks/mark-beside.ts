import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { layoutOf } from '../../layout-of.ts';

/** Letters and numbers of the same grades, of which a row has the one or the other. */
export interface MarkBeside {
  letter: SourceColumn;
  number: SourceColumn;
  /** A zero beside a passing letter says that the row has no number. */
  zeroIsEmpty: boolean;
}

const LETTER = /alpha(betic)?|letter|ltr/;
const NUMBER = /numeric(al)?|^num(?=grade|grd|mark)|percent(age)?$|percent(age)?(?=grade|mark)|pct/;
/** Above 100 with extra credit. */
const MOST = 120;
/** Of the rows without a letter that have something under the number, so many must have a grade there. */
const ARE_MARKS = 0.9;

/**
 * New York's 'AlphaGrade' and 'NumericGrade', 'Grade' and 'Percent': where a district gives letters in some courses and numbers in others, one of the two
 * alone would leave the grades of the others out. Of a row that has both the letter is the mark.
 */
export async function markBeside(headed: HeadedTable, mapping: Mapping, decided: Decided): Promise<MarkBeside | null> {
  const own = mapping.get('final_grade');
  if (headed.dataset.type !== 'TRANSCRIPT' || !own || decided.has('final_grade') || isOfLayout(headed)) return null;
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  for (const other of headed.columns) {
    if (taken.has(other.index) || !areOfOneGrade(own, other)) continue;
    const [letter, number] = isNumber(own) ? [other, own] : [own, other];
    const { letters, numbers, marks, zeros } = await compared(headed, letter, number);
    const isLost = (letter === other ? letters : numbers) > 0;
    if (isLost && marks >= numbers * ARE_MARKS) return { letter, number, zeroIsEmpty: zeros > 0 };
  }
  return null;
}

/** A layout says itself which columns the grade is read from. */
const isOfLayout = ({ dataset, columns }: HeadedTable): boolean =>
  layoutOf(
    dataset,
    columns.map(({ header }) => header),
  )?.columns.final_grade !== undefined;

const isNumber = ({ header }: SourceColumn): boolean => NUMBER.test(headerKey(header));

/** One is named by numbers and the other is not, and beside that they have one name, or none. */
function areOfOneGrade(one: SourceColumn, other: SourceColumn): boolean {
  if (isNumber(one) === isNumber(other)) return false;
  const [stem, second] = [one, other].map(({ header }) => headerKey(header).replace(LETTER, '').replace(NUMBER, ''));
  return stem !== undefined && second !== undefined && (stem.endsWith(second) || second.endsWith(stem));
}

async function compared({ engine }: HeadedTable, letter: SourceColumn, number: SourceColumn) {
  const [mark, percent] = [cellText(`c${letter.index}`), cellText(`c${number.index}`)];
  const [found] = await engine.rows(
    'letters and numbers',
    `SELECT count(*) FILTER (text IS NULL) AS letters, count(*) FILTER (mark IS NULL) AS numbers,
        count(*) FILTER (mark IS NULL AND number BETWEEN 0 AND ${MOST}) AS marks,
        count(*) FILTER (number = 0 AND regexp_matches(mark, '^[A-DPSa-dps]')) AS zeros
      FROM (SELECT mark, text, TRY_CAST(replace(rtrim(text, ' %'), ',', '.') AS DOUBLE) AS number
        FROM (SELECT ${mark} AS mark, ${percent} AS text FROM source))
      WHERE (mark IS NULL) <> (text IS NULL) OR number = 0`,
  );
  const { letters, numbers, marks, zeros } = found ?? {};
  return { letters: Number(letters), numbers: Number(numbers), marks: Number(marks), zeros: Number(zeros) };
}
