import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useReducer, useRef } from 'react';
import type { StagedFile } from '#contract/intake.ts';
import type { UploadedFile, UploadMetadata } from '#contract/uploads.ts';
import type { Dataset, WizardStep } from '#datasets/kit/dataset.ts';
import { uploads } from '#web/messages/en/uploads.ts';
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { CheckNotice } from '../bulk/check-notice.tsx';
import type { Rejection } from '../rejection.ts';
import { ErrorStep } from './error-step.tsx';
import { ReviewStep } from './review-step.tsx';
import {
  advance,
  canGoOn,
  choicesFrom,
  currentStep,
  metadataOf,
  startWizard,
  type WizardEvent,
  type WizardState,
} from './state.ts';
import { type StepOptions, useOptions } from './use-options.ts';

const words = uploads.wizard;

interface WizardProps {
  dataset: Dataset;
  file: File;
  replaces: UploadedFile | null;
  /** Why the file chosen instead cannot be taken. */
  rejection: Rejection | null;
  /** What a look at the file has found; null until, or where nothing is known. */
  checked?: StagedFile | null;
  onChangeFile: () => void;
  onClose: () => void;
  onSubmit: (metadata: UploadMetadata) => void;
}

/** What does the file cover? One question a step, then a review. Choices survive every failure. */
export function Wizard(props: WizardProps) {
  const { dataset, file, replaces, rejection, checked = null, onChangeFile, onClose, onSubmit } = props;
  const steps = dataset.wizardSteps;
  const options = useOptions(dataset);
  const [state, dispatch] = useReducer(advance, replaces, (replaced) =>
    startWizard(steps, replaced ? choicesFrom(steps, replaced.user_provided_file_metadata) : {}),
  );
  // A double click is one upload: the dialog closes after the first, but not before the second has been heard.
  const submitted = useRef(false);
  const submit = () => {
    if (submitted.current) return;
    submitted.current = true;
    onSubmit(metadataOf(state));
  };

  const step = currentStep(state);
  const failed = (step === null ? steps : [step]).find((one) => options[one].failed);
  if (failed) return <ErrorStep step={failed} onCancel={onClose} onUpload={options[failed].retry} />;
  return (
    <Modal
      open
      size="choice"
      meta={words.step(state.at + 1, steps.length + 1)}
      title={step === null ? words.review : words.titles[step]}
      onClose={onClose}
      actions={<WizardActions state={state} dispatch={dispatch} onSubmit={submit} />}
    >
      {step === null ? (
        <ReviewStep
          file={file}
          replaces={replaces}
          rejection={rejection}
          check={
            <CheckNotice
              checked={checked}
              type={dataset.type}
              chosen={state.chosen}
              options={(one) => options[one].options ?? []}
              onChangeFile={onChangeFile}
              onSubmit={submit}
            />
          }
          steps={steps}
          chosen={state.chosen}
          options={options}
          onEdit={(edited) => dispatch({ do: 'edit', step: edited })}
          onChangeFile={onChangeFile}
        />
      ) : (
        <ChooseStep step={step} options={options[step]} state={state} dispatch={dispatch} />
      )}
    </Modal>
  );
}

interface StepProps {
  state: WizardState;
  dispatch: (event: WizardEvent) => void;
}

function ChooseStep({ step, options, state, dispatch }: StepProps & { step: WizardStep; options: StepOptions }) {
  if (options.options === null) return <CardSkeleton lines={4} />;
  return (
    <CheckboxGroup
      legend={words.questions[step]}
      allLabel={words.all[step]}
      options={options.options}
      selected={state.chosen[step] ?? []}
      onChange={(values) => dispatch({ do: 'choose', step, values })}
    />
  );
}

function WizardActions({ state, dispatch, onSubmit }: StepProps & { onSubmit: () => void }) {
  const ready = canGoOn(state);
  const review = currentStep(state) === null;
  return (
    <>
      {!ready && (
        <Typography id="wizard-hint" variant="caption" sx={{ color: 'portal.text2', mr: 'auto', alignSelf: 'center' }}>
          {words.nextHint}
        </Typography>
      )}
      {(state.at > 0 || state.editing) && <Button onClick={() => dispatch({ do: 'back' })}>{words.back}</Button>}
      <Button
        variant="contained"
        disabled={!ready}
        aria-describedby={ready ? undefined : 'wizard-hint'}
        onClick={review ? onSubmit : () => dispatch({ do: 'next' })}
      >
        {review ? words.submit : words.next}
      </Button>
    </>
  );
}
