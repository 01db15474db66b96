import Link from '@mui/material/Link';
import { useState } from 'react';
import { help } from '#web/messages/en/help/help.ts';

/** Names shown before 'Show more': some columns have fifty, which is a page of a phone. */
const SHOWN = 10;

/** Other headers a column is known by. The page's search looks through all of them. */
export function Synonyms({ names }: { names: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const hidden = names.length - SHOWN;
  return (
    <>
      <span translate="no">{(isOpen ? names : names.slice(0, SHOWN)).join(', ')}</span>
      {hidden > 0 && ' '}
      {hidden > 0 && (
        <Link
          component="button"
          variant="body2"
          aria-expanded={isOpen}
          sx={{ verticalAlign: 'baseline', displayPrint: 'none' }}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? help.file.fewer : help.file.more(hidden)}
        </Link>
      )}
    </>
  );
}
