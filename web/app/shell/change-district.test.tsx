import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AuditId } from '#contract/ids.ts';
import { NO_SESSION, type SessionAudit, SessionContext } from '#web/app/session/session.ts';
import ChangeDistrict from './change-district.tsx';

afterEach(cleanup);

const audit = (id: string, district: string, yearEnding: number): SessionAudit => ({
  id: AuditId.parse(id),
  role: 'ADMIN',
  roleDescription: 'Administrator',
  roles: ['ADMIN'],
  district,
  yearEnding,
  scope: 'district',
  closedAt: null,
});
const lakeview = audit('2b0f5f0e-7b7c-4d3e-9a60-0c8f3f4f1a01', 'Lakeview Unified', 2024);
const bayside = audit('2b0f5f0e-7b7c-4d3e-9a60-0c8f3f4f1a02', 'Bayside Union', 2023);

test('lists the person’s districts; Save waits for a choice, then chooses it', async () => {
  const chooseAudit = vi.fn();
  const onClose = vi.fn();
  render(
    <SessionContext value={{ ...NO_SESSION, audits: [lakeview, bayside], audit: lakeview, chooseAudit }}>
      <ChangeDistrict onClose={onClose} />
    </SessionContext>,
  );
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(save.disabled).toBe(true);

  await userEvent.click(screen.getByRole('radio', { name: /Bayside Union/ }));
  await userEvent.click(save);
  expect(chooseAudit).toHaveBeenCalledExactlyOnceWith(bayside.id);
  expect(onClose).toHaveBeenCalledOnce();
});
