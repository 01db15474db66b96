import { Readable } from 'node:stream';
import { compareNames } from '#contract/by-name.ts';
import { PortalError } from '#contract/errors.ts';
import type { TranscriptCourse } from '#contract/transcripts/transcript-records.ts';
import { toCsv } from '#datasets/kit/csv/csv.ts';
import { sayStudentLabel } from '#datasets/words/student-label.ts';
import { timeCells, timeWriter } from '#datasets/words/times.ts';
import type { Download } from '#server/http/download.ts';
import {
  type WorkbookColumn,
  type WrittenRow,
  type WrittenSheet,
  workbookOf,
} from '#server/platform/spreadsheet/workbook.ts';
import { SELECTIONS, type SelectionWords } from '#server/words/selections.ts';
import { type KeptTranscript, readKept } from './finalized.ts';
import { type FinalizedSchool, selectAuditFacts, selectFinalizedSchools, selectSchoolNames } from './queries.ts';
import type { SelectionReader } from './state.ts';

/** Who takes finalized transcripts home: a reader of no one school. */
export interface Taker extends Omit<SelectionReader, 'place'> {
  auditId: string;
  timeZone: string;
  name: string;
}

interface FinalizedSet extends FinalizedSchool {
  transcripts: KeptTranscript[];
}

/**
 * The finalized sets of a school, or of all schools that this transaction sees.
 * @throws PortalError not_found for a school that it does not see, conflict where nothing is finalized
 */
export async function readSets(taker: Taker, schoolId: string | undefined): Promise<FinalizedSet[]> {
  const { tx, auditId } = taker;
  if (schoolId !== undefined && !(await selectSchoolNames(tx, auditId)).some(({ id }) => id === schoolId))
    throw new PortalError('not_found');
  const finalized = await selectFinalizedSchools(tx, auditId);
  const schools = finalized.sort((one, other) => compareNames(one.school, other.school));
  const sets: FinalizedSet[] = [];
  for (const school of schools) {
    if (schoolId !== undefined && school.school_id !== schoolId) continue;
    const transcripts = await readKept({ ...taker, place: { auditId, schoolId: school.school_id } });
    sets.push({ ...school, transcripts });
  }
  if (sets.length === 0) throw new PortalError('conflict', 'nothing-finalized');
  return sets;
}

/** What the log says of a download: which schools, how many transcripts, and IDs that tell nothing. */
export const downloaded = (sets: readonly FinalizedSet[]) => {
  const ids = sets.flatMap(({ transcripts }) => transcripts.map(({ id }) => id));
  return { schoolIds: sets.map(({ school_id }) => school_id), details: { transcripts: ids.length, ids } };
};

/** One student a row. */
export async function finalizedAsCsv(taker: Taker, sets: readonly FinalizedSet[]): Promise<Download> {
  const { columns, rows } = studentsOf(taker, sets);
  const lines = rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  return {
    stream: Readable.from([toCsv([columns.map(({ header }) => header ?? ''), ...lines])]),
    fileName: await nameOf(taker, sets, 'csv'),
  };
}

/** Students, their courses and their test scores, a sheet each. */
export async function finalizedAsXlsx(taker: Taker, sets: readonly FinalizedSet[]): Promise<Download> {
  const words = SELECTIONS[taker.language];
  const { district, year_ending } = await selectAuditFacts(taker.tx, taker.auditId);
  const now = timeWriter(taker.language, taker.timeZone)(new Date().toISOString());
  const about: WrittenRow[] = [
    [{ text: words.sheets.about, look: 'title' }],
    [words.about.district, district],
    [words.about.year, year_ending],
    [words.about.by, taker.name],
    [words.about.at, now],
    [words.about.keep],
  ];
  const each = sets.flatMap(({ school, transcripts }) => transcripts.map((transcript) => ({ school, transcript })));
  const sheets: WrittenSheet[] = [
    { name: words.sheets.students, ...inOnePage(studentsOf(taker, sets)) },
    {
      name: words.sheets.courses,
      columns: headed(words.courses, COURSE_WIDTHS),
      rows: [
        each.flatMap(({ school, transcript }) =>
          transcript.years.flatMap(({ grade_level, courses }) =>
            courses.map((course) => [
              school,
              sayStudentLabel(transcript.student_label, taker.language),
              ...courseCells(course, grade_level, words),
            ]),
          ),
        ),
      ],
    },
    {
      name: words.sheets.scores,
      columns: headed(words.scores, SCORE_WIDTHS),
      rows: [
        each.flatMap(({ school, transcript }) =>
          transcript.scores.map(({ test, name, taken, score }) => [
            school,
            sayStudentLabel(transcript.student_label, taker.language),
            test,
            name,
            taken,
            Number.isNaN(Number(score)) ? score : Number(score),
          ]),
        ),
      ],
    },
    { name: words.sheets.about, columns: [{ width: 24 }, { width: 60 }], rows: [about] },
  ];
  return { stream: workbookOf(sheets), fileName: await nameOf(taker, sets, 'xlsx') };
}

const COURSE_WIDTHS = [28, 16, 12, 8, 8, 14, 36, 26, 10, 8, 8, 10, 28, 24];
const SCORE_WIDTHS = [28, 16, 8, 40, 12, 8];

const headed = (headers: readonly string[], widths: readonly number[]): WorkbookColumn[] =>
  headers.map((header, at) => ({ header, width: widths[at] ?? 12, look: 'text' }));

const inOnePage = ({ columns, rows }: { columns: WorkbookColumn[]; rows: WrittenRow[] }) => ({ columns, rows: [rows] });

/** The list of students; the district's IDs and names where the reader may see them. */
function studentsOf({ language, timeZone, seesNames, seesIds }: Taker, sets: readonly FinalizedSet[]) {
  const words = SELECTIONS[language];
  const time = timeCells(language, timeZone);
  const { students } = words;
  const columns: WorkbookColumn[] = [
    { header: students.school, width: 28, look: 'text' },
    { header: students.code, width: 16, look: 'text' },
    ...(seesIds ? [{ header: students.districtId, width: 18, look: 'text' as const }] : []),
    ...(seesNames ? [{ header: students.name, width: 26, look: 'text' as const }] : []),
    ...headed(students.facts, [14, 8, 10, 20, 12, 10, 10, 10]),
    ...headed(students.finalized, [20, 24, 10]),
  ];
  const rows = sets.flatMap(({ school, finalized_at, finalized_by_name, transcripts }) => {
    const [at, zone] = time(finalized_at);
    return transcripts.map(
      (one): WrittenRow => [
        school,
        sayStudentLabel(one.student_label, language),
        ...(seesIds ? [one.district_id ?? null] : []),
        ...(seesNames ? [one.name ?? null] : []),
        one.category === null ? null : words.categories[one.category],
        one.gpa,
        one.credits,
        one.race,
        one.gender,
        one.disability_status,
        one.english_learner,
        one.low_income,
        at,
        finalized_by_name,
        zone,
      ],
    );
  });
  return { columns, rows };
}

const courseCells = (
  course: TranscriptCourse,
  grade: number | null,
  { yes, no, standings }: SelectionWords,
): WrittenRow => [
  course.school_year,
  grade,
  course.term,
  course.course_code,
  course.title,
  course.subject_area,
  course.level,
  course.is_cte ? yes : no,
  course.grade,
  course.credits,
  standings[course.standing],
  course.school,
];

async function nameOf(taker: Taker, sets: readonly FinalizedSet[], ending: 'csv' | 'xlsx'): Promise<string> {
  const { district } = await selectAuditFacts(taker.tx, taker.auditId);
  const [now] = timeCells(taker.language, taker.timeZone)(new Date().toISOString());
  const [only] = sets;
  const of = sets.length === 1 && only ? [only.school] : [];
  return `${[district, ...of, SELECTIONS[taker.language].finalizedTitle, now.slice(0, '2024-11-21'.length)].join(' - ')}.${ending}`;
}
