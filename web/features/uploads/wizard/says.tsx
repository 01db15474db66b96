import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import type { WizardStep } from '#datasets/kit/dataset.ts';
import { foundIn } from '../bulk/answers.ts';
import { CheckNotice } from '../bulk/check-notice.tsx';
import { isWrongFile } from '../bulk/findings.ts';
import { FileSays } from './file-says.tsx';

interface SaysProps {
  notice: ComponentProps<typeof CheckNotice>;
  step: WizardStep;
  isLooking: boolean;
}

/**
 * What the file says of a question; that it is the wrong file is said before the questions, which are
 * not worth answering then.
 */
export function Says({ notice, step, isLooking }: SaysProps) {
  const { checked, type, chosen } = notice;
  if (isWrongFile(checked, type))
    return (
      <Box sx={{ mb: 5 }}>
        <CheckNotice {...notice} />
      </Box>
    );
  return (
    <FileSays
      isLooking={isLooking}
      wasLookedAt={checked !== null}
      found={foundIn(checked?.inspection ?? null, step)}
      selected={chosen[step] ?? []}
    />
  );
}
