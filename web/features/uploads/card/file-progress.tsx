import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { Dotted } from '#web/ui/dotted.tsx';

interface FileProgressProps {
  /** 'Uploading...' */
  label: string;
  /** Right of the label: the percent, or the stage. */
  detail: string;
  /** 0 to 100; null moves without an end in sight. */
  percent: number | null;
  /** Names the bar: which file. */
  name: string;
  notes?: readonly string[];
}

/** A bar with its words. With reduced motion a bar without a percent stands still and the stage tells the story. */
export function FileProgress({ label, detail, percent, name, notes = [] }: FileProgressProps) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mb: 1.5 }}>
        <span>{label}</span>
        <Typography variant="caption" sx={{ color: 'portal.text2', fontVariantNumeric: 'tabular-nums' }}>
          <Dotted parts={detail} />
        </Typography>
      </Box>
      <LinearProgress
        aria-label={uploads.actions.of(label, name)}
        variant={percent === null ? 'indeterminate' : 'determinate'}
        value={percent ?? undefined}
      />
      {notes.length > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'portal.text2', mt: 1.5 }}>
          {notes.join(' ')}
        </Typography>
      )}
    </>
  );
}
