import Typography from '@mui/material/Typography';
import type { RequirementStatus, Requirements } from '#contract/uploads.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { uploads } from '#web/messages/en/uploads.ts';
import { InPlaceError } from '#web/ui/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { Matrix } from './matrix.tsx';
import { schoolStatus } from './progress.ts';
import { Summary } from './summary.tsx';
import { useRequirements } from './use-requirements.ts';

/** What a file holds, and what each school still has to bring. */
export function WhatToUpload({ dataset }: { dataset: Dataset }) {
  const requirements = useRequirements(dataset);
  const needed = dataset.columns.filter((column) => column.required.level === 'required').map((column) => column.label);
  return (
    <>
      <Typography sx={{ mb: 1, maxWidth: '68ch' }}>{dataset.oneRowIs}</Typography>
      <Typography sx={{ mb: 4, maxWidth: '68ch' }}>
        {uploads.requirements.needs} <strong>{needed.join(', ')}</strong>.
      </Typography>
      {requirements.isPending && <CardSkeleton lines={5} />}
      {requirements.isError && (
        <InPlaceError message={uploads.requirements.error} onRetry={() => void requirements.refetch()} />
      )}
      {requirements.data && <Statuses dataset={dataset} requirements={requirements.data} />}
    </>
  );
}

function Statuses({ dataset, requirements }: { dataset: Dataset; requirements: Requirements }) {
  const entries = Object.entries(requirements.schools);
  if (dataset.requirement === 'school')
    return <Summary schools={entries.map(([name, entry]) => [name, schoolStatus(entry)])} />;
  const columnsOf = (entry: Requirements['schools'][string]): Record<string, RequirementStatus> =>
    typeof entry === 'object' ? entry : {};
  return (
    <Matrix
      caption={uploads.requirements.caption(dataset.label)}
      schools={entries.map(([name, entry]) => [name, columnsOf(entry)])}
    />
  );
}
