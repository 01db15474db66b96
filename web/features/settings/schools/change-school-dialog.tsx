import { useQueryClient } from '@tanstack/react-query';
import { listSchools } from '#contract/audits.ts';
import { changeSchool, listSchoolRecords, type SchoolRecord } from '#contract/schools.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useSend } from '#web/app/use-call.ts';
import { settings } from '#web/messages/en/settings.ts';
import { SchoolDialog } from '#web/ui/overlays/school-dialog.tsx';
import { announce } from '#web/ui/states/live-region.tsx';

/** Saves one school of the audit that is open. */
export function ChangeSchoolDialog({ school, onClose }: { school: SchoolRecord; onClose: () => void }) {
  const { id: eoaId } = useAudit();
  const client = useQueryClient();
  const change = useSend(changeSchool);
  const { id: schoolId, ...seen } = school;
  const schoolsChanged = () => {
    for (const route of [listSchoolRecords, listSchools]) void client.invalidateQueries({ queryKey: callKey(route) });
  };
  const save = ({ id: _, ...body }: SchoolRecord) =>
    change.mutate(
      { params: { eoaId, schoolId }, body: { ...body, seen } },
      {
        // Someone else may have changed it: opened again, it is as it is now.
        onError: schoolsChanged,
        onSuccess: ({ name }) => {
          schoolsChanged();
          announce(settings.schoolRecords.changed(name));
          onClose();
        },
      },
    );
  return (
    <SchoolDialog school={school} isPending={change.isPending} error={change.error} onSave={save} onClose={onClose} />
  );
}
