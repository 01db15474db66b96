import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import type { School } from './schools-card.tsx';
import { draftOf, useEdit } from './use-edit.ts';

const words = audits.schools.confirm;

interface RemoveSchoolDialogProps {
  audit: AuditDetail;
  school: School;
  onClose: () => void;
}

/** Says what is lost with the school before it goes. */
export function RemoveSchoolDialog({ audit, school, onClose }: RemoveSchoolDialogProps) {
  const {
    save,
    edit: { isPending, error },
  } = useEdit(audit);
  const others = audit.schools.filter(({ id }) => id !== school.id);
  return (
    <Modal
      open
      title={words.title(school.name)}
      size="choice"
      isSending={isPending}
      onClose={onClose}
      problem={error !== null && <Notice severity="error" title={error.message} />}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {audits.cancel}
          </Button>
          <Button
            variant="contained"
            color="error"
            loading={isPending}
            disabled={others.length === 0}
            onClick={() => save({ schools: others.map(draftOf) }, onClose)}
          >
            {audits.schools.remove}
          </Button>
        </>
      }
    >
      <Typography>{others.length === 0 ? words.last : words.body}</Typography>
      {school.only_for > 0 && <Typography sx={{ mt: 3 }}>{words.people(school.only_for)}</Typography>}
    </Modal>
  );
}
