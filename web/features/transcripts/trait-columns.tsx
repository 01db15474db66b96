import Typography from '@mui/material/Typography';
import type { Candidate } from '#contract/transcripts.ts';
import { transcripts as words } from '#web/messages/en/transcripts.ts';
import type { DataColumn } from '#web/ui/data-table.tsx';
import { inProgram } from './comparison.ts';

/** 'two or more' to 'Two or more'. */
export const capitalized = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);

function yesOrNo(value: string): string {
  const is = inProgram(value);
  if (is === null) return words.unknown;
  return is ? words.yes : words.no;
}

/** Who a candidate is, beside the checkbox. */
export const TRAIT_COLUMNS: readonly DataColumn<Candidate>[] = [
  {
    key: 'student',
    header: words.columns.student,
    rowHeader: true,
    render: ({ student_label }) => (
      <Typography variant="subtitle2" component="span">
        {student_label}
      </Typography>
    ),
  },
  { key: 'gpa', header: words.columns.gpa, render: ({ gpa }) => gpa?.toFixed(2) ?? words.noGpa },
  { key: 'race', header: words.columns.race, render: ({ race }) => capitalized(race) },
  { key: 'gender', header: words.columns.gender, render: ({ gender }) => capitalized(gender) },
  {
    key: 'disability',
    header: words.columns.disability,
    render: ({ disability_status }) => yesOrNo(disability_status),
  },
  { key: 'learner', header: words.columns.learner, render: ({ english_learner }) => yesOrNo(english_learner) },
  { key: 'income', header: words.columns.income, render: ({ low_income }) => yesOrNo(low_income) },
];
