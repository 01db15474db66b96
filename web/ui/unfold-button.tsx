import ExpandLess from '@mui/icons-material/ExpandLessOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface UnfoldButtonProps {
  open: boolean;
  /** The ID of what it shows. */
  controls: string;
  onToggle: () => void;
  children: ReactNode;
}

/** Shows and hides what is below it. */
export const UnfoldButton = ({ open, controls, onToggle, children }: UnfoldButtonProps) => (
  <Button
    size="small"
    variant="text"
    startIcon={open ? <ExpandLess /> : <ExpandMore />}
    aria-expanded={open}
    aria-controls={controls}
    onClick={onToggle}
    sx={{ ml: -2 }}
  >
    {children}
  </Button>
);
