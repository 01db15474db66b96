import { oneOf } from '#datasets/kit/any-of.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { layoutOf } from '../../header/layout-of.ts';

/** Letters and numbers of the same grades, of which a row has the one or the other. */
export interface MarkBeside {
  letter: SourceColumn;
  number: SourceColumn;
  /** A zero beside a passing letter says that the row has no number. */
  zeroIsEmpty: boolean;
}

const LETTER = /alpha(betic)?|letter|ltr/;
const NUMBER = /numeric(al)?|^num(?=grade|grd|mark)|percent(age)?$|percent(age)?(?=grade|mark)|pct/;
const WHICH = oneOf('final', 'fin', 'course', 'crs', 'class', 'transcript', 'posted', 'semester', 'sem', 'term');
const GRADE = oneOf('grade', 'grd', 'mark', 'mk', 'score', 'average', 'avg');
/**
 * What is left of a name without these words: nothing ('Percent'), or that of a grade. 'Teacher' and
 * 'Attendance' are of something else.
 */
const OF_GRADES = new RegExp(`^(${WHICH}*${GRADE}(earned|awarded|value)?|final|fin)?$`);
/** A letter, a pass or an incomplete, with its sign. */
const MARK = '[A-Za-z]{1,4} ?[-+]?';
/** Above 100 with extra credit. */
const MOST = 120;
/** Of the rows that only the other column has something in, this many must have a grade there. */
const ARE_MARKS = 0.9;

/**
 * New York's 'AlphaGrade' and 'NumericGrade', 'Grade' and 'Percent': where a district gives letters in some
 * courses and numbers in others, one of the two alone would leave the grades of the others out. Of a row that has
 * both the letter is the mark.
 */
export async function markBeside(headed: HeadedTable, mapping: Mapping, decided: Decided): Promise<MarkBeside | null> {
  const own = mapping.get('final_grade');
  if (headed.dataset.type !== 'TRANSCRIPT' || !own || decided.has('final_grade') || isOfLayout(headed)) return null;
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  for (const other of headed.columns) {
    if (taken.has(other.index) || !areOfOneGrade(own, other)) continue;
    const [letter, number] = isNumber(own) ? [other, own] : [own, other];
    const { letters, numbers, zeros } = await compared(headed, letter, number);
    const lost = letter === other ? letters : numbers;
    if (lost.rows > 0 && lost.marks >= lost.rows * ARE_MARKS) return { letter, number, zeroIsEmpty: zeros > 0 };
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

/** One is named by numbers and the other is not, and beside that they have one name of a grade, or none. */
function areOfOneGrade(one: SourceColumn, other: SourceColumn): boolean {
  if (isNumber(one) === isNumber(other)) return false;
  const [stem, second] = [one, other].map(({ header }) => headerKey(header).replace(LETTER, '').replace(NUMBER, ''));
  if (stem === undefined || second === undefined || ![stem, second].every((name) => OF_GRADES.test(name))) return false;
  return stem.endsWith(second) || second.endsWith(stem);
}

async function compared({ engine }: HeadedTable, letter: SourceColumn, number: SourceColumn) {
  const [mark, percent] = [cellText(`c${letter.index}`), cellText(`c${number.index}`)];
  const found = await engine.counts(
    'letters and numbers',
    `SELECT count(*) FILTER (text IS NULL) AS letters, count(*) FILTER (text IS NULL AND regexp_full_match(mark, '${MARK}')) AS letter_marks,
        count(*) FILTER (mark IS NULL) AS numbers, count(*) FILTER (mark IS NULL AND number BETWEEN 0 AND ${MOST}) AS number_marks,
        count(*) FILTER (number = 0 AND regexp_matches(mark, '^[A-DPSa-dps]')) AS zeros
      FROM (SELECT mark, text, TRY_CAST(replace(rtrim(text, ' %'), ',', '.') AS DOUBLE) AS number
        FROM (SELECT ${mark} AS mark, ${percent} AS text FROM source))
      WHERE (mark IS NULL) <> (text IS NULL) OR number = 0`,
    ['letters', 'letter_marks', 'numbers', 'number_marks', 'zeros'],
  );
  return {
    letters: { rows: found.letters, marks: found.letter_marks },
    numbers: { rows: found.numbers, marks: found.number_marks },
    zeros: found.zeros,
  };
}
