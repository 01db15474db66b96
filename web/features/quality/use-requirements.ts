import { useQueries } from '@tanstack/react-query';
import { type Requirements, readRequirements } from '#contract/uploads/requirements.ts';
import { SLUG_OF, UPLOAD_FILE_TYPES, type UploadFileType } from '#datasets/kit/file-type.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callQuery } from '#web/app/use-call.ts';

interface DatasetRequirements {
  dataset: UploadFileType;
  answer: Requirements;
}

interface AllRequirements {
  /** null until everything is known. */
  requirements: DatasetRequirements[] | null;
  failed: boolean;
  retry: () => void;
}

/** What each school has uploaded, over all datasets in the order of the upload page. */
export function useAllRequirements(): AllRequirements {
  const { id: eoaId } = useAudit();
  const answers = useQueries({
    queries: UPLOAD_FILE_TYPES.map((type) => callQuery(readRequirements, { params: { eoaId, type: SLUG_OF[type] } })),
  });
  const known = UPLOAD_FILE_TYPES.flatMap((dataset, index) => {
    const answer = answers[index]?.data;
    return answer === undefined ? [] : [{ dataset, answer }];
  });
  const isKnown = known.length === UPLOAD_FILE_TYPES.length;
  const failing = answers.filter(({ isError }) => isError);
  return {
    requirements: isKnown ? known : null,
    failed: !isKnown && failing.length > 0,
    retry: () => {
      for (const { refetch } of failing) void refetch();
    },
  };
}
