import { type RequirementSlug, type Requirements, readRequirements } from '#contract/uploads.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { DATASET_OF } from './missing.ts';

interface DatasetRequirements {
  dataset: UploadFileType;
  answer: Requirements;
}

function useRequirements(type: RequirementSlug) {
  const { id: eoaId } = useAudit();
  return useCall(readRequirements, { params: { eoaId, type } }).data;
}

/** What each school has uploaded, over all six datasets; null until everything is known. */
export function useAllRequirements(): DatasetRequirements[] | null {
  const answers = {
    rosters: useRequirements('rosters'),
    'course-catalogs': useRequirements('course-catalogs'),
    demographics: useRequirements('demographics'),
    transcripts: useRequirements('transcripts'),
    'test-scores': useRequirements('test-scores'),
    'cte-pathways': useRequirements('cte-pathways'),
  };
  const known = DATASET_OF.flatMap(([slug, dataset]) => {
    const answer = answers[slug];
    return answer === undefined ? [] : [{ dataset, answer }];
  });
  return known.length === DATASET_OF.length ? known : null;
}
