import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { WizardStep } from '#datasets/kit/dataset.ts';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { formatSize } from '../format-size.ts';
import type { Rejection } from '../rejection.ts';
import { HoldNotice } from '../replacing/hold-notice.tsx';
import { PlaceQuestion } from '../replacing/place-question.tsx';
import { Looking } from './looking.tsx';
import type { WizardChoices } from './state.ts';
import type { StepOptions } from './use-options.ts';
import type { usePlacing } from './use-placing.ts';

const words = uploads.wizard;

interface ReviewStepProps {
  file: File;
  placing: ReturnType<typeof usePlacing>;
  isLooking: boolean;
  rejection: Rejection | null;
  /** What does not fit, or nothing. */
  check: ReactNode;
  steps: readonly WizardStep[];
  chosen: WizardChoices;
  options: Record<WizardStep, StepOptions>;
  onEdit: (step: WizardStep) => void;
  onChangeFile: () => void;
}

export function ReviewStep({
  file,
  placing,
  isLooking,
  rejection,
  check,
  steps,
  chosen,
  options,
  onEdit,
  onChangeFile,
}: ReviewStepProps) {
  return (
    <>
      <Typography sx={{ mb: 4 }}>{words.reviewText}</Typography>
      <ChosenFile file={file} onChangeFile={onChangeFile} />
      {rejection && (
        <Box sx={{ mt: 3 }}>
          <Notice severity="error" title={rejection.message}>
            {rejection.hint}
          </Notice>
        </Box>
      )}
      {isLooking && (
        <Box sx={{ mt: 3 }}>
          <Looking />
        </Box>
      )}
      <KeepsFocus sx={{ mt: 3, '&:empty': { mt: 0 } }}>{check}</KeepsFocus>
      {placing.hold && (
        <Box sx={{ mt: 3 }}>
          <HoldNotice hold={placing.hold} isConfirmed={placing.isConfirmed} onConfirm={placing.setConfirmed} />
        </Box>
      )}
      {steps.map((step) => (
        <Part
          key={step}
          title={uploads.categories[step]}
          action={
            <Button
              size="small"
              variant="text"
              aria-label={words.editOf(uploads.categories[step])}
              onClick={() => onEdit(step)}
              sx={{ mr: -2 }}
            >
              {words.edit}
            </Button>
          }
        >
          <Chosen step={step} values={chosen[step] ?? []} options={options[step]} />
        </Part>
      ))}
      {placing.candidates.length + placing.shared.length > 0 && !isLooking && (
        <Part title={replacing.title}>
          {placing.shared.length > 0 && (
            <Box sx={{ mb: 2, overflowWrap: 'anywhere' }}>{replacing.shared(placing.shared)}</Box>
          )}
          <PlaceQuestion
            steps={steps}
            schools={chosen.schools?.length ?? 0}
            candidates={placing.candidates}
            place={placing.place}
            onChoose={placing.setPlace}
          />
        </Part>
      )}
      {placing.replaced && (
        <Part title={words.replacesTitle}>
          {words.replacesText(placing.replaced.file_name, placing.replaced.version)}
        </Part>
      )}
    </>
  );
}

function ChosenFile({ file, onChangeFile }: { file: File; onChangeFile: () => void }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: 4,
        p: 4,
        border: '1px solid',
        borderColor: 'portal.line',
        borderRadius: 1,
        bgcolor: 'portal.bg',
      }}
    >
      <InsertDriveFileOutlined aria-hidden sx={{ color: 'portal.text2' }} />
      <Box sx={{ flex: '1 1 60%', minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <Typography variant="caption" sx={{ color: 'portal.text2' }}>
          {formatSize(file.size)}
        </Typography>
      </Box>
      <Button size="small" variant="text" onClick={onChangeFile} sx={{ ml: { xs: 7, sm: 0 } }}>
        {words.changeFile}
      </Button>
    </Box>
  );
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{ mt: 4, pt: 4, borderTop: '1px solid', borderColor: 'portal.line', typography: 'body2' }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: 32 }}>
        <Typography variant="subtitle2" component="h3">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

/** This many names are enough to know a choice again. */
const NAMES = 5;

function Chosen({ step, values, options }: { step: WizardStep; values: readonly string[]; options: StepOptions }) {
  const all = options.options ?? [];
  const names = all.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  const first = names.slice(0, NAMES).join(', ');
  const text = names.length > NAMES ? words.andMore(first, names.length - NAMES) : first;
  if (names.length < 2 || names.length < all.length) return text;
  return (
    <>
      <div>{words.allOf(words.all[step], names.length)}</div>
      <Box sx={{ color: 'portal.text2' }}>{text}</Box>
    </>
  );
}
