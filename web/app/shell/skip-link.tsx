import Link from '@mui/material/Link';
import { shell } from '#web/messages/en/shell.ts';

/** Comes into view when the keyboard reaches it. */
export function SkipLink() {
  return (
    <Link
      href="#content"
      sx={{
        position: 'absolute',
        left: 8,
        top: -80,
        zIndex: 'tooltip',
        px: 4,
        py: 2,
        borderRadius: 1,
        bgcolor: 'portal.surface',
        '&:focus': { top: 8 },
      }}
    >
      {shell.skipToContent}
    </Link>
  );
}
