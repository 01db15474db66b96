import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { MeasureAnswer, MeasureOrStep } from '#contract/quality/opportunity.ts';
import { findings } from '#web/messages/en/findings/findings.ts';
import { findingsStudents as words } from '#web/messages/en/findings/findings-students.ts';
import { ChoiceSelect } from '#web/ui/forms/choice-select.tsx';
import { groupName } from '../group-rows.ts';
import { StudentTable } from './student-table.tsx';
import type { StudentChoice } from './use-students.ts';

const OUTCOMES = ['all', 'true', 'false'] as const;
const ALL = 'all';

/** Leads from the numbers of a measure to its students. Nothing is asked for before someone says so. */
export function StudentsBehind({ measure, answer }: { measure: MeasureOrStep; answer: Pick<MeasureAnswer, 'groups'> }) {
  const headingId = useId();
  const [group, setGroup] = useState(ALL);
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>('all');
  const [shown, setShown] = useState<StudentChoice | null>(null);

  const groups = answer.groups.filter(({ size }) => size > 0);
  const keyOf = ({ trait, value }: (typeof groups)[number]) => `${trait} ${value}`;
  const show = () => {
    const of = groups.find((one) => keyOf(one) === group);
    setShown({ group: of ? { trait: of.trait, value: of.value } : null, attained: outcome === 'all' ? null : outcome });
  };
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3">
        {words.title}
      </Typography>
      <Typography variant="body2" sx={{ mb: 3, color: 'portal.text2' }}>
        {words.note}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end', mb: 4 }}>
        <Choice
          label={words.group}
          value={group}
          options={[
            { value: ALL, label: findings.all },
            ...groups.map((one) => ({ value: keyOf(one), label: `${findings.traits[one.trait]}: ${groupName(one)}` })),
          ]}
          onChange={setGroup}
        />
        <Choice
          label={words.outcome}
          value={outcome}
          options={OUTCOMES.map((value) => ({ value, label: words.outcomes[value] }))}
          onChange={(value) => setOutcome(OUTCOMES.find((one) => one === value) ?? 'all')}
        />
        <Button variant="outlined" onClick={show}>
          {words.show}
        </Button>
      </Box>
      {shown !== null && <StudentTable key={JSON.stringify(shown)} measure={measure} choice={shown} />}
    </section>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const labelId = useId();
  return (
    <Box sx={{ width: { xs: '100%', sm: '20rem' } }}>
      <Typography id={labelId} variant="body2" component="div" sx={{ mb: 1, fontWeight: 600 }}>
        {label}
      </Typography>
      <ChoiceSelect labelId={labelId} value={value} options={options} onChange={onChange} />
    </Box>
  );
}
