import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Notice } from '../states/notice.tsx';
import { Modal } from './modal.tsx';

interface FormDialogProps {
  title: string;
  cancel: string;
  submit: string;
  /** Space between fields, in steps of the theme. */
  gap?: number;
  isPending: boolean;
  /** Why it was refused. */
  error: Error | null;
  /** With the form, of which the first wrong field may be given the focus. */
  onSubmit: (form: HTMLElement) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A few fields that are sent by the button below them or by Enter. */
export function FormDialog({ title, cancel, submit, gap = 5, isPending, error, ...form }: FormDialogProps) {
  const { onSubmit, onClose, children } = form;
  const formId = useId();
  return (
    <Modal
      open
      title={title}
      size="choice"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="contained" type="submit" form={formId} loading={isPending}>
            {submit}
          </Button>
        </>
      }
    >
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
        {error !== null && <Notice severity="error" title={error.message} />}
        {children}
      </Box>
    </Modal>
  );
}
