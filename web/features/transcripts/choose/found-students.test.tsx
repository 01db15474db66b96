import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SelectionState } from '#contract/transcripts/choosing.ts';
import type { Candidate } from '#contract/transcripts/transcripts.ts';
import { mount, SCHOOLS } from '#web/app/testing/mount.tsx';
import { LiveRegion } from '#web/ui/states/live-region.tsx';
import { CategoryTables } from './category-tables.tsx';

afterEach(cleanup);
vi.stubGlobal(
  'ResizeObserver',
  class extends EventTarget {
    observe() {}
    disconnect() {}
  },
);

const candidate = (code: string, category: Candidate['category']): Candidate => ({
  ...{ id: code.repeat(5).slice(0, 22) as Candidate['id'], student_label: `Student ${code}`, category, gpa: 3 }, // of the form of one
  ...{ race: 'asian', gender: 'female', disability_status: 'unknown', english_learner: 'unknown' },
  ...{ low_income: 'unknown', selected: false },
});
const STATE = {
  ...{ is_finalized: false, shows_names: false, limits: { HIGH_FLIER: 2, ON_THE_CUSP: 4, STRUGGLING: 2 } },
  ...{ counts: { HIGH_FLIER: 405, ON_THE_CUSP: 1, STRUGGLING: 0, NONE: 0 }, chosen: [] },
  ...{ thresholds: { high_flier: 3.3, struggling: 2, failed_core: 2 } },
  school: { race: {}, gender: {}, disability_status: {}, english_learner: {}, low_income: {} },
} as unknown as SelectionState; // what the tables read of it
const pageOf = (items: Candidate[]) => ({ items, total: items.length, pages: 1 });

function show(found: Candidate[], counts = STATE.counts, limits: Partial<SelectionState['limits']> = {}) {
  const onChange = vi.fn();
  const state = { ...STATE, counts, limits: { ...STATE.limits, ...limits } };
  mount(
    <>
      <CategoryTables state={state} schoolId={SCHOOLS[0].id} draft={new Map()} onChange={onChange} />
      <LiveRegion />
    </>,
    {
      '/candidates': () => pageOf([candidate('AAAAA', 'HIGH_FLIER')]),
      '/candidates/search': () => pageOf(found),
    },
  );
  return onChange;
}
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

test('a student among hundreds is found in whichever category, can be selected there, and their number is read out', async () => {
  const meant = candidate('7K2QD', 'ON_THE_CUSP');
  const onChange = show([meant]);
  type('7k2');
  expect(await screen.findByRole('heading', { name: '1 student found' })).toBeTruthy();
  expect(screen.getByText('1 student found', { selector: '[aria-live] *' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Student 7K2QD On the cusp/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Student 7K2QD' }));
  expect(onChange).toHaveBeenCalledWith(meant);
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(screen.queryByText('Student 7K2QD')).toBeNull();
});

test('a found student who cannot be selected has the reason', async () => {
  const unrated: Candidate = { ...candidate('NOGPA', null), gpa: null, no_gpa_reason: 'excluded' };
  show([unrated, candidate('LATER', 'STRUGGLING')], STATE.counts, { STRUGGLING: 0 });
  type('a');
  const reason = 'Cannot be selected: no GPA. Every graded row is excluded from the GPA.';
  expect((await screen.findByRole('row', { name: /Student NOGPA/ })).textContent).toContain(reason);
  expect(screen.getByRole('row', { name: /Student LATER/ }).textContent).toContain(
    'StrugglingLimit reached. Clear one to choose another.',
  );
});

test('where no one is meant, the text is named, and the way back', async () => {
  show([]);
  type(' zzz ');
  expect(await screen.findByText('No student at this school matches ‘zzz’')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all students' }));
  expect(screen.getByRole('heading', { name: 'High fliers (0 / 2 selected)' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('a few students are not searched', () => {
  show([], { HIGH_FLIER: 10, ON_THE_CUSP: 10, STRUGGLING: 0, NONE: 0 });
  expect(screen.queryByRole('searchbox')).toBeNull();
});
