import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dotted } from './dotted.tsx';

afterEach(cleanup);

it.each([
  [['Lakeview', null, 'Class of 2024', ''], 'Lakeview · Class of 2024 '],
  ['AP · 15 schools · 12 s', 'AP · 15 schools · 12 s '],
  [['Lakeview', false], 'Lakeview'],
  [[], ''],
])('%j reads %j', (parts, text) => {
  expect(render(<Dotted parts={parts} />).container.textContent).toBe(text);
});
