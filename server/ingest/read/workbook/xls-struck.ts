/** Records of BIFF5 and BIFF8 ([MS-XLS] 2.3); earlier versions are not looked at. */
const BOF = 0x0809;
const EOF = 0x000a;
const FONT = 0x0031;
const XF = 0x00e0;
const BOUND_SHEET = 0x0085;
const MUL_RK = 0x00bd;
/** Formula, rich text, shared text, number, text, yes or no, short number: row, column and style come first. */
const CELLS: ReadonlySet<number> = new Set([0x0006, 0x00d6, 0x00fd, 0x0203, 0x0204, 0x0205, 0x027e]);
const STRIKES = 0x08;

/** How many cells are struck through, by row; sheets in the order in which the file has them, rows from 0. */
export type StruckCells = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** The library that reads cells passes fonts over. Nothing more is looked at where no font strikes the text through. */
export function struckCells(stream: Buffer): StruckCells {
  const found = new Map<number, Map<number, number>>();
  const struckFonts = new Set<number>();
  const struckStyles = new Set<number>();
  const starts: number[] = [];
  let places: ReadonlyMap<number, number> = new Map();
  let [fonts, styles, depth, sheet] = [0, 0, 0, -1];
  const strike = (row: number): void => {
    const rows = found.get(sheet) ?? new Map<number, number>();
    found.set(sheet, rows.set(row, (rows.get(row) ?? 0) + 1));
  };
  for (let at = 0; at + 4 <= stream.length; ) {
    const kind = stream.readUInt16LE(at);
    const body = stream.subarray(at + 4, at + 4 + stream.readUInt16LE(at + 2));
    if (kind === BOF && depth++ === 0) sheet = places.get(at) ?? -1;
    else if (kind === EOF && --depth === 0 && places.size === 0) {
      if (struckStyles.size === 0 || starts.length === 0) return found;
      places = new Map(starts.sort((one, other) => one - other).map((start, place) => [start, place]));
    } else if (kind === FONT && body.length >= 4) {
      // No font has the number 4.
      if (body.readUInt16LE(2) & STRIKES) struckFonts.add(fonts < 4 ? fonts : fonts + 1);
      fonts += 1;
    } else if (kind === XF && body.length >= 2) {
      if (struckFonts.has(body.readUInt16LE(0))) struckStyles.add(styles);
      styles += 1;
    } else if (kind === BOUND_SHEET && body.length >= 4) starts.push(body.readUInt32LE(0));
    // Charts inside a sheet have cells of their own.
    else if (depth === 1 && CELLS.has(kind) && body.length >= 6) {
      if (struckStyles.has(body.readUInt16LE(4))) strike(body.readUInt16LE(0));
    } else if (depth === 1 && kind === MUL_RK)
      for (let cell = 4; cell + 6 < body.length; cell += 6)
        if (struckStyles.has(body.readUInt16LE(cell))) strike(body.readUInt16LE(0));
    at += 4 + body.length;
  }
  return found;
}
