import Typography from '@mui/material/Typography';
import { TRAITS } from '#contract/demographics-match.ts';
import type { Candidate } from '#contract/transcripts.ts';
import { transcripts as words } from '#web/messages/en/transcripts.ts';
import type { DataColumn } from '#web/ui/data-table.tsx';
import { TRAIT_LABELS, traitValue } from '../trait-words.ts';

const student: DataColumn<Candidate> = {
  key: 'student_label',
  header: words.columns.student,
  rowHeader: true,
  sort: true,
  render: ({ student_label }) => (
    <Typography variant="subtitle2" component="span">
      {student_label}
    </Typography>
  ),
};

const name: DataColumn<Candidate> = {
  key: 'name',
  header: words.columns.name,
  render: (candidate) => candidate.name ?? words.unknown,
};

const gpa: DataColumn<Candidate> = {
  key: 'gpa',
  header: words.columns.gpa,
  sort: true,
  render: (candidate) => candidate.gpa?.toFixed(2) ?? words.noGpa,
};

const traits: DataColumn<Candidate>[] = TRAITS.map((trait) => ({
  key: trait,
  header: TRAIT_LABELS[trait],
  sort: true,
  render: (candidate) => traitValue(trait, candidate[trait]),
}));

/** Who a candidate is, beside the checkbox. */
export const traitColumns = (showsNames: boolean): DataColumn<Candidate>[] => [
  student,
  ...(showsNames ? [name] : []),
  gpa,
  ...traits,
];
