import Box from '@mui/material/Box';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { cardProgress } from '../requirements/progress.ts';
import { useRequirements } from '../requirements/use-requirements.ts';

/**
 * How far the schools are, beside the title of a card; on a phone below it. Silent until known: the
 * panel shows a failed load.
 */
export function CardStatus({ dataset }: { dataset: Dataset }) {
  const { data, isPending } = useRequirements(dataset);
  if (isPending) return <Placeholder />;
  if (!data)
    return (
      <Box component="span" sx={{ typography: 'body2', color: 'portal.text2' }}>
        {uploads.card.statusMissing}
      </Box>
    );
  const { all, complete, withErrors } = cardProgress(data);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, typography: 'body2' }}>
      {withErrors > 0 && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
          <StatusIcon status="warning" />
          {uploads.card.withErrors(withErrors)}
        </Box>
      )}
      <Tag>{uploads.card.progress(complete, all)}</Tag>
    </Box>
  );
}

/** As large as what will be there, so that no card moves when it comes. */
const Placeholder = () => (
  <Box aria-hidden sx={{ visibility: 'hidden' }}>
    <Tag>{uploads.card.progress(0, 0)}</Tag>
  </Box>
);
