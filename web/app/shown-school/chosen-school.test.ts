import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useChosenSchool } from './chosen-school.ts';

let schools = [{ id: 'north' }, { id: 'south' }];
vi.mock('#web/app/use-audit.ts', () => ({ useAudit: () => ({ id: 'audit' }), useSchools: () => ({ data: schools }) }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('where the chosen school was removed, Data QC shows all schools and not the first one alone', () => {
  const { result, rerender } = renderHook(useChosenSchool);
  act(() => result.current.choose('south'));
  expect(result.current).toMatchObject({ school: { id: 'south' }, isAlone: true });
  schools = [{ id: 'north' }];
  rerender();
  expect(result.current).toMatchObject({ school: { id: 'north' }, isAlone: false });
});
