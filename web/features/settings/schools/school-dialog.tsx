import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { listSchools } from '#contract/audits.ts';
import { changeSchool, listSchoolRecords, type SchoolRecord } from '#contract/schools.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useSend } from '#web/app/use-call.ts';
import { settings } from '#web/messages/en/settings.ts';
import { announce } from '#web/ui/live-region.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';

const words = settings.schoolRecords;
const FIELDS = ['name', 'local_id', 'state_id', 'nces_id', 'ceeb_code'] as const;
type Field = (typeof FIELDS)[number];

export function SchoolDialog({ school, onClose }: { school: SchoolRecord; onClose: () => void }) {
  const { id: eoaId } = useAudit();
  const client = useQueryClient();
  const change = useSend(changeSchool);
  const [fields, setFields] = useState(school);
  const [checked, setChecked] = useState(false);
  const formId = useId();
  const isNameless = fields.name.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isNameless) return;
    const { id: schoolId, ...body } = fields;
    change.mutate(
      { params: { eoaId, schoolId }, body },
      {
        onSuccess: ({ name }) => {
          for (const route of [listSchoolRecords, listSchools])
            void client.invalidateQueries({ queryKey: callKey(route) });
          announce(words.changed(name));
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      open
      title={words.changeOf(school.name)}
      size="choice"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="contained" type="submit" form={formId} loading={change.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}
      >
        {change.error !== null && <Notice severity="error" title={change.error.message} />}
        {FIELDS.map((field) => (
          <SchoolField
            key={field}
            field={field}
            value={fields[field] ?? ''}
            problem={field === 'name' && checked && isNameless ? words.nameMissing : undefined}
            onChange={(value) => setFields({ ...fields, [field]: value })}
          />
        ))}
      </Box>
    </Modal>
  );
}

interface SchoolFieldProps {
  field: Field;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** Label above the field, and below it what the id is for. */
function SchoolField({ field, value, problem, onChange }: SchoolFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <FormControl error={problem !== undefined}>
      <FormLabel htmlFor={id} sx={{ typography: 'subtitle2', color: 'portal.text', mb: 1 }}>
        {words.fields[field]}
      </FormLabel>
      <OutlinedInput
        id={id}
        value={value}
        autoComplete="off"
        inputProps={{ maxLength: field === 'name' ? 200 : 40, 'aria-describedby': hintId }}
        onChange={({ target }) => onChange(target.value)}
      />
      <FormHelperText id={hintId} role={problem === undefined ? undefined : 'alert'} sx={{ mx: 0 }}>
        {problem ?? words.hints[field]}
      </FormHelperText>
    </FormControl>
  );
}
