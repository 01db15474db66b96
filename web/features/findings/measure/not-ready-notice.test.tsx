import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { NO_SESSION, SessionContext } from '#web/app/session/session.ts';
import { NotReadyNotice } from './not-ready-notice.tsx';

afterEach(cleanup);

test.each([
  ['files_missing', 'STUDENT_TEST_SCORES', 'See what is missing', '/data-upload#test-scores'],
  ['sced_missing', null, 'See the courses without a code', '/data-qc/course-catalogs/mapping'],
] as const)(
  '%s leads to where it is fixed, and to the card of the missing file (%s)',
  (reason, missing, name, href) => {
    render(
      <MemoryRouter>
        <SessionContext value={{ ...NO_SESSION, may: () => true }}>
          <NotReadyNotice
            reason={reason}
            measure={{ rests: ['TRANSCRIPT', 'STUDENT_TEST_SCORES'], tests: [], missing }}
          />
        </SessionContext>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  },
);
