import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { AuditId } from '#contract/ids.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { listUploads } from '#contract/uploads/uploads.ts';
import { type Session, SessionContext } from '#web/app/session/session.ts';
import { callKey } from '#web/app/use-call.ts';
import { NoFilesYet, ReallyZero } from './empty-panel.tsx';

afterEach(cleanup);

// Ids of any form will do on this side, and what is not looked at is left out.
const eoaId = 'a1' as AuditId;
const session = { audit: { id: eoaId } } as Session;
const FILE = { upload_file_type: 'COURSE_CATALOG', file_name: 'a.csv', status: 'MALFORMED' } as unknown as UploadedFile;

function linkOf(card: ReactNode): string | null {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const request = { params: { eoaId }, query: { page: 1, size: 200 } };
  client.setQueryData(callKey(listUploads, request), { items: [FILE], total: 1, page: 1, size: 200 });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <SessionContext value={session}>{card}</SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return screen.getByRole('link').getAttribute('href');
}

test.each([
  [
    'nothing is uploaded of',
    <NoFilesYet key="1" shows={['CTE_PATHWAY_CATALOG']} state="not_uploaded" />,
    'cte-pathways',
  ],
  ['could not be read', <NoFilesYet key="2" shows={['COURSE_CATALOG']} state="unreadable" />, 'course-catalogs'],
  ['has nothing for it', <ReallyZero key="3" heading="None" files={1} shows={['COURSE_CATALOG']} />, 'course-catalogs'],
] as const)('an empty card leads to the card of the file that %s', (_, card, slug) => {
  expect(linkOf(card)).toBe(`/data-upload#${slug}`);
});
