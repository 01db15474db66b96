import { type ColumnReading, isDictionary } from './dictionary.ts';
import { answerKeySql, distinctTexts } from './reading.ts';

/** 'LY - Currently enrolled', '2: Reduced', '06 White': what a system shows of a code, a short one in capitals and digits. */
const CODE_AND_LABEL =
  "'^(?:([A-Z0-9+]{1,4}) *[-–:=] *|([0-9]{1,3}) +)([A-Za-z].*[A-Za-z)]) *$', ['short', 'number', 'label']";
/** 'NON - Hispanic' is not a code and its label. */
const IS_NO_CODE = "regexp_matches(text, '^(NOT?|NON|PRE|UN|EX)[^A-Z]')";

/**
 * Table `said(text, form, piece, key)`: each distinct text of the columns that are looked up among words, as a whole, and the label and the code
 * that it may be made of, as they are compared. Of all columns at once: to make the expressions ready takes 3 ms each time.
 */
export function saidSteps(readings: readonly ColumnReading[]): string[][] {
  const columns = readings.filter((one) => one.reading.isOfWords && isDictionary(one));
  if (columns.length === 0) return [];
  const texts = columns.map(({ column }) => `(WITH ${distinctTexts(column)} FROM texts)`);
  const said = `CREATE TABLE said AS WITH texts AS (${texts.join(' UNION ')}),
    coded AS MATERIALIZED (SELECT text, CASE WHEN NOT ${IS_NO_CODE} THEN regexp_extract(text, ${CODE_AND_LABEL}) END AS part FROM texts),
    piece AS (SELECT text, unnest(['whole', 'label', 'code']) AS form,
      unnest([text, nullif(part.label, ''), CASE WHEN part.label <> '' THEN part.short || part.number END]) AS piece FROM coded)
    SELECT text, form, piece, ${answerKeySql('piece')} AS key FROM piece WHERE piece IS NOT NULL`;
  return [[said]];
}
