import type { Vocabulary } from '#datasets/kit/dataset.ts';

/** Why an enrolment ended (domain.md 3.1). State codes differ, so the words of the description decide: 'W1 Graduated'. */
export const EXIT_REASONS: Vocabulary = {
  name: 'exit reason',
  values: [
    {
      value: 'graduated',
      label: 'Graduated',
      synonyms: ['graduate', 'completed', 'G'],
      pattern: '\\b(graduated?|diploma|completer|completed)\\b',
    },
    { value: 'no-show', label: 'No-show', synonyms: ['no show', 'NS'], pattern: '\\bno[ -]?show\\b' },
    {
      value: 'transferred out',
      label: 'Transferred out',
      synonyms: ['transfer', 'transferred', 'T'],
      pattern: '\\b(transfer|transferred|moved|homeschool)',
    },
    {
      value: 'dropped',
      label: 'Dropped',
      synonyms: ['dropout', 'dropped out', 'D'],
      pattern: '\\b(drop|dropped|dropout|expelled|withdrew to work)',
    },
    {
      value: 'other',
      label: 'Other',
      synonyms: [
        'end of school year',
        'invalid enrollment',
        'incarcerated',
        'reached maximum age',
        'withdrawn',
        'promoted',
        'retained',
        'deceased',
        'died or is permanently incapacitated',
        'involuntarily removed',
        'Enrolled in a high school diploma program',
      ],
    },
  ],
};
