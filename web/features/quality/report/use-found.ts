import { useQueries } from '@tanstack/react-query';
import { listIssues } from '#contract/uploads/issues.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { callQuery } from '#web/app/use-call.ts';
import type { FoundInFile } from './first-page.ts';

const isOpen = ({ issue_counts: { error, warning } }: UploadedFile) => error + warning > 0;

/** The files in which something was found. */
export const openFiles = (files: readonly UploadedFile[]): UploadedFile[] => files.filter(isOpen);

/** The problems of one file by cause, for the school shown. */
export function useIssueCall() {
  const { id: eoaId } = useAudit();
  const { school } = useShownSchool();
  const filter = school === null ? {} : { school_id: school.id };
  return ({ file_id: fileId }: UploadedFile) =>
    callQuery(listIssues, { params: { eoaId, fileId }, query: { page: 1, size: 1, ...filter } });
}

interface Found {
  /** null until all of it is known. */
  found: FoundInFile<UploadedFile>[] | null;
  failed: boolean;
}

/** What was found in each file. */
export function useFound(files: readonly UploadedFile[] | null): Found {
  const callOf = useIssueCall();
  const open = openFiles(files ?? []);
  const answers = useQueries({ queries: open.map(callOf) });
  const found = open.flatMap((file, index) => {
    const answer = answers[index]?.data;
    return answer === undefined ? [] : [{ file, groups: answer.groups }];
  });
  const isKnown = files !== null && found.length === open.length;
  return { found: isKnown ? found : null, failed: !isKnown && answers.some(({ isError }) => isError) };
}
