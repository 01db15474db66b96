import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#web/app/testing/mount.tsx';
import { PrintReport, ReportPage } from './report-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const words = { title: 'A report', description: 'For paper.', back: 'Back' };
const report = (
  <ReportPage words={words} backTo="/" printButton={null}>
    <p>The numbers</p>
  </ReportPage>
);

test('a report says on its paper that newer numbers are on their way', async () => {
  mount(report, { 'data-qc/status': () => ({ version: 3, refreshing: true, computed_at: null }) });
  const notice = await screen.findByText('Numbers are being refreshed');
  expect(screen.getByRole('article', { name: 'A report' }).contains(notice)).toBe(true);
});

test('the button that prints waits for the report, but not for one that could not be loaded', () => {
  const button = () => screen.getByRole('button', { name: 'Print' });
  const wait = () => button().querySelector('[role="progressbar"]');
  const { rerender } = mount(<PrintReport isReady={false}>Print</PrintReport>, {});
  expect(wait()).not.toBeNull();
  rerender(
    <PrintReport isReady={false} failed>
      Print
    </PrintReport>,
  );
  expect(wait()).toBeNull();
  expect(button().matches(':disabled')).toBe(true);
});
