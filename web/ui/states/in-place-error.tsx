import { shell } from '#web/messages/en/shell.ts';
import { useLeavesFocusNear } from '../overlays/use-gives-focus-back.ts';
import { announce } from './live-region.tsx';
import { PlainError, type PlainErrorProps } from './plain-error.tsx';

/**
 * A failed load, shown where the content would be; everything else on the page stays. Asked again, it makes way for
 * what is loaded: who works by keyboard stays near, and a screen reader says that it loads.
 */
export function InPlaceError({ onRetry, ...error }: Omit<PlainErrorProps, 'ref'>) {
  const place = useLeavesFocusNear();
  const askAgain = () => {
    announce(shell.loading);
    onRetry?.();
  };
  return <PlainError ref={place} {...error} onRetry={onRetry && askAgain} />;
}
