import type { IssueGroup, UploadedFile } from '#contract/uploads.ts';
import { Causes } from './causes.tsx';
import { ALL_CAUSES, issueKey } from './issue-address.ts';
import { IssueRows } from './issue-rows.tsx';

const SEVERITIES = ['error', 'warning', 'note'] as const;

interface ProblemsProps {
  file: UploadedFile;
  groups: readonly IssueGroup[];
  /** The cause named in the address; the first where none is. */
  issue: string | null;
  onChoose: (issue: string) => void;
}

/** The causes in the order in which to fix them, then the rows of the chosen one. */
export function Problems({ file, groups, issue, onChoose }: ProblemsProps) {
  if (groups.length === 0) return null;
  const chosen = issue === ALL_CAUSES ? null : (groups.find((group) => issueKey(group) === issue) ?? groups[0] ?? null);
  return (
    <>
      {SEVERITIES.map((severity) => (
        <Causes
          key={severity}
          severity={severity}
          groups={groups}
          chosen={chosen}
          onChoose={(group) => onChoose(issueKey(group))}
        />
      ))}
      <IssueRows
        key={chosen === null ? ALL_CAUSES : issueKey(chosen)}
        file={file}
        groups={groups}
        chosen={chosen}
        onChoose={onChoose}
      />
    </>
  );
}
