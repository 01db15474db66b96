import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import { Looking } from './looking.tsx';

interface FileSaysProps {
  isLooking: boolean;
  /** Whether the file was looked at: it then either says this, or does not. */
  wasLookedAt: boolean;
  /** What the file says of the question; null where it does not. */
  found: readonly string[] | null;
  selected: readonly string[];
}

/**
 * What the file says of a question. The line keeps its place while the look goes on and after it: what is below would
 * otherwise move under the pointer of a person who is about to choose.
 */
export function FileSays({ isLooking, wasLookedAt, found, selected }: FileSaysProps) {
  if (isLooking) return <Looking />;
  if (!wasLookedAt) return null;
  const isFound = found !== null && selected.length > 0 && selected.every((value) => found.includes(value));
  return (
    <Box role="status" sx={{ mb: 3 }}>
      <Typography variant="body2" component="span" sx={{ color: 'portal.text2' }}>
        {isFound ? replacing.foundInFile : whyNot(found)}
      </Typography>
    </Box>
  );
}

/** What the person chooses is not what the file says. */
function whyNot(found: readonly string[] | null): string {
  if (found === null) return replacing.notInFile;
  return found.length === 0 ? replacing.noneInFile : replacing.chosenInstead;
}
