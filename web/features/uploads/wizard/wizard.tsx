import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import type { UploadedFile, UploadFileType, UploadMetadata } from '#contract/uploads/uploaded-file.ts';
import type { Dataset, WizardStep } from '#datasets/kit/dataset.ts';
import { useUnsaved } from '#web/app/leaving/use-unsaved.tsx';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { CheckboxGroup } from '#web/ui/forms/checkbox-group.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { CheckNotice } from '../bulk/check-notice.tsx';
import type { Check } from '../bulk/use-check.ts';
import type { Rejection } from '../rejection.ts';
import { ErrorStep } from './error-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { Says } from './says.tsx';
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
import { useFound } from './use-found.ts';
import { type StepOptions, useOptions } from './use-options.ts';
import { usePlacing } from './use-placing.ts';

const words = uploads.wizard;

interface WizardProps {
  dataset: Dataset;
  file: File;
  replaces: UploadedFile | null;
  /** Why the file chosen instead cannot be taken. */
  rejection: Rejection | null;
  check?: Check;
  /** Every file that is here. */
  files?: readonly UploadedFile[];
  onChangeFile: () => void;
  /** The same file for another card. */
  onMove?: (type: UploadFileType) => void;
  onClose: () => void;
  onSubmit: (metadata: UploadMetadata, replaced: UploadedFile | null, acceptsLoss: boolean) => void;
}

const NO_LOOK: Check = { isLooking: false, found: null };

/**
 * What does the file cover? One question a step, answered by the file where it says so, then a review.
 * Choices survive every failure.
 */
export function Wizard(props: WizardProps) {
  const { dataset, file, replaces, rejection, check = NO_LOOK, files = [] } = props;
  const { onChangeFile, onMove, onClose, onSubmit } = props;
  const steps = dataset.wizardSteps;
  const options = useOptions(dataset);
  const [state, dispatch] = useWizardState(dataset, replaces, check);
  const placing = usePlacing({ dataset, file, replaces, check, files, chosen: state.chosen });

  const submit = useOnce(() => onSubmit(metadataOf(state), placing.replaced, placing.isConfirmed));
  const { ask, question } = useUnsaved(state.own.length > 0);
  const step = currentStep(state);
  const failed = (step === null ? steps : [step]).find((one) => options[one].failed);
  if (failed) return <ErrorStep step={failed} onCancel={onClose} onUpload={options[failed].retry} />;
  const notice = {
    checked: check.found,
    type: dataset.type,
    chosen: state.chosen,
    options: (one: WizardStep) => options[one].options ?? [],
    onChangeFile,
    onMove: replaces === null ? onMove : undefined,
  };
  return (
    <Modal
      open
      size="choice"
      meta={words.step(state.at + 1, steps.length + 1)}
      title={step === null ? words.review : words.titles[step]}
      // The review has a place of its own for it.
      about={step === null ? undefined : file.name}
      onClose={() => ask(onClose)}
      actions={<WizardActions state={state} dispatch={dispatch} waitsFor={placing.waitsFor} onSubmit={submit} />}
    >
      {question}
      {step === null ? (
        <ReviewStep
          file={file}
          placing={placing}
          rejection={rejection}
          isLooking={check.isLooking}
          check={
            <CheckNotice
              {...notice}
              onSelect={(choices) => dispatch({ do: 'fit', choices })}
              onSubmit={placing.waitsFor === null ? submit : null}
            />
          }
          steps={steps}
          chosen={state.chosen}
          options={options}
          onEdit={(edited) => dispatch({ do: 'edit', step: edited })}
          onChangeFile={onChangeFile}
        />
      ) : (
        <ChooseStep
          step={step}
          options={options[step]}
          says={<Says notice={notice} step={step} isLooking={check.isLooking} />}
          state={state}
          dispatch={dispatch}
        />
      )}
    </Modal>
  );
}

/** Begins with what the replaced file covers, or else with what the file says once that is known. */
function useWizardState(dataset: Dataset, replaces: UploadedFile | null, check: Check) {
  const steps = dataset.wizardSteps;
  const [state, dispatch] = useReducer(advance, replaces, (replaced) =>
    startWizard(steps, replaced ? choicesFrom(steps, replaced.user_provided_file_metadata) : {}),
  );
  const found = useFound(dataset, check);
  useEffect(() => {
    if (found && replaces === null) dispatch({ do: 'found', choices: found, at: performance.now() });
  }, [found, replaces]);
  return [state, dispatch] as const;
}

/** A double click is one upload: the dialog closes after the first, but not before the second has been heard. */
function useOnce(work: () => void) {
  const isDone = useRef(false);
  return () => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  };
}

interface StepProps {
  state: WizardState;
  dispatch: (event: WizardEvent) => void;
}

interface ChooseStepProps extends StepProps {
  step: WizardStep;
  options: StepOptions;
  /** What the file says of it. */
  says: ReactNode;
}

function ChooseStep({ step, options, says, state, dispatch }: ChooseStepProps) {
  if (options.options === null) return <CardSkeleton lines={4} />;
  return (
    <>
      {says}
      <CheckboxGroup
        legend={words.questions[step]}
        allLabel={words.all[step]}
        options={options.options}
        selected={state.chosen[step] ?? []}
        onChange={(values) => dispatch({ do: 'choose', step, values, at: performance.now() })}
      />
    </>
  );
}

interface WizardActionsProps extends StepProps {
  /** Why Submit waits; null where it does not. */
  waitsFor: string | null;
  onSubmit: () => void;
}

function WizardActions({ state, dispatch, waitsFor, onSubmit }: WizardActionsProps) {
  const review = currentStep(state) === null;
  const hint = canGoOn(state) ? (review ? waitsFor : null) : words.nextHint;
  return (
    <>
      {hint !== null && (
        <Typography
          id="wizard-hint"
          role="status"
          variant="caption"
          sx={{ color: 'portal.text2', mr: 'auto', alignSelf: 'center' }}
        >
          {hint}
        </Typography>
      )}
      {(state.at > 0 || state.editing) && <Button onClick={() => dispatch({ do: 'back' })}>{words.back}</Button>}
      <Button
        variant="contained"
        disabled={hint !== null}
        aria-describedby={hint === null ? undefined : 'wizard-hint'}
        onClick={review ? onSubmit : () => dispatch({ do: 'next' })}
      >
        {review ? words.submit : words.next}
      </Button>
    </>
  );
}
