import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

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
  children: ReactNode;
}

/** A section labelled by its heading: border, no shadow. */
export function Card({ title, info, action, foot, id, headingLevel = 2, children }: CardProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        // Browsers break a flex box over two pages badly, so that its parts overlap.
        '@media print': { display: 'block', breakInside: 'avoid' },
        bgcolor: 'portal.surface',
        border: '1px solid',
        borderColor: 'portal.line',
        borderRadius: 1,
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          minHeight: 48,
          px: { xs: 4, sm: 6 },
          pt: 4,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, minHeight: 32 }}>
          <Typography id={headingId} component={headingLevel === 2 ? 'h2' : 'h3'} variant="h3">
            {title}
          </Typography>
          {info}
        </Box>
        {action}
      </Box>
      <Box sx={{ flex: 1, px: { xs: 4, sm: 6 }, pt: { xs: 3, sm: 4 }, pb: { xs: 4, sm: 5 } }}>{children}</Box>
      {foot !== undefined && (
        <Typography
          component="footer"
          variant="caption"
          sx={{
            px: { xs: 4, sm: 6 },
            py: 3,
            borderTop: '1px solid',
            borderColor: 'portal.line',
            color: 'portal.text2',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {foot}
        </Typography>
      )}
    </Box>
  );
}
