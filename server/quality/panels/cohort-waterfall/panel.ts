import { sqlFile } from '#server/platform/lake/sql-file.ts';
import { definePanel } from '../define-panel.ts';
import { count } from '../headline.ts';

interface LeftOut {
  step: string | null;
  students: number;
}

/** The conditions of the cohort in the order in which they are asked. */
const STEPS = [
  { key: 'roster_in_any_year', label: 'Roster in any of the four years' },
  { key: 'class_member', label: 'Member of the class' },
  { key: 'not_withdrawn', label: 'Not withdrawn' },
  { key: 'roster_in_all_four_years', label: 'Roster in all four years' },
  { key: 'transcript_in_all_four_years', label: 'Transcript in all four years' },
  { key: 'cohort', label: 'EOA cohort' },
] as const;

export const waterfall = definePanel<'cohort/waterfall', LeftOut>({
  name: 'cohort/waterfall',
  needs: ['STUDENT_ROSTER', 'TRANSCRIPT'],
  shows: ['STUDENT_ROSTER'],
  sql: sqlFile('./panel.sql', import.meta.url),
  answer: (rows) => {
    let remaining = rows.reduce((sum, { students }) => sum + students, 0);
    const steps = STEPS.map(({ key, label }) => {
      const left_out = rows.find(({ step }) => step === key)?.students ?? 0;
      remaining -= left_out;
      return { key, label, remaining, left_out };
    });
    return { steps };
  },
  headlines: ({ steps }) => steps.map(({ key, label, remaining }) => count(key, `students: ${label}`, remaining)),
});
