import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { AuditId } from '#contract/ids.ts';
import { readPanel } from '#contract/quality/panels.ts';
import { listUploads } from '#contract/uploads/uploads.ts';
import { type Session, SessionContext } from '#web/app/session/session.ts';
import { ShownSchoolProvider } from '#web/app/shown-school/shown-school.tsx';
import { callKey } from '#web/app/use-call.ts';
import { PanelDetail } from './detail-body.tsx';

// Ids of any form will do on this side, and what is not looked at is left out.
const eoaId = 'a1' as AuditId;
const session = { audit: { id: eoaId, schools: [] } } as unknown as Session;
const params = { eoaId };

test('a cohort without a roster is not a cohort of 0 students', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const provenance = { computed_at: null, version: 0, files: [], partial: [], shows: ['STUDENT_ROSTER'] };
  client.setQueryData(callKey(readPanel('cohort/waterfall'), { params, query: {} }), { steps: [], provenance });
  const none = { items: [], total: 0, page: 1, size: 200 };
  client.setQueryData(callKey(listUploads, { params, query: { page: 1, size: 200 } }), none);
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <SessionContext value={session}>
          <ShownSchoolProvider>
            <PanelDetail name="cohort/waterfall">{() => '0 students'}</PanelDetail>
          </ShownSchoolProvider>
        </SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText('Numbers appear here as soon as a student roster file has been processed.')).toBeTruthy();
  expect(screen.queryByText('0 students')).toBeNull();
});
