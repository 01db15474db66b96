import Button from '@mui/material/Button';
import type { FileVersion } from '#contract/uploads/versions.ts';
import { useSession } from '#web/app/session/session.ts';
import { removal as words } from '#web/messages/en/uploads/removal.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { useTakeBack } from './use-take-back.ts';

/**
 * Back to a version: put back where it was only removed, otherwise a new version of its bytes. Nothing for one in use.
 */
export function RestoreButton({ version, onDone }: { version: FileVersion; onDone?: () => void }) {
  const { may } = useSession();
  const { putBack, restore, isPending } = useTakeBack();
  const { file_id, file_name, status, is_current, removed, replaced_by } = version;
  const isOut = removed !== null && replaced_by === null;
  const canBeUsed = !is_current && replaced_by !== null && (status === 'SUCCESS' || status === 'DATA_ERRORS');
  if (!may('uploads.write') || !(isOut || canBeUsed)) return null;
  const label = isOut ? words.putBack : words.restore;
  return (
    <Button
      size="small"
      variant="text"
      loading={isPending}
      aria-label={uploads.actions.ofVersion(label, file_name, version.version)}
      onClick={() => (isOut ? putBack(file_id, file_name, onDone) : restore(file_id, onDone))}
    >
      {label}
    </Button>
  );
}
