import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SchoolPicker } from '#web/app/shown-school/school-picker.tsx';
import { mount, SCHOOLS } from '#web/app/testing/mount.tsx';
import { MatchingCard } from './matching-card.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const files = [{ file_id: '1', file_name: 'transcripts.csv', upload_file_type: 'TRANSCRIPT' }];
const provenance = {
  computed_at: '2024-11-21T21:42:07Z',
  version: 3,
  files,
  partial: ['based on roster only'],
  shows: ['STUDENT_DEMOGRAPHICS', 'TRANSCRIPT', 'STUDENT_TEST_SCORES', 'CTE_PATHWAY_CATALOG'],
};
const matching = (studentsMatched: number) => ({
  students_matched_percentage: studentsMatched,
  transcript_courses_matched_percentage: 80.1,
  test_scores_matched_to_students_percentage: 100,
  cte_courses_matched_percentage: null,
  counts: { students: { matched: 8, total: 10 }, test_scores: { matched: 890, total: 890 } },
  provenance,
});

const row = async (name: string) => {
  const label = await screen.findByText(name);
  const item = label.closest('li');
  if (item === null) throw new Error(`${name} is in no list`);
  return within(item);
};

test('exactly 80 needs attention, above is good, without a denominator there is no verdict', async () => {
  mount(<MatchingCard />, { 'matching/summary': () => matching(80) });
  expect((await row('Students matched')).getByTitle('Needs attention: 80% or less')).toBeTruthy();
  expect((await row('Transcript courses matched')).getByTitle('Good, above 80%')).toBeTruthy();
  const cte = await row('CTE courses matched');
  expect(cte.getByText('No data')).toBeTruthy();
  expect(cte.queryByRole('img')).toBeNull();
});

test('says what is not matched, what it is based on, and from which files', async () => {
  mount(<MatchingCard />, { 'matching/summary': () => matching(80) });
  expect((await row('Students matched')).getByText('2 cohort students have no demographics')).toBeTruthy();
  expect((await row('Test scores matched to students')).getByText('All matched')).toBeTruthy();
  expect(screen.getByText('based on roster only')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '1 file' }));
  expect(await screen.findByText('transcripts.csv')).toBeTruthy();
});

test('a failure is shown in place with its fixed sentence, and can be tried again', async () => {
  let works = false;
  mount(<MatchingCard />, { 'matching/summary': () => (works ? matching(91.2) : new Error()) });
  expect(await screen.findByText('Error occurred while fetching matching summary data!')).toBeTruthy();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('91.2%')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another school is asked for and kept', async () => {
  const [, riverside] = SCHOOLS;
  const page = (
    <>
      <SchoolPicker />
      <MatchingCard />
    </>
  );
  const answers = {
    'matching/summary': (query: URLSearchParams) => matching(query.get('school_id') === riverside?.id ? 12.3 : 91.2),
  };
  const first = mount(page, answers);
  await screen.findByText('91.2%');
  await userEvent.click(screen.getByRole('combobox', { name: 'Show data for' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Riverside Alternative School' }));
  expect(await screen.findByText('12.3%')).toBeTruthy();
  first.unmount();
  mount(page, answers);
  expect(await screen.findByText('12.3%')).toBeTruthy();
});

test('without a file of its own the card says so', async () => {
  mount(<MatchingCard />, { 'matching/summary': () => ({ ...matching(0), provenance: { ...provenance, files: [] } }) });
  expect(await screen.findByText(/^No student demographics, .* yet$/)).toBeTruthy();
  expect(screen.queryByText('0.0%')).toBeNull();
});
