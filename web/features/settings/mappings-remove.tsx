import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { listMappings, removeMapping, type SavedMapping } from '#contract/uploads/mappings.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useSend } from '#web/app/use-call.ts';
import { mappings } from '#web/messages/en/uploads/mappings.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { sentencesOf } from './mappings-table.tsx';

const words = mappings.saved;

export function RemoveMapping({ mapping, onClose }: { mapping: SavedMapping; onClose: () => void }) {
  const { id: eoaId } = useAudit();
  const client = useQueryClient();
  const remove = useSend(removeMapping);
  const confirm = () =>
    remove.mutate(
      { params: { eoaId, mappingId: mapping.id } },
      {
        // Also where someone else was faster: the list then shows it.
        onSettled: () => void client.invalidateQueries({ queryKey: callKey(listMappings) }),
        onSuccess: () => {
          announce(words.removed);
          onClose();
        },
      },
    );
  return (
    <Modal
      open
      title={words.confirm.title}
      size="choice"
      isSending={remove.isPending}
      onClose={onClose}
      problem={remove.error !== null && <Notice severity="error" title={remove.error.message} />}
      actions={
        <>
          <Button disabled={remove.isPending} onClick={onClose}>
            {words.confirm.cancel}
          </Button>
          <Button variant="contained" color="error" loading={remove.isPending} onClick={confirm}>
            {words.confirm.remove}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
          {sentencesOf(mapping).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Box>
        <Typography>{words.confirm.body}</Typography>
      </Box>
    </Modal>
  );
}
