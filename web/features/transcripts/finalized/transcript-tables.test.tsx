import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Transcript } from '#contract/transcripts/transcript-records.ts';
import { TranscriptNote } from './transcript-tables.tsx';

afterEach(cleanup);

test('the note of a transcript says what its short words mean: on paper nothing else does', () => {
  render(<TranscriptNote transcript={{ credit_divisors: [] } as unknown as Transcript} />); // what the note reads
  expect(screen.getByText(/SWD: students with disabilities\. EL: English learners\. LI: low income\./)).toBeTruthy();
});
