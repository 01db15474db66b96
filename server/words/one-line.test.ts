import { expect, it } from 'vitest';
import { inLetter } from './one-line.ts';

it.each([
  ['Call win.example now', 'Call win. example now'],
  ['https://win.example/a.b', 'https: //win. example/a.b'],
  ['me@win.example/prize', 'me@win. example/prize'],
  ['www.win.example', 'www. win. example'],
  ['win\u3002example', 'win\u3002 example'],
  ['St.John', 'St. John'],
])('makes no link of %j in a letter', (name, written) => {
  expect(inLetter(name)).toBe(written);
});

it.each(['Dana R. Jones Jr.', 'J.R. Smith', 'dana@lakeview.example', 'P.S. 12.5', 'Lakeview High/Middle: North'])(
  'leaves %j as it is',
  (name) => {
    expect(inLetter(name)).toBe(name);
  },
);
