import Button from '@mui/material/Button';
import type { CallError } from '#web/app/call-error.ts';
import { settings } from '#web/messages/en/settings.ts';
import { Notice } from '../states/notice.tsx';

interface SaveOutcomeProps {
  save: { error: CallError | null; isSuccess: boolean };
  savedHelp: string;
  /** Shows the settings as they are now. */
  onReload: () => void;
}

/** What became of saving. Where someone else was first, the way to what they have saved. */
export function SaveOutcome({ save: { error, isSuccess }, savedHelp, onReload }: SaveOutcomeProps) {
  if (isSuccess) return <Notice severity="success" title={savedHelp} />;
  if (!error) return null;
  const reload = error.code === 'conflict' && <Button onClick={onReload}>{settings.showCurrent}</Button>;
  return <Notice severity="error" title={error.message} action={reload || undefined} />;
}
