import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTranscripts } from '../ingest/transcript-file.ts';

/** Rows of one student in the seeded transcripts, who is at one school. */
const ROWS = 64;

/** `count` small exports as schools send them, 5 kB each and all different: the transcript of one student, the schools by turns. */
export function smallFiles(count: number, folder: string): { name: string; text: string }[] {
  const path = join(folder, 'all.csv');
  writeTranscripts(path, count * ROWS);
  const [header, ...rows] = readFileSync(path, 'utf8').trim().split('\n');
  return Array.from({ length: count }, (_, at) => ({
    name: `transcript-${at + 1}.csv`,
    text: `${[header, ...rows.slice(at * ROWS, (at + 1) * ROWS)].join('\n')}\n`,
  }));
}
