/** '2021-22', '2021-2022', 'SY2021/22': four digits at least, since '10-11' may be grades. */
const RANGE = /(?<!\d)20(\d\d) *[-–_/] *(?:20)?(\d\d)(?!\d)/g;

/** The school years that a name or a title says, by the year in which they end. */
export function yearsIn(text: string): { text: string; end: number }[] {
  return [...text.matchAll(RANGE)].flatMap(([range, start, end]) =>
    Number(end) === Number(start) + 1 ? [{ text: range, end: 2000 + Number(end) }] : [],
  );
}
