interface Row {
  /** Where it begins, from 1. */
  line: number;
  cells: string[];
}

/**
 * Cells of a copied sheet (tabs), or of a CSV text with commas or semicolons. Quotes as RFC 4180 has them; cells
 * without blanks around them.
 */
export function cellsOf(text: string): Row[] {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const between = separatorOf(clean);
  const rows: Row[] = [];
  let [cell, line, isQuoted] = ['', 1, false];
  let row: Row = { line, cells: [] };
  const endCell = () => {
    row.cells.push(cell.trim());
    cell = '';
  };
  for (let place = 0; place < clean.length; place += 1) {
    const letter = clean[place] ?? '';
    if (letter === '\n') line += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (clean[place + 1] === '"') {
        cell += '"';
        place += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') [cell, isQuoted] = ['', true];
    else if (letter === between) endCell();
    else if (letter === '\n') {
      endCell();
      rows.push(row);
      row = { line, cells: [] };
    } else cell += letter;
  }
  endCell();
  rows.push(row);
  return rows;
}

/**
 * Of a name without IDs there is none: 'Washington High, East Campus' in a copied sheet is one
 * cell, since a sheet has tabs.
 */
function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t';
  const [first = ''] = text.split('\n', 1);
  return first.includes(';') && !first.includes(',') ? ';' : ',';
}
