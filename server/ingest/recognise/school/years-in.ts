/**
 * '2021-22', '2021-2022', 'SY2021/22', and '21-22', but not '10-11', which may be grades, nor
 * '10/21/22', which is a date.
 */
const RANGE = /(?<![\d/.-])(?:20(\d\d)|(1[89]|[2-9]\d)) *[-–_/] *(?:20)?(\d\d)(?![\d/.-])/g;

/** The school years that a name or a title says, by the year in which they end. */
export function yearsIn(text: string): { text: string; end: number }[] {
  return [...text.matchAll(RANGE)].flatMap(([range, long, short, end]) =>
    Number(end) === Number(long ?? short) + 1 ? [{ text: range, end: 2000 + Number(end) }] : [],
  );
}
