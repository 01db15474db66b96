import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { results as words } from '#web/messages/en/uploads/results.ts';
import { Section } from '../section.tsx';
import { Causes } from './causes.tsx';
import { ALL_CAUSES, issueKey, type ResultsAddress } from './issue-address.ts';
import { IssueRows } from './issue-rows.tsx';

const SEVERITIES = ['error', 'warning', 'note'] as const;

interface ProblemsProps {
  file: UploadedFile;
  groups: readonly IssueGroup[];
  /** Names the cause; the first where it names none. */
  address: ResultsAddress;
  /** The rows come after the causes. */
  withRows: boolean;
  /** The role may not read rows of students. */
  hidesRows: boolean;
}

/** The causes in the order in which to fix them, then the rows of the chosen one. */
export function Problems({ file, groups, address, withRows, hidesRows }: ProblemsProps) {
  const { issue, choose } = address;
  if (groups.length === 0) return null;
  const chosen = issue === ALL_CAUSES ? null : (groups.find((group) => issueKey(group) === issue) ?? groups[0] ?? null);
  // Right under the causes of its kind; those of all kinds come last.
  const rowsAfter = chosen?.severity ?? SEVERITIES.findLast((one) => groups.some(({ severity }) => severity === one));
  return SEVERITIES.map((severity) => (
    <Fragment key={severity}>
      <Causes severity={severity} groups={groups} chosen={chosen} onChoose={(group) => choose(issueKey(group))} />
      {withRows && severity === rowsAfter && hidesRows && (
        <Section title={words.rows}>
          <Typography sx={{ color: 'portal.text2', py: 2, maxWidth: '68ch' }}>{words.rowsHidden}</Typography>
        </Section>
      )}
      {withRows && severity === rowsAfter && !hidesRows && (
        <IssueRows file={file} groups={groups} chosen={chosen} address={address} />
      )}
    </Fragment>
  ));
}
