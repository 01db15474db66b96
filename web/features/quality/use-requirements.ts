import { useQueries } from '@tanstack/react-query';
import { type Requirements, readRequirements } from '#contract/uploads/requirements.ts';
import { SLUG_OF, UPLOAD_FILE_TYPES, type UploadFileType } from '#datasets/kit/file-type.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callQuery } from '#web/app/use-call.ts';

interface DatasetRequirements {
  dataset: UploadFileType;
  answer: Requirements;
}

/** What each school has uploaded, over all datasets in the order of the upload page; null until everything is known. */
export function useAllRequirements(): DatasetRequirements[] | null {
  const { id: eoaId } = useAudit();
  const answers = useQueries({
    queries: UPLOAD_FILE_TYPES.map((type) => callQuery(readRequirements, { params: { eoaId, type: SLUG_OF[type] } })),
  });
  const known = UPLOAD_FILE_TYPES.flatMap((dataset, index) => {
    const answer = answers[index]?.data;
    return answer === undefined ? [] : [{ dataset, answer }];
  });
  return known.length === UPLOAD_FILE_TYPES.length ? known : null;
}
