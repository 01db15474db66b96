import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { shell } from '#web/messages/en/shell.ts';
import { Notice } from './notice.tsx';

interface InPlaceErrorProps {
  /** The fixed sentence for this screen (docs/product.md#fixed-wording). */
  message: string;
  /** What it means and what to do. */
  hint?: string;
  onRetry?: () => void;
  /** For support ('supportCode'). */
  code?: string;
}

/** A failed load, shown where the content would be; everything else on the page stays. */
export function InPlaceError({ message, hint = shell.dataIsSafe, onRetry, code }: InPlaceErrorProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 3 }}>
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
