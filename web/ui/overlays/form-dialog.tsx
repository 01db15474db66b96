import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useId } from 'react';
import { CallError } from '#web/app/call-error.ts';
import { useUnsaved } from '#web/app/leaving/use-unsaved.tsx';
import { Notice } from '../states/notice.tsx';
import { Modal } from './modal.tsx';

interface FormDialogProps {
  title: string;
  cancel: string;
  submit: string;
  /** Space between fields, in steps of the theme. */
  gap?: number;
  /** Something was entered that would be lost: whoever closes it is asked first. */
  isChanged: boolean;
  isPending: boolean;
  /** Why it was refused. */
  error: Error | null;
  /** With the form, of which the first wrong field may be given the focus. */
  onSubmit: (form: HTMLElement) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A few fields that are sent by the button below them or by Enter. */
export function FormDialog({ title, cancel, submit, gap = 5, isChanged, isPending, error, ...form }: FormDialogProps) {
  const { onSubmit, onClose, children } = form;
  const formId = useId();
  const { ask, question } = useUnsaved(isChanged && !(error instanceof CallError && error.isFinal));
  const close = () => ask(onClose);
  return (
    <Modal
      open
      title={title}
      size="choice"
      isSending={isPending}
      onClose={close}
      problem={error !== null && <Notice severity="error" title={error.message} />}
      actions={
        <>
          <Button disabled={isPending} onClick={close}>
            {cancel}
          </Button>
          <Button variant="contained" type="submit" form={formId} loading={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      {question}
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event: FormEvent<HTMLElement>) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
        sx={{ display: 'flex', flexDirection: 'column', gap }}
      >
        {children}
      </Box>
    </Modal>
  );
}
