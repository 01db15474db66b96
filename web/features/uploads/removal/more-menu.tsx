import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { removal as words } from '#web/messages/en/uploads/removal.ts';
import { useUploadActions } from '../actions.ts';

/** What is rarely done with a file, and not by accident. */
export function MoreMenu({ file }: { file: UploadedFile }) {
  const { remove } = useUploadActions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={words.more(file.file_name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertOutlined />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem
          onClick={() => {
            setAnchor(null);
            remove(file);
          }}
        >
          {words.remove}
        </MenuItem>
      </Menu>
    </>
  );
}
