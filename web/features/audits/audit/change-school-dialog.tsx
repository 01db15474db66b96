import { useState } from 'react';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { SchoolDialog } from '#web/ui/overlays/school-dialog.tsx';
import type { School } from './schools-card.tsx';
import { draftOf, useEdit } from './use-edit.ts';

interface ChangeSchoolDialogProps {
  audit: AuditDetail;
  school: School;
  onClose: () => void;
}

/** Saves one school with the audit as it was read. */
export function ChangeSchoolDialog({ audit, school, onClose }: ChangeSchoolDialogProps) {
  // As it was when its fields were filled in: what someone else changed since then is not overwritten.
  const [opened] = useState(audit);
  const {
    save,
    edit: { isPending, error },
  } = useEdit(opened);
  return (
    <SchoolDialog
      school={school}
      isPending={isPending}
      error={error}
      onSave={(changed) =>
        save({ schools: opened.schools.map((one) => draftOf(one.id === school.id ? changed : one)) }, onClose)
      }
      onClose={onClose}
    />
  );
}
