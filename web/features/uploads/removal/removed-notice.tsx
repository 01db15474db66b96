import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { removal as words } from '#web/messages/en/uploads/removal.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { offeredAgain } from './offered-again.ts';
import { useTakeBack } from './use-take-back.ts';

/** Where the file was: that it is gone, and the way back. It takes the focus, which its row has lost. */
export function RemovedNotice({ file, onClose }: { file: UploadedFile; onClose: () => void }) {
  const [isUndone, setUndone] = useState(false);
  const [offered, setOffered] = useState<string | null>(null);
  const { putBack, isPending } = useTakeBack();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Again when it says something else: the button that had the focus has gone.
    place.current?.focus({ preventScroll: isUndone });
  }, [isUndone]);
  const { file_id, file_name } = file;
  return (
    <Box ref={place} tabIndex={-1}>
      <Notice
        severity={isUndone ? 'success' : 'info'}
        title={isUndone ? words.undone(file_name) : words.removed(file_name)}
        action={
          <Box sx={{ display: 'flex', gap: 2 }}>
            {!isUndone && (
              <Button
                size="small"
                loading={isPending}
                onClick={() =>
                  putBack(file_id, file_name, (back) => {
                    setOffered(offeredAgain(file, back));
                    setUndone(true);
                  })
                }
              >
                {words.undo}
              </Button>
            )}
            <Button size="small" variant="text" onClick={onClose}>
              {words.close}
            </Button>
          </Box>
        }
      >
        {offered ?? undefined}
      </Notice>
    </Box>
  );
}
