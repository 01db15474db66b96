import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHOOLS, writeTranscripts } from '../ingest/transcript-file.ts';

/** Rows of one student in the seeded transcripts, who is at one school. */
const ROWS = 64;

/** What many files are like that are uploaded together. */
export interface Batch {
  title: string;
  schools: readonly { name: string; localId: string }[];
  studentsOfFile: number;
  /** Of each student, at most `ROWS`. */
  rows: number;
}

/** Small exports as schools send them: each the transcript of one student, the schools by turns; 8 kB. */
export const SMALL: Batch = { title: 'small files', schools: SCHOOLS, studentsOfFile: 1, rows: ROWS };

/** The parts of a large district: each file has one student of each of 30 schools; 135 kB. */
export const DISTRICT: Batch = {
  title: 'files of 30 schools each',
  schools: schoolsOfDistrict(),
  studentsOfFile: 30,
  rows: 36,
};

/** `count` files, all different. */
export function filesOf(batch: Batch, count: number, folder: string): { name: string; text: string }[] {
  const { schools, studentsOfFile, rows } = batch;
  const path = join(folder, 'all.csv');
  writeTranscripts(path, count * studentsOfFile * ROWS, schools);
  const [header, ...all] = readFileSync(path, 'utf8').trim().split('\n');
  const ofStudent = (student: number) => all.slice(student * ROWS, student * ROWS + rows);
  return Array.from({ length: count }, (_, file) => {
    const students = Array.from({ length: studentsOfFile }, (_, at) => ofStudent(file * studentsOfFile + at));
    return { name: `transcript-${file + 1}.csv`, text: `${[header, ...students.flat()].join('\n')}\n` };
  });
}

/** Three hundred schools, no two of one name. */
function schoolsOfDistrict(): Batch['schools'] {
  const places =
    'Cedar Maple Willow Aspen Laurel Juniper Sierra Harbor Canyon Prairie Mesa Delta Summit Valley Orchard'.split(' ');
  const features =
    'Ridge Creek Grove Heights Springs Park Bend Crossing Hollow Point Lake Forest Meadow Falls Bluff Glen Bay Field Rock Shore'.split(
      ' ',
    );
  return places.flatMap((place, at) =>
    features.map((feature, index) => ({
      name: `${place} ${feature} High School`,
      localId: String(1001 + at * features.length + index),
    })),
  );
}
