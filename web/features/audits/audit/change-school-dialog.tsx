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
  const { save, isPending, error } = useEdit(audit);
  return (
    <SchoolDialog
      school={school}
      isPending={isPending}
      error={error}
      onSave={(changed) =>
        save({ schools: audit.schools.map((one) => draftOf(one.id === school.id ? changed : one)) }, onClose)
      }
      onClose={onClose}
    />
  );
}
