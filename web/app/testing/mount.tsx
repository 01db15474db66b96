import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { AuditId, SchoolId } from '#contract/ids.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { NO_SESSION, SessionContext, tokenSource } from '#web/app/session/session.ts';
import { ShownSchoolProvider } from '#web/app/shown-school/shown-school.tsx';
import { PortalTheme } from '#web/app/theme/portal-theme.tsx';

const audit = {
  id: AuditId.parse('3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0a01'),
  role: 'ADMIN',
  roleDescription: 'Administrator',
  roles: ['ADMIN'],
  district: 'Lakeview Unified',
  yearEnding: 2024,
  scope: 'district',
  closedAt: null,
} as const;

export const SCHOOLS = [
  { id: SchoolId.parse('3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0b01'), name: 'Lincoln High School' },
  { id: SchoolId.parse('3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0b02'), name: 'Riverside Alternative School' },
] as const;

/** Answers by what the path ends with; an Error stands for a failing server. */
export type Answers = Record<string, (query: URLSearchParams) => unknown>;

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function answer(answers: Answers, input: RequestInfo | URL): Response {
  const { pathname, searchParams } = new URL(String(input), window.location.origin);
  if (pathname === '/config.json') return json({ api: '/api', issuer: '', client_id: '', audience: '', demo: false });
  if (pathname.endsWith('/schools')) return json(SCHOOLS);
  const found = Object.keys(answers).find((path) => pathname.endsWith(path));
  if (found === undefined && pathname.endsWith('/upload-results')) return json({ items: [], total: 1, pages: 1 });
  const body = found === undefined ? new Error(pathname) : answers[found]?.(searchParams);
  return body instanceof Error ? json({ code: 'internal', message: 'The server took too long.' }, 500) : json(body);
}

/** Mounts a part of the page for an administrator, with a server that gives these answers. */
export function mount(children: ReactNode, answers: Answers) {
  tokenSource.get = () => Promise.resolve('bearer');
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => Promise.resolve(answer(answers, input)));
  return render(
    <PortalTheme>
      <QueryClientProvider client={createQueryClient()}>
        <SessionContext value={{ ...NO_SESSION, status: 'signed-in', audit, audits: [audit], may: () => true }}>
          <MemoryRouter>
            <ShownSchoolProvider>{children}</ShownSchoolProvider>
          </MemoryRouter>
        </SessionContext>
      </QueryClientProvider>
    </PortalTheme>,
  );
}
