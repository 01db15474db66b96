import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import type { CallError } from '../call-error.ts';
import { supportCode } from './support-code.ts';

interface FailedCallProps {
  /** The fixed sentence for this part of the page. */
  message: string;
  error: CallError;
  /** What to add to what the error says, such as that the files are safe. */
  more?: string;
  onRetry: () => void;
}

/**
 * A part of a page whose call failed: what it should have shown, what the error says, and the code
 * that support finds it by.
 */
export const FailedCall = ({ message, error, more, onRetry }: FailedCallProps) => (
  <InPlaceError
    message={message}
    hint={more === undefined ? error.message : `${error.message} ${more}`}
    code={supportCode(error)}
    onRetry={onRetry}
  />
);
