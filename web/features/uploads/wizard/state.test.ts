import { describe, expect, it } from 'vitest';
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

const play = (state: WizardState, ...events: WizardEvent[]) => events.reduce(advance, state);
const start = () => startWizard(['test-types', 'schools']);
const CHOSEN: WizardEvent[] = [
  { do: 'choose', step: 'test-types', values: ['AP'] },
  { do: 'next' },
  { do: 'choose', step: 'schools', values: ['s1', 's2'] },
  { do: 'next' },
];

describe('the wizard', () => {
  it('does not go on before something is chosen', () => {
    expect(canGoOn(start())).toBe(false);
    expect(currentStep(play(start(), { do: 'next' }))).toBe('test-types');
  });

  it('goes step by step to the review and hands over what was chosen', () => {
    const state = play(start(), ...CHOSEN);
    expect(currentStep(state)).toBeNull();
    expect(canGoOn(state)).toBe(true);
    expect(metadataOf(state)).toEqual({ test_types: ['AP'], school_ids: ['s1', 's2'] });
  });

  it('jumps to a step for editing and comes straight back, with every other choice kept', () => {
    const editing = play(start(), ...CHOSEN, { do: 'edit', step: 'test-types' });
    expect(currentStep(editing)).toBe('test-types');
    const back = play(editing, { do: 'choose', step: 'test-types', values: ['SAT', 'AP'] }, { do: 'next' });
    expect(currentStep(back)).toBeNull();
    expect(metadataOf(back)).toEqual({ test_types: ['SAT', 'AP'], school_ids: ['s1', 's2'] });
  });

  it('cannot leave an edited step empty', () => {
    const emptied = play(
      start(),
      ...CHOSEN,
      { do: 'edit', step: 'schools' },
      { do: 'choose', step: 'schools', values: [] },
      { do: 'next' },
    );
    expect(currentStep(emptied)).toBe('schools');
  });

  it('starts with the choices of a file that is replaced', () => {
    const chosen = choicesFrom(['test-types', 'schools'], { test_types: ['IB'], school_ids: ['s1'] });
    expect(canGoOn(startWizard(['test-types', 'schools'], chosen))).toBe(true);
  });
});
