import CheckOutlined from '@mui/icons-material/CheckOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import { results as words } from '#web/messages/en/uploads/results.ts';
import { announce } from '#web/ui/states/live-region.tsx';

interface CopyLinkProps {
  row: number;
  isPointed: boolean;
  /** Points the row out; answers its address. */
  onPoint: (row: number) => string;
}

/**
 * Puts the address of a row into the clipboard, and into the address bar, from where it can be taken
 * where there is no clipboard.
 */
export function CopyLink({ row, isPointed, onPoint }: CopyLinkProps) {
  const copy = async () => {
    const address = onPoint(row);
    try {
      await navigator.clipboard.writeText(address);
      announce(words.link.copied);
    } catch {
      announce(words.link.inAddress);
    }
  };
  return (
    <button type="button" aria-label={words.link.copy(row)} onClick={() => void copy()}>
      {isPointed ? <CheckOutlined /> : <LinkOutlined />}
    </button>
  );
}
