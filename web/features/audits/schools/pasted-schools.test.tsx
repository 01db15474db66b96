import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PortalTheme } from '#web/app/theme/portal-theme.tsx';
import { parseSchools } from './parse-schools.ts';
import { PastedSchools } from './pasted-schools.tsx';

afterEach(cleanup);

test('the summary says how many lines have to be fixed before any school is added', () => {
  const text = 'River High\t0101\nHill High\t0102\nRiver High\t22\nHill High\t0102';
  render(
    <PortalTheme>
      <PastedSchools text={text} lines={parseSchools(text, [])} problem={undefined} onChange={() => undefined} />
    </PortalTheme>,
  );
  expect(screen.getByRole('status').textContent).toBe('2 schools to add; 1 line is left out; 1 line to fix first.');
});
