import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { shell } from '#web/messages/en/shell.ts';
import { Notice } from './notice.tsx';

export interface PlainErrorProps {
  ref?: RefObject<HTMLElement | null>;
  /** The fixed sentence for this screen (docs/product.md#fixed-wording). */
  message: string;
  /** What it means and what to do. */
  hint?: string;
  onRetry?: () => void;
  /** For support ('supportCode'). */
  code?: string;
}

/** What could not be loaded, why, and the button that asks again: all that a page before the portal itself needs. */
export function PlainError({ ref, message, hint = shell.dataIsSafe, onRetry, code }: PlainErrorProps) {
  return (
    <Box ref={ref} sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 3 }}>
      <Box sx={{ alignSelf: 'stretch' }}>
        <Notice severity="error" title={message}>
          {hint}
          {code !== undefined && (
            <>
              {' '}
              {shell.supportCode} <code>{code}</code>
            </>
          )}
        </Notice>
      </Box>
      {onRetry !== undefined && (
        <Button startIcon={<RefreshOutlined />} onClick={onRetry}>
          {shell.tryAgain}
        </Button>
      )}
    </Box>
  );
}
