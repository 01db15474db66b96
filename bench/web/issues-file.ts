/** Columns of a made-up transcript file: header, a good cell, and a cell that is a finding. */
const COLUMNS = [
  ['Student ID', null, ''],
  ['School', '0101', 'Nowhere'],
  ['School Year', '2022-2023', 'last year'],
  ['Course Code', '1010', ''],
  ['Course Title', 'English 9', ''],
  ['Final Grade', 'B+', 'quite good'],
  ['Credits Earned', '0.5', 'half'],
  ['Credits Attempted', '0.5', 'one half'],
  ['Grade Level', '11', 'eleventh-ish'],
  ['Grade Points', '3.3', 'three'],
  ['Cumulative GPA', '3.21', 'high'],
  ['Course Level', 'Regular', 'so-so'],
  ['Repeat', 'No', 'perhaps'],
  ['Excluded from GPA', 'No', 'sometimes'],
] as const;

/**
 * Transcript rows with one finding each, another column in turn: no cause stands out, so every one of them is listed.
 */
export function fileWithIssues(rows: number): string {
  const lines = [COLUMNS.map(([header]) => header).join(',')];
  for (let row = 0; row < rows; row += 1) {
    const wrong = row % COLUMNS.length;
    const cells = COLUMNS.map(([, good, bad], column) => (column === wrong ? bad : (good ?? String(200_000 + row))));
    lines.push(cells.join(','));
  }
  return lines.join('\r\n');
}
