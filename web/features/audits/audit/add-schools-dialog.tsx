import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { useUnsaved } from '#web/app/leaving/use-unsaved.tsx';
import { audits } from '#web/messages/en/people/audits.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { PastedSchools } from '../schools/pasted-schools.tsx';
import { usePastedSchools } from '../schools/use-pasted-schools.ts';
import { draftOf, useEdit } from './use-edit.ts';

export function AddSchoolsDialog({ audit, onClose }: { audit: AuditDetail; onClose: () => void }) {
  const pasted = usePastedSchools(`add-schools.${audit.id}`, audit.schools);
  const [checked, setChecked] = useState(false);
  const {
    save,
    edit: { isPending, error },
  } = useEdit(audit);
  const { ask, question } = useUnsaved(pasted.text.trim() !== '');
  const close = () => ask(onClose);
  const add = () => {
    setChecked(true);
    if (pasted.problem === undefined) save({ schools: [...audit.schools.map(draftOf), ...pasted.schools] }, onClose);
  };
  return (
    <Modal
      open
      title={audits.schools.add}
      size="results"
      isSending={isPending}
      onClose={close}
      problem={error !== null && <Notice severity="error" title={error.message} />}
      actions={
        <>
          <Button disabled={isPending} onClick={close}>
            {audits.cancel}
          </Button>
          <Button variant="contained" loading={isPending} onClick={add}>
            {audits.schools.add}
          </Button>
        </>
      }
    >
      {question}
      <Typography sx={{ mb: 4 }}>{audits.schools.added}</Typography>
      <PastedSchools
        text={pasted.text}
        lines={pasted.lines}
        problem={checked ? pasted.problem : undefined}
        onChange={pasted.setText}
      />
    </Modal>
  );
}
