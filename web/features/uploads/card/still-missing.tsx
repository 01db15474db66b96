import Typography from '@mui/material/Typography';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { mayBeNotOffered } from '#datasets/kit/requirement-columns.ts';
import { formatAll } from '#web/app/format-list.ts';
import { useSession } from '#web/app/session/session.ts';
import { shownName } from '#web/messages/en/names.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { lackedColumns } from '../requirements/progress.ts';
import { useRequirements } from '../requirements/use-requirements.ts';

const words = uploads.card.missing;

/** Why a card whose files have no errors is not complete: the tests or years that schools still lack. */
export function StillMissing({ dataset }: { dataset: Dataset }) {
  const { data } = useRequirements(dataset);
  const { may } = useSession();
  const lacked = data ? lackedColumns(data) : [];
  if (data === undefined || lacked.length === 0) return null;
  const all = Object.keys(data.schools).length;
  const named = lacked.map(({ column, schools }) => words.of(shownName(column), schools, all));
  return (
    <Typography variant="body2" sx={{ maxWidth: '72ch' }}>
      <strong>{words.title}</strong> {formatAll(named)}.{' '}
      {may('uploads.write') && mayBeNotOffered(dataset) && words.notOffered(lacked.length)}
    </Typography>
  );
}
