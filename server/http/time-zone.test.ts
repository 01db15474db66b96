import { expect, it } from 'vitest';
import { timeZoneOf } from './time-zone.ts';

it.each([
  ['America/Chicago', 'America/Chicago'],
  ['america/new_york', 'America/New_York'],
  [undefined, 'UTC'],
  ['', 'UTC'],
  ['Nowhere/Town', 'UTC'],
  [['America/Chicago', 'UTC'], 'UTC'],
  ['x'.repeat(100), 'UTC'],
])('%j is read as %s', (header, zone) => {
  expect(timeZoneOf(header)).toBe(zone);
});
