/**
 * `npm run bench recognise [-- --files 2000] [--seed 1] [--misses]`: what is read right, asked
 * about, and silently wrong.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openLake } from '#server/platform/lake/lake.ts';
import { atEnd } from '../at-end.ts';
import { printTable } from '../table.ts';
import { CLEAN_TABLES } from './clean.ts';
import { benchFolder, type JudgedFile, judge } from './judge.ts';
import { makeFile } from './make-file.ts';
import { judgeRealFiles } from './real-files.ts';

/** Share of the files of ordinary difficulty that a person may be asked about. */
const MOST_ASKED = 0.05;
const ROWS = 60;

export async function bench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      files: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      misses: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const [first, count] = [Number(values.seed), Number(values.files)];
  const started = performance.now();
  const judged = await judgeFiles(first, count, { rows: ROWS });
  const took = Math.round((performance.now() - started) / count);
  const real = await judgeRealFiles();
  const realNames = [...new Set(real.map(({ file }) => file.table))];
  printTable(HEADERS, [
    ...CLEAN_TABLES.map(({ name }) => rowOf(name, ofTable(judged, name))),
    rowOf('All made', judged),
    ...realNames.map((name) => rowOf(name, ofTable(real, name))),
    rowOf('All real', real),
  ]);
  const ordinary = judged.filter(({ file }) => file.isOrdinary);
  const asked = ordinary.filter(({ outcome }) => outcome === 'asked').length;
  const silent = [...judged, ...real].filter(({ outcome }) => outcome === 'silent').length;
  process.stdout.write(
    `\nSeeds ${first} to ${first + count - 1}, ${ROWS} rows a file; ${silent} files silently wrong; asked about ${asked} of ${ordinary.length} ordinary files (${percent(asked, ordinary.length)}); ${took} ms a file\n`,
  );
  if (values.misses) printMisses([...judged, ...real]);
  if (values.check && (silent > 0 || asked > ordinary.length * MOST_ASKED)) process.exitCode = 1;
}

/** Two at a time: the engine works on threads of its own. */
export async function judgeFiles(first: number, count: number, size: Parameters<typeof makeFile>[1]) {
  const folder = benchFolder();
  const end = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const lake = await openLake([folder]);
  const judged: JudgedFile[] = [];
  let next = first;
  const worker = async () => {
    while (next < first + count) {
      const seed = next++;
      judged.push(await judge(makeFile(seed, size), lake, folder));
    }
  };
  await Promise.all([worker(), worker()]);
  lake.close();
  end();
  return judged.sort((one, other) => one.file.seed - other.file.seed);
}

const HEADERS = [
  'Files',
  'Number',
  'Columns right',
  'asked',
  'not stored',
  'silently wrong',
  'Files asked',
  'ordinary asked',
  'silently wrong',
];

function rowOf(name: string, judged: readonly JudgedFile[]): string[] {
  const columns = judged.flatMap((one) => one.columns);
  const count = (outcome: string) => String(columns.filter((column) => column.outcome === outcome).length);
  const files = (outcome: string, of = judged) => of.filter((one) => one.outcome === outcome).length;
  const ordinary = judged.filter(({ file }) => file.isOrdinary);
  return [
    name,
    String(judged.length),
    ...['right', 'asked', 'left', 'silent'].map(count),
    String(files('asked')),
    percent(files('asked', ordinary), ordinary.length),
    String(files('silent')),
  ];
}

const ofTable = (judged: readonly JudgedFile[], name: string) => judged.filter(({ file }) => file.table === name);
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;

function printMisses(judged: readonly JudgedFile[]): void {
  for (const { file, columns, outcome } of judged) {
    if (outcome === 'right' || (outcome === 'asked' && !file.isOrdinary)) continue;
    process.stdout.write(
      `\n${file.seed} ${file.table}${file.isOrdinary ? ', ordinary' : ''}: ${file.traits.join('; ')}\n`,
    );
    for (const { column, outcome: one, why } of columns)
      if (one === 'silent' || one === 'asked') process.stdout.write(`  ${one} ${column}: ${why.slice(0, 300)}\n`);
  }
}
