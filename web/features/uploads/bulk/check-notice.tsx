import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { StagedFile } from '#contract/uploads/intake.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import type { WizardStep } from '#datasets/kit/dataset.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { bulk } from '#web/messages/en/uploads/bulk.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import type { WizardChoices } from '../wizard/state.ts';
import type { Option } from '../wizard/use-options.ts';
import { choicesOfFile, findingsOf, otherTypeOf } from './findings.ts';

interface CheckNoticeProps {
  checked: StagedFile | null;
  type: UploadFileType;
  chosen: WizardChoices;
  options: (step: WizardStep) => readonly Option[];
  onChangeFile: () => void;
  /** Chooses what the file has, where something different was chosen. */
  onSelect?: (choices: WizardChoices) => void;
  /** Uploads it to the card it looks made for; absent where it replaces a file of this one. */
  onMove?: ((type: UploadFileType) => void) | undefined;
  /** null while something else is to be answered first; absent where the questions are still to come. */
  onSubmit?: (() => void) | null;
}

/**
 * Says calmly, before anything is submitted, what in the file does not fit the card and the
 * choices. Nothing where all fits.
 */
export function CheckNotice(props: CheckNoticeProps) {
  const { checked, type, chosen, options, onChangeFile, onSelect, onMove, onSubmit } = props;
  const { inspection, refused } = checked ?? {};
  const sentences = refused
    ? [refused.reason, refused.fix]
    : inspection
      ? findingsOf(inspection, type, chosen, options)
      : [];
  if (sentences.length === 0) return null;
  const other = inspection ? otherTypeOf(inspection, type) : null;
  const fitting = inspection ? choicesOfFile(inspection, type, chosen, options) : {};
  return (
    <Notice
      severity="warning"
      title={bulk.check.title}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {other && onMove && (
            <Button size="small" onClick={() => onMove(other)}>
              {bulk.check.as(datasets[other].label)}
            </Button>
          )}
          {onSelect && Object.keys(fitting).length > 0 && (
            <Button size="small" onClick={() => onSelect(fitting)}>
              {bulk.check.select}
            </Button>
          )}
          <Button size="small" onClick={onChangeFile}>
            {bulk.check.another}
          </Button>
          {onSubmit !== undefined && (
            <Button size="small" disabled={onSubmit === null} onClick={onSubmit ?? undefined}>
              {bulk.check.anyway}
            </Button>
          )}
        </Box>
      }
    >
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Notice>
  );
}
