import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ALLOWED, type EffectiveRole } from '#contract/permissions.ts';
import { NO_SESSION, SessionContext } from '#web/app/session/session.ts';
import { YourPart } from './your-part.tsx';

afterEach(cleanup);

test.each([
  ['FACILITATOR', 1],
  ['SCHOOL_FACILITATOR', 1],
  ['ADMIN', 0],
  ['XQ_USER', 0],
  ['DISTRICT_DATA_LEAD', 0],
] as const)('the overview leads who selects transcripts alone to them (%s)', (role: EffectiveRole, links) => {
  render(
    <MemoryRouter>
      <SessionContext value={{ ...NO_SESSION, may: (permission) => ALLOWED[role].has(permission) }}>
        <YourPart />
      </SessionContext>
    </MemoryRouter>,
  );
  const found = screen.queryAllByRole('link', { name: 'Go to Transcripts' });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill('/transcripts'));
});
