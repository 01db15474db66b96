import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { LONG } from '../states/after-delay.tsx';
import { LiveRegion } from '../states/live-region.tsx';
import { KeepsFocus } from './keeps-focus.tsx';
import { LOW_SCROLLS_AS_ONE, OverlayHead } from './overlay-head.tsx';
import { useGivesFocusBack } from './use-gives-focus-back.ts';

interface ModalProps {
  open: boolean;
  title: string;
  /** Above the title: 'Step 1 of 3'. */
  meta?: ReactNode;
  /** Below the title: what it is about. */
  about?: ReactNode;
  size: 'choice' | 'results';
  /** One height from the start, for content that comes by and by and would move the dialog with it. */
  keepsHeight?: boolean;
  /**
   * Opened together with the page, which it does not fade in over: a fade makes the browser lay out
   * all of it once more first.
   */
  atOnce?: boolean;
  /**
   * What was confirmed is being sent: it stays for the answer, which no one would see
   * otherwise, unless that takes long.
   */
  isSending?: boolean;
  onClose: () => void;
  /**
   * Why what was sent was refused: above the buttons that send it again, as the top of a long form is out of sight from
   * there.
   */
  problem?: ReactNode;
  /** Secondary, then primary. */
  actions?: ReactNode;
  children: ReactNode;
}

const WIDTH = { choice: 640, results: 1120 };
/** Never more than the window (MUI's own limit). What came of the smallest clean file is about as high. */
const KEPT_HEIGHT = 880;

/** Title and one meta line, scrolling body, foot with a hairline. Full screen below sm, buttons side by side. */
export function Modal({
  open,
  title,
  meta,
  about,
  size,
  keepsHeight = false,
  atOnce = false,
  isSending = false,
  onClose,
  problem,
  actions,
  children,
}: ModalProps) {
  const titleId = useId();
  const isHeld = useHolds(isSending);
  useGivesFocusBack();
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={isHeld ? undefined : onClose}
      fullScreen={fullScreen}
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{
        transition: { appear: !atOnce },
        backdrop: { appear: !atOnce },
        paper: {
          sx: {
            width: '100%',
            maxWidth: fullScreen ? undefined : WIDTH[size],
            height: keepsHeight ? { sm: KEPT_HEIGHT } : undefined,
            m: { xs: 0, sm: 8 },
            ...LOW_SCROLLS_AS_ONE,
          },
        },
      }}
    >
      <OverlayHead
        titleId={titleId}
        title={title}
        metaAbove={meta}
        metaBelow={about}
        isHeld={isHeld}
        onClose={onClose}
      />
      {/* Before what is within, so that a dialog in it which comes with it speaks. */}
      <LiveRegion />
      {/* Positioned, so that hidden texts within scroll with it and make nothing else higher. */}
      <Box sx={{ position: 'relative', flex: 1, overflow: 'auto', p: { xs: 4, sm: 6 } }}>{children}</Box>
      {actions !== undefined && <Foot problem={problem}>{actions}</Foot>}
    </Dialog>
  );
}

function Foot({ problem, children }: { problem: ReactNode; children: ReactNode }) {
  return (
    // What was pressed cannot be pressed while it is sent: it is near when an answer refuses that.
    <KeepsFocus
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: 3,
        px: { xs: 4, sm: 6 },
        py: { xs: 3, sm: 4 },
        borderTop: '1px solid',
        borderColor: 'portal.line',
        displayPrint: 'none',
        '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' } },
      }}
    >
      {problem && <Box sx={{ flexBasis: '100%' }}>{problem}</Box>}
      {children}
    </KeepsFocus>
  );
}

/** Whether what is sent still keeps the dialog open: not once it takes long. */
function useHolds(isSending: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setTimeout(() => setLong(true), LONG);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSending]);
  return isSending && !isLong;
}
