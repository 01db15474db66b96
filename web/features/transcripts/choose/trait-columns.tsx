import Typography from '@mui/material/Typography';
import type { SelectionState } from '#contract/transcripts/choosing.ts';
import { TRAITS, type Trait } from '#contract/transcripts/demographics-match.ts';
import type { CategoryThresholds } from '#contract/transcripts/transcript-settings.ts';
import type { Candidate } from '#contract/transcripts/transcripts.ts';
import { studentInWords } from '#web/app/student-in-words.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import type { DataColumn } from '#web/ui/tables/data-table.tsx';
import { TRAIT_LABELS, traitValue } from '../trait-words.ts';
import { whyDespite } from '../why.ts';

const student = (rule: CategoryThresholds): DataColumn<Candidate> => ({
  key: 'student_label',
  header: words.columns.student,
  width: '19%',
  rowHeader: true,
  sort: true,
  render: (candidate) => {
    const why = whyDespite(candidate, rule);
    return (
      <>
        <Typography variant="subtitle2" component="span" noWrap>
          {studentInWords(candidate.student_label)}
        </Typography>
        {why !== null && (
          <Typography variant="caption" component="span" sx={{ display: 'block', color: 'portal.text2' }}>
            {why}
          </Typography>
        )}
      </>
    );
  },
});

const name: DataColumn<Candidate> = {
  key: 'name',
  header: words.columns.name,
  width: '17%',
  render: (candidate) => candidate.name ?? words.unknown,
};

/** The same in every category, so that the tables of a page line up. */
const WIDTHS: Record<Trait, string> = {
  race: '20%',
  gender: '13%',
  disability_status: '9%',
  english_learner: '9%',
  low_income: '9%',
};

const gpa: DataColumn<Candidate> = {
  key: 'gpa',
  header: words.columns.gpa,
  align: 'right',
  width: '9%',
  sort: true,
  render: (candidate) => candidate.gpa?.toFixed(2) ?? words.noGpa,
};

const traits: DataColumn<Candidate>[] = TRAITS.map((trait) => ({
  key: trait,
  width: WIDTHS[trait],
  header: TRAIT_LABELS[trait],
  sort: true,
  render: (candidate) => traitValue(trait, candidate[trait]),
}));

interface FoundCategoryProps {
  candidate: Candidate;
  /** No one else of the category can be selected. */
  isFull: boolean;
}

/**
 * The category of a found student, and why they cannot be selected: the table of the category,
 * which says so, is not shown.
 */
export function FoundCategory({ candidate: { category, no_gpa_reason }, isFull }: FoundCategoryProps) {
  if (category === null) return words.find.notSelectable(no_gpa_reason ? words.unrated.reasons[no_gpa_reason] : null);
  if (!isFull) return words.categories[category];
  return (
    <>
      {words.categories[category]}
      <Typography variant="caption" component="span" sx={{ display: 'block', color: 'portal.text2' }}>
        {words.limitReached}
      </Typography>
    </>
  );
}

const categoryColumn = (isFull: (candidate: Candidate) => boolean): DataColumn<Candidate> => ({
  key: 'category',
  header: words.find.category,
  render: (candidate) => <FoundCategory candidate={candidate} isFull={isFull(candidate)} />,
});

type Shown = Pick<SelectionState, 'shows_names' | 'thresholds'>;

/** Of all categories together: a table alone, which lines up with no other and has one column more. */
export const foundColumns = (
  { shows_names, thresholds }: Shown,
  isFull: (candidate: Candidate) => boolean,
): DataColumn<Candidate>[] =>
  [student(thresholds), ...(shows_names ? [name] : []), categoryColumn(isFull), gpa, ...traits].map(
    ({ width: _, ...column }) => column,
  );

/** Who a candidate is, beside the checkbox. */
export const traitColumns = ({ shows_names, thresholds }: Shown): DataColumn<Candidate>[] => [
  student(thresholds),
  ...(shows_names ? [name] : []),
  gpa,
  ...traits,
];
