import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listSchools } from '#contract/audits.ts';
import type { AuditId } from '#contract/ids.ts';
import type { StagedFile } from '#contract/uploads/intake.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { datasetOf } from '#datasets/index.ts';
import { type Session, SessionContext } from '#web/app/session/session.ts';
import { callKey } from '#web/app/use-call.ts';
import { Wizard } from './wizard.tsx';

// Ids of any form will do on this side.
const eoaId = 'a1' as AuditId;
const SCHOOLS = [
  { id: 's1', name: 'Lincoln High School' },
  { id: 's2', name: 'Lakeview High School' },
];
// The wizard asks the session for the audit alone.
const session = { audit: { id: eoaId, yearEnding: 2024 } } as Session;

/** The wizard of test scores, with the schools already known or not to be had. */
function show(schools: typeof SCHOOLS | null, given: Partial<ComponentProps<typeof Wizard>> = {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  if (schools) client.setQueryData(callKey(listSchools, { params: { eoaId } }), schools);
  else vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <SessionContext value={session}>
          <Wizard
            dataset={datasetOf('STUDENT_TEST_SCORES')}
            file={new File(['a,b'], 'ap.csv')}
            replaces={null}
            rejection={null}
            onChangeFile={() => undefined}
            onClose={onClose}
            onSubmit={onSubmit}
            {...given}
          />
        </SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { onSubmit, onClose, user: userEvent.setup() };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => screen.getByRole('button', { name });

describe('the wizard dialog', () => {
  it('asks step by step and submits once, also on a double click', async () => {
    const { user, onSubmit } = show(SCHOOLS);
    expect(screen.getByText('Step 1 of 3')).toBeDefined();
    expect(screen.getByText('ap.csv')).toBeDefined();
    expect(press('Next')).toHaveProperty('disabled', true);
    await user.click(screen.getByLabelText('AP'));
    expect(screen.getByLabelText('All test types')).toHaveProperty('indeterminate', true);
    await user.click(press('Next'));
    await user.click(screen.getByLabelText('All schools'));
    await user.click(press('Next'));
    expect(screen.getByText('Review and edit if needed, then submit your selections.')).toBeDefined();
    await user.dblClick(press('Submit'));
    expect(onSubmit.mock.calls).toEqual([[{ test_types: ['AP'], school_ids: ['s1', 's2'] }, null, false]]);
  });

  it('keeps the other choices while one is edited', async () => {
    const { user, onSubmit } = show(SCHOOLS);
    await user.click(screen.getByLabelText('IB'));
    await user.click(press('Next'));
    await user.click(screen.getByLabelText('Lincoln High School'));
    await user.click(press('Next'));
    await user.click(press('Edit Test types'));
    await user.click(screen.getByLabelText('AP'));
    await user.click(press('Next'));
    await user.click(press('Submit'));
    expect(onSubmit.mock.calls).toEqual([[{ test_types: ['IB', 'AP'], school_ids: ['s1'] }, null, false]]);
  });

  it('asks before it is closed once something was chosen', async () => {
    const { user, onClose } = show(SCHOOLS);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    await user.click(screen.getByLabelText('AP'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeDefined();
    await user.click(press('Stay'));
    expect(screen.getByLabelText('AP')).toHaveProperty('checked', true);
    expect(onClose).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    await user.click(press('Leave without saving'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('says what is missing when a step has no options to show, and lets the person leave', async () => {
    const { user, onClose } = show(null);
    await user.click(screen.getByLabelText('AP'));
    await user.click(press('Next'));
    expect(await screen.findByText('Something went wrong')).toBeDefined();
    expect(screen.getByText('Missing schools data!')).toBeDefined();
    expect(screen.getByText('There’s been a system error. Wait a few minutes and try again.')).toBeDefined();
    await user.click(press('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

/** A look at 'ap.csv': AP scores of the first school, two rows. What the wizard does not look at is left out. */
const LOOK = {
  file_name: 'ap.csv',
  same_as: null,
  alike: [],
  inspection: {
    upload_file_type: 'STUDENT_TEST_SCORES',
    also: [],
    missing: [],
    rows: 2,
    students: 2,
    schools: [{ id: 's1', rows: 2 }],
    elsewhere: { rows: 0, names: [] },
    academic_periods: null,
    test_types: ['AP'],
    demographic_types: null,
  },
} as unknown as StagedFile;
const HERE = {
  file_id: 'u1',
  file_name: 'ap.csv',
  version: 3,
  upload_file_type: 'STUDENT_TEST_SCORES',
  status: 'SUCCESS',
  is_current: true,
  replaced_by: null,
  removed: null,
  rows: { read: 37, kept: 37 },
  user_provided_file_metadata: { school_ids: ['s1'], test_types: ['AP'] },
} as unknown as UploadedFile;

describe('the wizard with a look at the file', () => {
  it('waits with Submit while the look is under way', async () => {
    const { user, onSubmit } = show(SCHOOLS, { check: { isLooking: true, found: null } });
    expect(screen.getByText('Checking the file')).toBeDefined();
    await user.click(screen.getByLabelText('AP'));
    await user.click(press('Next'));
    await user.click(screen.getByLabelText('All schools'));
    await user.click(press('Next'));
    expect(press('Submit')).toHaveProperty('disabled', true);
    expect(screen.getByText('Still checking the file. You can submit when that is done.')).toBeDefined();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says before any question that the file is for another card, or cannot be read', async () => {
    const roster = { ...LOOK, inspection: { ...LOOK.inspection, upload_file_type: 'STUDENT_ROSTER' } } as StagedFile;
    const onMove = vi.fn();
    const { user } = show(SCHOOLS, { check: { isLooking: false, found: roster }, onMove });
    expect(screen.getByText('Step 1 of 3')).toBeDefined();
    expect(screen.getByText('Is this the right file?')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Upload anyway' })).toBeNull();
    await user.click(press('Upload it to Student Roster'));
    expect(onMove).toHaveBeenCalledWith('STUDENT_ROSTER');
    cleanup();
    const refused = { reason: 'The file is a PDF document.', fix: 'Export the table itself.' };
    const pdf = { ...LOOK, inspection: null, refused } as unknown as StagedFile;
    show(SCHOOLS, { check: { isLooking: false, found: pdf } });
    expect(screen.getByText('The file is a PDF document.')).toBeDefined();
  });

  it('offers to select what the file has where something else was selected', async () => {
    const { user, onSubmit } = show(SCHOOLS, { check: { isLooking: false, found: LOOK } });
    await user.click(screen.getByLabelText('All test types'));
    await user.click(press('Next'));
    await user.click(press('Next'));
    expect(screen.getByText('No rows for SAT, ACT, IB.')).toBeDefined();
    await user.click(press('Select what the file has'));
    expect(screen.queryByText('Is this the right file?')).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    await user.click(press('Submit'));
    expect(onSubmit.mock.calls).toEqual([[{ test_types: ['AP'], school_ids: ['s1'] }, null, false]]);
  });

  it('starts with what the file says, all of which can be changed', async () => {
    const { user, onSubmit } = show(SCHOOLS, { check: { isLooking: false, found: LOOK } });
    expect(screen.getByText('Found in the file')).toBeDefined();
    expect(screen.getByLabelText('AP')).toHaveProperty('checked', true);
    await user.click(screen.getByLabelText('IB'));
    await user.click(press('Next'));
    expect(screen.getByLabelText('Lincoln High School')).toHaveProperty('checked', true);
    await user.click(press('Next'));
    await user.click(press('Submit'));
    expect(onSubmit.mock.calls).toEqual([[{ test_types: ['IB', 'AP'], school_ids: ['s1'] }, null, false]]);
  });

  it('says of a file of other schools that it has none of these', async () => {
    const others = { ...LOOK, inspection: { ...LOOK.inspection, schools: [] } } as unknown as StagedFile;
    const { user } = show(SCHOOLS, { check: { isLooking: false, found: others } });
    await user.click(press('Next'));
    expect(screen.getByText('None of these was found in the file')).toBeDefined();
  });

  it('holds a replacement that loses rows until it is confirmed, and not what is added beside', async () => {
    const { user, onSubmit } = show(SCHOOLS, { check: { isLooking: false, found: LOOK }, files: [HERE] });
    await user.click(press('Next'));
    await user.click(press('Next'));
    expect(screen.getByText('ap.csv already covers this school and tests.')).toBeDefined();
    expect(screen.getByLabelText('Replace it')).toHaveProperty('checked', true);
    expect(screen.getByText('Replaces 37 rows with 2 rows')).toBeDefined();
    expect(press('Submit')).toHaveProperty('disabled', true);
    await user.click(screen.getByLabelText('Keep it and add this one'));
    expect(press('Submit')).toHaveProperty('disabled', false);
    await user.click(screen.getByLabelText('Replace it'));
    await user.click(screen.getByLabelText('Replace it anyway'));
    await user.click(press('Submit'));
    expect(onSubmit.mock.calls).toEqual([[{ test_types: ['AP'], school_ids: ['s1'] }, HERE, true]]);
  });

  it('offers to replace nothing that also covers schools of others, under the same name either', async () => {
    const shared = { ...HERE, covers_other_schools: true };
    const { user, onSubmit } = show(SCHOOLS, { check: { isLooking: false, found: LOOK }, files: [shared] });
    await user.click(press('Next'));
    await user.click(press('Next'));
    expect(screen.getByText(/^ap.csv also covers schools you do not have access to/)).toBeDefined();
    expect(screen.queryByLabelText('Replace it')).toBeNull();
    await user.click(press('Submit'));
    expect(onSubmit.mock.calls).toEqual([[{ test_types: ['AP'], school_ids: ['s1'] }, null, false]]);
  });

  it('notices the very same file, also where it replaces one', async () => {
    const upload = { file_id: 'u1', upload_file_type: 'STUDENT_TEST_SCORES', version: 3 };
    const same = { ...LOOK, same_as: { file_name: 'ap.csv', upload } } as unknown as StagedFile;
    const { user } = show(SCHOOLS, { check: { isLooking: false, found: same }, replaces: HERE, files: [HERE] });
    await user.click(press('Next'));
    await user.click(press('Next'));
    expect(screen.queryByText('ap.csv already covers this school and tests.')).toBeNull();
    expect(screen.getByText(/^This file is identical to ap.csv \(version 3\)/)).toBeDefined();
    expect(press('Submit')).toHaveProperty('disabled', true);
    await user.click(screen.getByLabelText('Upload it anyway'));
    expect(press('Submit')).toHaveProperty('disabled', false);
  });
});
