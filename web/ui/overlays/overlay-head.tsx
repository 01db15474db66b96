import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { shell } from '#web/messages/en/shell.ts';
import { Dotted } from '../dotted.tsx';

interface OverlayHeadProps {
  titleId: string;
  title: string;
  metaAbove?: ReactNode;
  metaBelow?: ReactNode;
  /** It cannot be closed now. */
  isHeld?: boolean;
  onClose: () => void;
}

/**
 * For what holds title, content and foot: in a low window (a large one at 400% is 256 high) they scroll together, since
 * title and foot would leave nothing to the content.
 */
export const LOW_SCROLLS_AS_ONE = { '@media (max-height: 30em)': { display: 'block' } } as const;

/**
 * Title line of dialogs and drawers. Takes the focus when it appears or its title changes, so that
 * it is what is read first.
 */
export function OverlayHead({ titleId, title, metaAbove, metaBelow, isHeld, onClose }: OverlayHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new step, and a step is announced by its title
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        gap: 4,
        px: { xs: 4, sm: 6 },
        pt: { xs: 4, sm: 5 },
        pb: 4,
        borderBottom: '1px solid',
        borderColor: 'portal.line',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {metaAbove !== undefined && <Meta>{metaAbove}</Meta>}
        <Typography variant="h2" id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </Typography>
        {metaBelow !== undefined && <Meta>{metaBelow}</Meta>}
      </Box>
      <IconButton size="small" aria-label={shell.close} disabled={isHeld} onClick={onClose} sx={{ mr: -1.5 }}>
        <CloseOutlined />
      </IconButton>
    </Box>
  );
}

function Meta({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="div" sx={{ color: 'portal.text2', fontVariantNumeric: 'tabular-nums' }}>
      {typeof children === 'string' ? <Dotted parts={children} /> : children}
    </Typography>
  );
}
