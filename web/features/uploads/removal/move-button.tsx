import Button from '@mui/material/Button';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { useSession } from '#web/app/session/session.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { removal as words } from '#web/messages/en/uploads/removal.ts';
import { useUploadActions } from '../actions.ts';
import { useTakeBack } from './use-take-back.ts';

/** For a file that another card would take. Empty where no card would, or where the person may not upload. */
export function MoveButton({ file }: { file: UploadedFile }) {
  const { may } = useSession();
  const { confirmMove } = useUploadActions();
  const { move, isPending } = useTakeBack();
  const { looks_like, file_id, file_name, removed, replaced_by } = file;
  if (looks_like === null || removed !== null || replaced_by !== null || !may('uploads.write')) return null;
  const { label } = datasets[looks_like];
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={words.moveOf(label, file_name)}
      onClick={() => move(file_id, confirmMove)}
    >
      {words.move(label)}
    </Button>
  );
}
