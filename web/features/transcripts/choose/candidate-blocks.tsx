import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { CategoryThresholds } from '#contract/transcripts/transcript-settings.ts';
import type { Candidate } from '#contract/transcripts/transcripts.ts';
import { groupName } from '#web/app/group-name.ts';
import { studentInWords } from '#web/app/student-in-words.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import type { Draft } from '../draft.ts';
import { yesOrNo } from '../trait-words.ts';
import { whyDespite } from '../why.ts';
import { FoundCategory } from './trait-columns.tsx';

interface CandidateBlocksProps {
  label: string;
  /** Each says its own. */
  withCategory: boolean;
  candidates: readonly Candidate[];
  draft: Draft;
  waits: (candidate: Candidate) => boolean;
  rule: CategoryThresholds;
  /** null: this person only looks. */
  onChange: ((candidate: Candidate) => void) | null;
}

/** The table of a category where it has no room: one student a block, three lines each. */
export function CandidateBlocks({
  label,
  withCategory,
  candidates,
  draft,
  waits,
  rule,
  onChange,
}: CandidateBlocksProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {candidates.map((candidate) => {
        const isChosen = draft.has(candidate.id);
        return (
          <Box
            component="li"
            key={candidate.id}
            sx={{
              display: 'flex',
              gap: 3,
              py: 3,
              mx: { xs: -4, sm: 0 },
              px: { xs: 4, sm: 0 },
              borderBottom: '1px solid',
              borderColor: 'portal.line',
              '&:last-of-type': { borderBottom: 0 },
              bgcolor: isChosen ? 'portal.subtle' : undefined,
            }}
          >
            {onChange === null ? (
              <Box sx={{ width: 20 }}>{isChosen && <StatusIcon status="success" label={words.selected} />}</Box>
            ) : (
              <Checkbox
                checked={isChosen}
                disabled={waits(candidate)}
                onChange={() => onChange(candidate)}
                slotProps={{ input: { 'aria-label': words.select(studentInWords(candidate.student_label)) } }}
                sx={{ alignSelf: 'flex-start', m: -2 }}
              />
            )}
            <Facts
              candidate={candidate}
              withCategory={withCategory}
              isFull={onChange !== null && waits(candidate)}
              rule={rule}
            />
          </Box>
        );
      })}
    </Box>
  );
}

interface FactsProps extends Pick<CandidateBlocksProps, 'withCategory' | 'rule'> {
  candidate: Candidate;
  isFull: boolean;
}

function Facts({ candidate, withCategory, isFull, rule }: FactsProps) {
  const why = whyDespite(candidate, rule);
  const { columns } = words;
  const pairs = [
    [columns.gpa, candidate.gpa?.toFixed(2) ?? words.noGpa],
    [columns.disability, yesOrNo(candidate.disability_status)],
    [columns.learner, yesOrNo(candidate.english_learner)],
    [columns.income, yesOrNo(candidate.low_income)],
  ] as const;
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Typography variant="subtitle2" component="p">
        <Dotted parts={[studentInWords(candidate.student_label), candidate.name ?? ''].filter(Boolean)} />
      </Typography>
      {withCategory && (
        <Typography variant="body2" component="div">
          <FoundCategory candidate={candidate} isFull={isFull} />
        </Typography>
      )}
      <Typography variant="body2" component="div">
        <Dotted parts={[groupName(candidate.race), groupName(candidate.gender)]} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, typography: 'body2' }}>
        {pairs.map(([term, value]) => (
          <span key={term}>
            <Typography variant="caption" component="span" sx={{ color: 'portal.text2' }}>
              {term}
            </Typography>{' '}
            {value}
          </span>
        ))}
      </Box>
      {why !== null && (
        <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
          {why}
        </Typography>
      )}
    </Box>
  );
}
