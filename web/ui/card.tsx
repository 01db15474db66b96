import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useOnPaper } from './print/on-paper.ts';

interface CardProps {
  title: string;
  /** A popover or icon beside the title. */
  info?: ReactNode;
  /** One text button at the right. */
  action?: ReactNode;
  /** Source line after a hairline. */
  foot?: ReactNode;
  id?: string;
  headingLevel?: 2 | 3;
  /** Where what is around it has the same title. */
  titleHidden?: boolean;
  children: ReactNode;
}

/** The name of a district or school may be one word that is wider than a phone. */
const BROKEN = { overflowWrap: 'anywhere' } as const;

const sidesOf = (onPaper: boolean) => (onPaper ? 0 : { xs: 4, sm: 6 });

/** A section labelled by its heading: border, no shadow. */
export function Card({ title, info, action, foot, id, headingLevel = 2, titleHidden = false, children }: CardProps) {
  const headingId = useId();
  // A sheet of paper is not a stack of cards: no frame, and parts that may be on two pages.
  const onPaper = useOnPaper();
  return (
    <Box
      // Without a heading of its own it is not a part by itself: what it is in has its name.
      component={titleHidden ? 'div' : 'section'}
      id={id}
      aria-labelledby={titleHidden ? undefined : headingId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        // Browsers break a flex box over two pages badly, so that its parts overlap. One of a few numbers fits on any
        // page: Chromium parts its heading from a grid of them, whatever the heading says.
        '@media print': {
          display: 'block',
          breakInside: onPaper ? 'auto' : 'avoid',
          '&:not(:has(table, figure, ol, ul))': { breakInside: 'avoid' },
        },
        bgcolor: 'portal.surface',
        border: onPaper ? 0 : '1px solid',
        borderColor: 'portal.line',
        borderRadius: onPaper ? 0 : 1,
      }}
    >
      {!titleHidden && <CardHead {...{ title, headingId, headingLevel, info, action, onPaper }} />}
      <Box
        sx={{
          flex: 1,
          px: sidesOf(onPaper),
          pt: onPaper ? 2 : { xs: 3, sm: 4 },
          pb: { xs: 4, sm: 5 },
          // The foot is not left alone on the next page.
          '@media print': { '& tbody > tr:last-of-type': { breakAfter: 'avoid' } },
        }}
      >
        {children}
      </Box>
      {foot !== undefined && <SourceLine onPaper={onPaper}>{foot}</SourceLine>}
    </Box>
  );
}

interface CardHeadProps extends Pick<CardProps, 'title' | 'info' | 'action'> {
  headingId: string;
  headingLevel: 2 | 3;
  onPaper: boolean;
}

function CardHead({ title, headingId, headingLevel, info, action, onPaper }: CardHeadProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        minHeight: 48,
        px: sidesOf(onPaper),
        pt: onPaper ? 0 : 4,
        breakAfter: 'avoid',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, minHeight: 32 }}>
        <Typography id={headingId} component={headingLevel === 2 ? 'h2' : 'h3'} variant="h3" sx={BROKEN}>
          {title}
        </Typography>
        {info}
      </Box>
      {action}
    </Box>
  );
}

function SourceLine({ onPaper, children }: { onPaper: boolean; children: ReactNode }) {
  return (
    <Typography
      component="footer"
      variant="caption"
      sx={{
        px: sidesOf(onPaper),
        py: onPaper ? 2 : 3,
        breakBefore: 'avoid',
        borderTop: '1px solid',
        borderColor: 'portal.line',
        color: 'portal.text2',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {children}
    </Typography>
  );
}
