import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent, ReactNode } from 'react';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import type { AuditEdit } from '#contract/operator/audit-draft.ts';
import { UnsavedForm } from '#web/app/leaving/unsaved-form.tsx';
import { audits } from '#web/messages/en/people/audits.ts';
import { Card } from '#web/ui/card.tsx';
import { SaveOutcome } from '#web/ui/forms/save-outcome.tsx';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { useDraft } from './use-draft.ts';
import { useEdit } from './use-edit.ts';

/** A form over a part of an audit, and what became of saving it. */
export function useAuditForm<Fields extends object>(
  form: string,
  audit: AuditDetail,
  fieldsOf: (audit: AuditDetail) => Fields,
) {
  const { fields, setFields, isChanged, base, fill } = useDraft(form, audit, fieldsOf);
  const { save, readAgain, edit } = useEdit(base);
  const change = (next: Fields) => {
    edit.reset();
    setFields(next);
  };
  return {
    fields,
    change,
    save: (over: Partial<AuditEdit>) => save(over, fill),
    state: { isChanged, edit, readAgain: () => readAgain(fill) },
  };
}

interface EditCardProps {
  title: string;
  state: ReturnType<typeof useAuditForm>['state'];
  onSubmit: () => void;
  children: ReactNode;
}

/** The frame of such a form: a card with its fields, what became of saving, and the button. */
export function EditCard({ title, state: { isChanged, edit, readAgain }, onSubmit, children }: EditCardProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <KeepsFocus>
      <Card title={title}>
        <UnsavedForm isChanged={isChanged} />
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          sx={{ display: 'flex', flexDirection: 'column', gap: 5, maxWidth: 480 }}
        >
          {children}
          <SaveOutcome save={edit} savedHelp={audits.saved} onReload={readAgain} />
          <Box>
            <Button variant="contained" type="submit" loading={edit.isPending}>
              {audits.save}
            </Button>
          </Box>
        </Box>
      </Card>
    </KeepsFocus>
  );
}
