import type { CallError } from '#web/app/call-error.ts';
import { memberships } from '#web/messages/en/people/memberships.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

interface SignOutDialogProps {
  name: string;
  isPending: boolean;
  error: CallError | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before someone else is signed out in every browser. */
export function SignOutDialog({ name, ...asked }: SignOutDialogProps) {
  const { title, body, cancel, confirm } = memberships.signOut;
  return <ConfirmDialog title={title(name)} body={body} cancel={cancel} confirm={confirm} {...asked} />;
}
