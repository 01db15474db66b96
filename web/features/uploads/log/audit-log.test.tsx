import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { datasetOf } from '#datasets/index.ts';
import { PortalTheme } from '#web/app/theme/portal-theme.tsx';
import AuditLog from './audit-log.tsx';

/** The names of files that were asked for. */
const asked = vi.hoisted(() => [] as (string | undefined)[]);
vi.mock('#web/app/api.ts', () => ({
  call: async (_route: unknown, { query }: { query: { file?: string } }) => {
    asked.push(query.file);
    return { items: [], total: 0, pages: 0, users: [], actions: [] };
  },
}));
vi.mock('#web/app/use-audit.ts', () => ({ useAudit: () => ({ id: 'audit' }) }));

test('the name of a file can be typed with a space in it', async () => {
  render(
    <PortalTheme>
      <QueryClientProvider client={new QueryClient()}>
        <AuditLog dataset={datasetOf('STUDENT_ROSTER')} onClose={() => undefined} />
      </QueryClientProvider>
    </PortalTheme>,
  );
  const field = await screen.findByLabelText<HTMLInputElement>(/file/i, { selector: 'input' });
  await userEvent.type(field, 'my roster');
  expect(field.value).toBe('my roster');
  expect(asked.at(-1)).toBe('my roster');
});
