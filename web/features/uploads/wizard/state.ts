import type { UploadMetadata } from '#contract/uploads/uploaded-file.ts';
import type { WizardStep } from '#datasets/kit/dataset.ts';
import { METADATA_KEYS } from '#datasets/kit/wizard-choices.ts';

export type WizardChoices = Readonly<Partial<Record<WizardStep, readonly string[]>>>;

export interface WizardState {
  /** The choosing steps; the review follows them. */
  steps: readonly WizardStep[];
  /** Index of the step shown; `steps.length` is the review. */
  at: number;
  chosen: WizardChoices;
  /** Reached by 'Edit': Next goes back to the review. */
  editing: boolean;
  /** The steps in which the person chose something: closing would lose it. */
  own: readonly WizardStep[];
  /** The steps that a look at the file filled in, and when, in ms. */
  found: { steps: readonly WizardStep[]; at: number } | null;
}

/** No one reacts sooner to what they see: such a click was meant for what was there before. */
const REACTION_MS = 250;

export type WizardEvent =
  /** What a look at the file has found. */
  | { do: 'found'; choices: WizardChoices; at: number }
  | { do: 'choose'; step: WizardStep; values: readonly string[]; at: number }
  /** What the file has instead of what was chosen. */
  | { do: 'fit'; choices: WizardChoices }
  | { do: 'next' }
  | { do: 'back' }
  | { do: 'edit'; step: WizardStep };

/** `chosen` are the choices of the file that is replaced, so that a new version costs two clicks. */
export const startWizard = (steps: readonly WizardStep[], chosen: WizardChoices = {}): WizardState => ({
  steps,
  at: 0,
  chosen,
  editing: false,
  own: [],
  found: null,
});

export function advance(state: WizardState, event: WizardEvent): WizardState {
  const review = state.steps.length;
  switch (event.do) {
    case 'choose':
      return {
        ...state,
        chosen: { ...state.chosen, [event.step]: meantBy(state, event) },
        own: [...state.own, event.step],
      };
    case 'found': {
      // What the person has chosen meanwhile stays; what a look at the file before this one has found does not.
      const isOld = (step: WizardStep) => state.found?.steps.includes(step) && !state.own.includes(step);
      const kept = Object.fromEntries(
        state.steps.flatMap((step) => (state.chosen[step] && !isOld(step) ? [[step, state.chosen[step]]] : [])),
      );
      const steps = state.steps.filter((step) => event.choices[step] && !kept[step]);
      return { ...state, chosen: { ...event.choices, ...kept }, found: { steps, at: event.at } };
    }
    case 'fit':
      return { ...state, chosen: { ...state.chosen, ...event.choices } };
    case 'next':
      if (!canGoOn(state)) return state;
      return { ...state, at: state.editing ? review : Math.min(state.at + 1, review), editing: false };
    case 'back':
      return { ...state, at: state.editing ? review : Math.max(state.at - 1, 0), editing: false };
    case 'edit':
      return { ...state, at: Math.max(state.steps.indexOf(event.step), 0), editing: true };
  }
}

/** A box that the look chose in the moment of the click was to be chosen, and stays so. */
function meantBy({ chosen, found }: WizardState, { step, values, at }: WizardEvent & { do: 'choose' }) {
  const there = chosen[step] ?? [];
  const isBlind = found?.steps.includes(step) && at - found.at < REACTION_MS;
  return isBlind && values.length < there.length ? there : values;
}

/** The choosing step shown, or null at the review. */
export const currentStep = ({ steps, at }: WizardState): WizardStep | null => steps[at] ?? null;

/** Next needs at least one value in the step, Submit one in every step. */
export function canGoOn(state: WizardState): boolean {
  const step = currentStep(state);
  const filled = (one: WizardStep) => (state.chosen[one]?.length ?? 0) > 0;
  return step === null ? state.steps.every(filled) : filled(step);
}

/** What is sent: user_provided_file_metadata. */
export function metadataOf({ steps, chosen }: WizardState): UploadMetadata {
  const entries = steps.map((step) => [METADATA_KEYS[step], chosen[step] ?? []]);
  // The keys are those of the steps, the values come from the server's own lists; the server checks both.
  return Object.fromEntries(entries) as UploadMetadata;
}

/** The choices of an uploaded file, by step. */
export const choicesFrom = (steps: readonly WizardStep[], metadata: Record<string, string[]>): WizardChoices =>
  Object.fromEntries(steps.map((step) => [step, metadata[METADATA_KEYS[step]] ?? []]));
