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
  { do: 'choose', step: 'test-types', values: ['AP'], at: 0 },
  { do: 'next' },
  { do: 'choose', step: 'schools', values: ['s1', 's2'], at: 0 },
  { do: 'next' },
];

describe('the wizard', () => {
  it('does not go on before something is chosen', () => {
    expect(canGoOn(start())).toBe(false);
    expect(currentStep(play(start(), { do: 'next' }))).toBe('test-types');
  });

  it('goes step by step to the review and passes on what was chosen', () => {
    const state = play(start(), ...CHOSEN);
    expect(currentStep(state)).toBeNull();
    expect(canGoOn(state)).toBe(true);
    expect(metadataOf(state)).toEqual({ test_types: ['AP'], school_ids: ['s1', 's2'] });
  });

  it('jumps to a step for editing and comes straight back, with every other choice kept', () => {
    const editing = play(start(), ...CHOSEN, { do: 'edit', step: 'test-types' });
    expect(currentStep(editing)).toBe('test-types');
    const back = play(editing, { do: 'choose', step: 'test-types', values: ['SAT', 'AP'], at: 0 }, { do: 'next' });
    expect(currentStep(back)).toBeNull();
    expect(metadataOf(back)).toEqual({ test_types: ['SAT', 'AP'], school_ids: ['s1', 's2'] });
  });

  it.each([
    ['in the moment in which the look chose it is not undone', 1010, ['SAT', 'AP']],
    ['that the person saw chosen is undone', 2000, ['AP']],
  ])('a click on a box %s', (_, at, values) => {
    const state = play(
      start(),
      { do: 'found', choices: { 'test-types': ['SAT', 'AP'] }, at: 1000 },
      { do: 'choose', step: 'test-types', values: ['AP'], at },
    );
    expect(state.chosen['test-types']).toEqual(values);
  });

  it('a click undoes what the person chose before, also where the look ends in that moment', () => {
    const state = play(
      start(),
      { do: 'choose', step: 'test-types', values: ['SAT', 'AP'], at: 0 },
      { do: 'found', choices: { 'test-types': ['IB'], schools: ['s1'] }, at: 1000 },
      { do: 'choose', step: 'test-types', values: ['AP'], at: 1010 },
    );
    expect(state.chosen).toEqual({ 'test-types': ['AP'], schools: ['s1'] });
  });

  it('what a look at another file has found is not kept for the one that is chosen instead', () => {
    const state = play(
      start(),
      { do: 'found', choices: { 'test-types': ['SAT'], schools: ['s1'] }, at: 1000 },
      { do: 'choose', step: 'schools', values: ['s1', 's2'], at: 5000 },
      { do: 'found', choices: { 'test-types': ['ACT'], schools: ['s3'] }, at: 9000 },
    );
    expect(state.chosen).toEqual({ 'test-types': ['ACT'], schools: ['s1', 's2'] });
  });

  it('cannot leave an edited step empty', () => {
    const emptied = play(
      start(),
      ...CHOSEN,
      { do: 'edit', step: 'schools' },
      { do: 'choose', step: 'schools', values: [], at: 0 },
      { do: 'next' },
    );
    expect(currentStep(emptied)).toBe('schools');
  });

  it('starts with the choices of a file that is replaced', () => {
    const chosen = choicesFrom(['test-types', 'schools'], { test_types: ['IB'], school_ids: ['s1'] });
    expect(canGoOn(startWizard(['test-types', 'schools'], chosen))).toBe(true);
  });
});
