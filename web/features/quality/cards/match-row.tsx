import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PanelAnswer } from '#contract/quality/panels.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { formatPercent } from '#web/app/format.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import { matchingStatus } from '../matching-status.ts';

const words = qualityPanels.matching;

export type Matching = PanelAnswer<'matching/summary'>;
export type MatchShare = keyof typeof words.rows;

/** Under which name the panel counts what a share divides. */
const COUNT_OF: Readonly<Record<MatchShare, string>> = {
  students_matched_percentage: 'students',
  transcript_courses_matched_percentage: 'transcript_courses',
  test_scores_matched_to_students_percentage: 'test_scores',
  cte_courses_matched_percentage: 'cte_courses',
};

/** The dataset whose rows a share counts. */
const DATASET_OF: Readonly<Record<MatchShare, UploadFileType>> = {
  students_matched_percentage: 'STUDENT_DEMOGRAPHICS',
  transcript_courses_matched_percentage: 'TRANSCRIPT',
  test_scores_matched_to_students_percentage: 'STUDENT_TEST_SCORES',
  cte_courses_matched_percentage: 'CTE_PATHWAY_CATALOG',
};

/** What a share divides, where the panel says it. */
export const countOf = (share: MatchShare, { counts }: Matching) => counts?.[COUNT_OF[share]];

/** One share: its status, its name, what is not matched, its percent. */
export function MatchRow({ share, answer }: { share: MatchShare; answer: Matching }) {
  const percent = answer[share];
  const status = matchingStatus(percent);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1.5rem minmax(0, 1fr) auto', columnGap: 2, py: 3 }}>
      <span>{status && <StatusIcon status={status} label={status === 'success' ? words.good : words.check} />}</span>
      <div>
        <Typography variant="body2">{words.rows[share]}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
          {noteOf(share, answer)}
        </Typography>
      </div>
      <Typography variant="numberSmall" component="span" sx={percent === null ? { color: 'portal.text2' } : undefined}>
        {formatPercent(percent)}
      </Typography>
    </Box>
  );
}

/** What is not matched, in words and numbers. */
function noteOf(share: MatchShare, answer: Matching): string | null {
  if (answer[share] === null) return absentWords(share, answer) ?? words.nothingToMatch;
  const count = countOf(share, answer);
  if (count === undefined) return null;
  const left = count.total - count.matched;
  return left === 0 ? words.allMatched : words.notMatched[share](left, count.total);
}

/** 'CTE Pathways: not uploaded', where that is why there is no share. */
function absentWords(share: MatchShare, { provenance }: Matching): string | null {
  const gap = provenance?.missing?.find((one) => one.column === null && one.upload_file_type === DATASET_OF[share]);
  if (gap === undefined) return null;
  const { missing, state } = qualityLists.provenance;
  return missing(gap.label, state[gap.state]);
}
