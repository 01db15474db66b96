import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, mount } from '#web/app/testing/mount.tsx';
import { TestScoreCharts } from './test-scores.tsx';
import { TranscriptCharts } from './transcripts.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const provenance = { computed_at: '2024-11-21T21:42:07Z', version: 3, files: [], partial: [] };
const failing = () => new Error();
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent ?? '');

test('where no chart of the test scores can be loaded, one sentence says so, and all are tried again', async () => {
  let works = false;
  const answers: Answers = {
    histogram: () => (works ? { scores: [], provenance } : new Error()),
    'subject-area-counts': () => (works ? { subjects: {}, provenance } : new Error()),
  };
  mount(<TestScoreCharts />, answers);
  expect(await screen.findByText('Error occurred while fetching test scores detail data!')).toBeTruthy();
  expect(alerts()).toHaveLength(1);
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'IB average tests per subject area' })).toBeTruthy();
  expect(alerts()).toEqual([]);
});

test('where no chart of the transcripts can be loaded, one sentence says so', async () => {
  mount(<TranscriptCharts />, { 'gpa-histogram': failing, 'average-credits': failing });
  expect(await screen.findByText('Error occurred while fetching transcript detail data!')).toBeTruthy();
  expect(alerts()).toHaveLength(1);
});

test('a chart that fails alone has its own sentence and says nothing false about the others', async () => {
  mount(<TranscriptCharts />, {
    'gpa-histogram': failing,
    'average-credits': () => ({ subjects: { English: 3.5 }, provenance }),
  });
  expect(await screen.findByText('Error occured while fetching "Student GPA distribution" data!')).toBeTruthy();
  expect(alerts()).toHaveLength(1);
  expect(alerts()[0]).not.toContain('The other charts are complete');
  expect(await screen.findByText('English')).toBeTruthy();
});

/** Of no school there is a file. */
const without = (upload_file_type: string) => ({
  ...provenance,
  missing: [{ upload_file_type, column: null, label: '', state: 'not_uploaded', school_count: 2, schools: [] }],
});

test('without transcripts no one is counted as having no GPA, and without AP scores no test is', async () => {
  mount(
    <>
      <TranscriptCharts />
      <TestScoreCharts />
    </>,
    {
      'gpa-histogram': () => ({ scores: [], provenance: without('TRANSCRIPT') }),
      'average-credits': () => ({ subjects: {}, provenance: without('TRANSCRIPT') }),
      histogram: () => ({ scores: [], provenance: without('STUDENT_TEST_SCORES') }),
      'subject-area-counts': () => ({ subjects: {}, provenance: without('STUDENT_TEST_SCORES') }),
    },
  );
  // The GPA, the SAT, the ACT, AP twice and IB.
  expect(await screen.findAllByText('Not uploaded')).toHaveLength(6);
  expect(screen.queryByText(/\b0 (students|tests)/)).toBeNull();
});

test('where there are transcripts, no one with a GPA is a number', async () => {
  mount(<TranscriptCharts />, {
    'gpa-histogram': () => ({ scores: [], provenance }),
    'average-credits': () => ({ subjects: {}, provenance }),
  });
  expect(await screen.findByText(/^0 students in cohort with a GPA/)).toBeTruthy();
});
