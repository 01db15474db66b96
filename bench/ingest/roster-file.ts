import { writeFileSync } from 'node:fs';
import { SCHOOLS, YEAR_ENDING } from './transcript-file.ts';

const HEADERS =
  'Student ID,School,School Year,Grade Level,Last Name,First Name,Birth Date,Entry Date,Exit Date,Exit Reason,Graduation Year';

/** The rosters of four years of the first students of writeTranscripts: the same bytes for the same number. */
export function writeRoster(path: string, students: number): void {
  const rows = Array.from({ length: students }, (_, student) =>
    [3, 2, 1, 0].map((back) =>
      [
        1_000_000 + student,
        SCHOOLS[student % SCHOOLS.length]?.name,
        `${YEAR_ENDING - back - 1}-${String(YEAR_ENDING - back).slice(2)}`,
        String(12 - back).padStart(2, '0'),
        `Family${student}`,
        `Given${student % 97}`,
        `${YEAR_ENDING - 18}-05-${String(1 + (student % 28)).padStart(2, '0')}`,
        `${YEAR_ENDING - back - 1}-08-17`,
        `${YEAR_ENDING - back}-06-07`,
        back === 0 ? 'Graduated' : '',
        YEAR_ENDING,
      ].join(','),
    ),
  );
  writeFileSync(path, `${[HEADERS, ...rows.flat()].join('\n')}\n`);
}
