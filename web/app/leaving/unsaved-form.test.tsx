import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typed } from './typed.ts';
import { UnsavedForm } from './unsaved-form.tsx';
import { useUnsaved } from './use-unsaved.tsx';

beforeEach(() => history.replaceState(null, '', '/form'));
afterEach(cleanup);

function open(isChanged: boolean): void {
  const form = (
    <>
      <UnsavedForm isChanged={isChanged} />
      <Link to="/away">Away</Link>
    </>
  );
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/form" element={form} />
        <Route path="/away" element="Elsewhere" />
      </Routes>
    </BrowserRouter>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = () => userEvent.click(screen.getByRole('link', { name: 'Away' }));

test('whoever leaves a changed form is asked, and goes on only by saying so', async () => {
  open(true);
  await follow();
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  await press('Stay');
  expect(location.pathname).toBe('/form');
  await follow();
  await press('Leave without saving');
  expect(location.pathname).toBe('/away');
  await screen.findByText('Elsewhere');
});

test('what is left without saving does not wait for the next sign-in', async () => {
  open(true);
  typed.set('form', { name: 'Luis' });
  await follow();
  await press('Stay');
  expect(typed.of('form')).toEqual({ name: 'Luis' });
  await follow();
  await press('Leave without saving');
  expect(typed.of('form')).toBeUndefined();
});

test('nothing is asked where nothing was changed', async () => {
  open(false);
  await follow();
  await screen.findByText('Elsewhere');
});

test('two changed forms of a page ask once, and the one that is left goes on asking', async () => {
  const forms = (others: boolean) => (
    <BrowserRouter>
      <UnsavedForm isChanged />
      <UnsavedForm isChanged={others} />
      <Link to="/away">Away</Link>
    </BrowserRouter>
  );
  const { rerender } = render(forms(true));
  await follow();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await press('Stay');
  rerender(forms(false));
  await follow();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await press('Leave without saving');
  expect(location.pathname).toBe('/away');
});

test.each([true, false])('the browser asks before the tab is closed (changed: %s)', (isChanged) => {
  open(isChanged);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(isChanged);
});

/** As the results of a file, which are over the page that names it. */
function Over() {
  const [search] = useSearchParams();
  if (search.get('file') === null) return <Link to="/form?file=1">Open</Link>;
  return <UnsavedForm isChanged />;
}

test('Back from a form that is over its page asks, and closes it only where the person leaves', async () => {
  render(
    <BrowserRouter>
      <Over />
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Open' }));
  history.back();
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(location.search).toBe('?file=1');
  await press('Leave without saving');
  await screen.findByRole('link', { name: 'Open' });
  expect(location.search).toBe('');
});

function OfThePage() {
  const { question } = useUnsaved(true, 'page');
  return (
    <>
      {question}
      <Link to="/form?file=1">Open</Link>
      <Link to="/away">Away</Link>
    </>
  );
}

test('what a page holds stays under what opens and closes over it, and is asked about where the page is left', async () => {
  render(
    <BrowserRouter>
      <OfThePage />
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Open' }));
  expect(location.search).toBe('?file=1');
  history.back();
  await vi.waitFor(() => expect(location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
  await follow();
  await press('Leave without saving');
  expect(location.pathname).toBe('/away');
});
