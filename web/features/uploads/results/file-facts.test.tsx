import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { datasetOf } from '#datasets/index.ts';
import { Selections } from './file-facts.tsx';

const SCHOOLS = [
  { id: 'b', name: 'School 10' },
  { id: 'c', name: 'Harbor Arts Academy' },
  { id: 'a', name: 'School 9' },
];
vi.mock('#web/app/use-audit.ts', () => ({ useSchools: () => ({ data: SCHOOLS }) }));

afterEach(cleanup);

test('the chosen schools are in the order of their names, whatever their IDs', () => {
  const file = { user_provided_file_metadata: { school_ids: ['a', 'b', 'c'] } } as unknown as UploadedFile;
  render(<Selections dataset={datasetOf('STUDENT_ROSTER')} file={file} />);
  expect(screen.getByText('Harbor Arts Academy, School 9, School 10')).toBeTruthy();
});
