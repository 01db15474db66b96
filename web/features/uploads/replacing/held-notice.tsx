import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { useSession } from '#web/app/session/session.ts';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { Difference } from './difference.tsx';
import { useDecide } from './use-decide.ts';

const words = replacing.held;

/** A version that lost a lot waits: what it would change, and the two ways on. Nothing for one that does not wait. */
export function HeldNotice({ file }: { file: UploadedFile }) {
  const { held, file_name, version, file_id } = file;
  const { may } = useSession();
  const { use, keepOld, isPending } = useDecide();
  if (held === null) return null;
  const nameOf = (label: string) => uploads.actions.ofVersion(label, file_name, version);
  return (
    <Notice
      severity="warning"
      title={words.title(held.before.rows, held.after.rows)}
      action={
        may('uploads.write') ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button size="small" loading={isPending} aria-label={nameOf(words.keep)} onClick={() => keepOld(file)}>
              {words.keep}
            </Button>
            <Button size="small" loading={isPending} aria-label={nameOf(words.use)} onClick={() => use(file_id)}>
              {words.use}
            </Button>
          </Box>
        ) : undefined
      }
    >
      {words.text}
      <Difference change={held} />
    </Notice>
  );
}
