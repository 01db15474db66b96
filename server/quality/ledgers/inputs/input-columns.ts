import type { LakeColumnOf } from '#datasets/index.ts';
import { byType, type UploadFileType } from '#datasets/kit/file-type.ts';
import type { LakeType } from '#datasets/kit/lake-type.ts';
import { typesOf } from '#datasets/lake-columns.ts';
import type { KeyName } from './keys.ts';

interface Input<Column extends string = string> {
  table: string;
  /** Columns of the lake that the ledgers use: names of the declaration, which says their types. */
  columns: readonly Column[];
  /** Columns whose texts are numbers inside the engine, see keys.ts, beside the school. */
  keys?: Readonly<Partial<Record<Column, KeyName>>>;
  /** Where two current files hold the same record, the newer file has the last word. */
  newestWins?: true;
  /** There as `<table>_written` alone: what reads a million rows joins the few dictionaries that it needs itself. */
  isLong?: true;
}

/** What the ledgers read of each dataset that they read anything of. */
const READ: { readonly [Type in UploadFileType]?: Input<LakeColumnOf<Type>> } = {
  STUDENT_ROSTER: {
    table: 'roster',
    columns: [
      'student_id',
      'other_student_id',
      'state_student_id',
      'last_name',
      'first_name',
      'birth_date',
      'school_year',
      'grade_level',
      'entry_date',
      'exit_date',
      'exit_kind',
      'status',
      'graduation_year',
      'primary_school',
    ],
    keys: { student_id: 'student' },
  },
  COURSE_CATALOG: {
    table: 'catalog',
    columns: [
      'school_year',
      'course_code',
      'course_title',
      'subject',
      'level',
      'cte',
      'is_cte',
      'subject_area',
      'sced_code',
      'credits',
    ],
    keys: { course_code: 'course', subject: 'subject' },
    newestWins: true,
  },
  STUDENT_DEMOGRAPHICS: {
    table: 'demographics',
    columns: [
      'student_id',
      'other_student_id',
      'school_year',
      'gender_value',
      'race_value',
      'has_disability',
      'english_learner',
      'is_low_income',
    ],
  },
  TRANSCRIPT: {
    table: 'transcript',
    columns: [
      'student_id',
      'other_student_id',
      'school',
      'school_year',
      'term',
      'course_code',
      'course_title',
      'subject',
      'credits_attempted',
      'credits_earned',
      'cumulative_gpa',
      'exclude_from_gpa',
      'is_transfer',
      'points',
      'earns_credit',
      'is_counted',
      'mark_level',
      'course_level',
      'sced_code',
      'is_cte',
    ],
    keys: { course_code: 'course', term: 'term', subject: 'subject' },
    newestWins: true,
    isLong: true,
  },
  STUDENT_TEST_SCORES: {
    table: 'score_row',
    columns: [
      'student_id',
      'other_student_id',
      'last_name',
      'first_name',
      'birth_date',
      'test_type',
      'sat_ebrw',
      'sat_math',
      'sat_total',
      'act_english',
      'act_math',
      'act_reading',
      'act_science',
      'act_composite',
      'act_superscore',
      'exam',
      'administration',
      'numeric_score',
      'is_counted',
      'subject',
      'school',
    ],
  },
  CTE_PATHWAY_CATALOG: {
    table: 'cte_row',
    columns: ['school_year', 'course_code', 'course_title', 'pathway_name', 'pathway_key'],
    keys: { course_code: 'course' },
  },
};

const inputOf = (type: UploadFileType): Input => READ[type] ?? { table: type.toLowerCase(), columns: [] };

/** The relation of each dataset. One that no ledger reads is there too, with its schools alone. */
export const INPUTS: Readonly<Record<UploadFileType, Input>> = byType(inputOf);

/** The columns of a dataset that are read with their types, with the school that every row has. */
export const columnsOf = (type: UploadFileType): [name: string, type: LakeType][] => {
  const columns: readonly LakeColumnOf<typeof type>[] = READ[type]?.columns ?? [];
  return typesOf(type, ['school_id', ...columns]);
};

/** Which columns become enumerations, and of which texts. */
export function keysOf(type: UploadFileType): [column: string, key: KeyName][] {
  const keys: Readonly<Partial<Record<string, KeyName>>> = { school_id: 'school', ...INPUTS[type].keys };
  return Object.entries(keys).flatMap(([column, key]) => (key ? [[column, key]] : []));
}
