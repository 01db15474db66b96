/** What one processing may use. Sizes are bytes, times milliseconds. */
export interface IngestLimits {
  /** Resident memory of the child; measured, because V8's own limits do not cover Buffers and DuckDB. */
  childBytes: number;
  /** Processor time of the child over all its threads: a busy machine makes no file look bad. */
  processorMilliseconds: number;
  /** Time on the clock in which the child hardly works: it waits for something that never comes. */
  milliseconds: number;
  /** Memory of DuckDB in the child; beyond it spills to the run's folder. */
  engineBytes: number;
  /** What the engine may spill, so that one file does not fill the disk that all share. */
  spillBytes: number;
  threads: number;
  /** Niceness of all its threads: 0 is everyone's, 19 gives way to all. */
  niceness: number;
  /** One record of a text file. More is a quotation mark that no one closed, or no table. */
  recordBytes: number;
  columns: number;
  cells: number;
  /** Empty cells with which the rows of a text are made as wide as its widest. */
  addedCells: number;
  /** Characters of all cells of a workbook: one long shared string may be named a million times. */
  characters: number;
  /**
   * Characters of a workbook from which on its cells may hold no more than `meanCharacters` each: people
   * write no books into tables.
   */
  charactersFreely: number;
  meanCharacters: number;
  /** Sheets of a workbook: the first rows of each are looked at. */
  sheets: number;
  zipEntries: number;
  inflatedBytes: number;
  /** Highest ratio of inflated to stored bytes of a part above `ratioFromBytes`. Real sheets stay below 100. */
  ratio: number;
  ratioFromBytes: number;
  /** Formats that are parsed as a whole (.xls, HTML, XML of 2003). */
  wholeFileBytes: number;
}

const MB = 1024 * 1024;

export const DEFAULT_LIMITS: IngestLimits = {
  childBytes: 1024 * MB,
  processorMilliseconds: 24_000,
  milliseconds: 120_000,
  // Two threads load thousands of rows of 2,000 columns in a good 450 MB.
  engineBytes: 640 * MB,
  spillBytes: 2_000 * MB,
  threads: 2,
  niceness: 0,
  recordBytes: MB,
  columns: 2_048,
  cells: 60_000_000,
  addedCells: 20_000_000,
  characters: 800_000_000,
  charactersFreely: 20_000_000,
  meanCharacters: 1_000,
  sheets: 250,
  zipEntries: 5_000,
  inflatedBytes: 2_000 * MB,
  ratio: 200,
  ratioFromBytes: 8 * MB,
  wholeFileBytes: 60 * MB,
};

const LARGE = 64 * MB;
/**
 * A child that keeps both cores busy for seconds gives way to the API: a tenth of its weight where both want one core.
 */
const NICENESS = 10;
/**
 * Handing parts of a few thousand rows to a second thread costs more than it saves: a fifth of the
 * processor time of 200 rows.
 */
export const SMALL = MB;
/** A million rows (108 MB) take about 15 s of both cores together. */
const PROCESSOR_MILLISECONDS_PER_MB = 1_000;
const MILLISECONDS_PER_MB = 4_000;
/** Four million rows (450 MB) spill less than their own size. */
const SPILLED_PER_BYTE = 4;

/**
 * Limits for a file of this size. A small file ends within 30 s on a machine that has time for it
 * (docs/threats.md#t13); a large one has more time, and memory below 2 GB (docs/performance.md).
 */
export function limitsFor(bytes: number): IngestLimits {
  const isLarge = bytes > LARGE;
  return {
    ...DEFAULT_LIMITS,
    processorMilliseconds: DEFAULT_LIMITS.processorMilliseconds + (bytes / MB) * PROCESSOR_MILLISECONDS_PER_MB,
    milliseconds: DEFAULT_LIMITS.milliseconds + (bytes / MB) * MILLISECONDS_PER_MB,
    childBytes: isLarge ? 1_800 * MB : DEFAULT_LIMITS.childBytes,
    niceness: isLarge ? NICENESS : DEFAULT_LIMITS.niceness,
    threads: bytes < SMALL ? 1 : DEFAULT_LIMITS.threads,
    spillBytes: DEFAULT_LIMITS.spillBytes + bytes * SPILLED_PER_BYTE,
    engineBytes: isLarge ? 1_024 * MB : DEFAULT_LIMITS.engineBytes,
  };
}
