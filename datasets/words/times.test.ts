import { expect, test } from 'vitest';
import { timeCells, timeWriter } from './times.ts';

test.each([
  ['en', 'America/Chicago', '2024-11-21T21:42:07Z', /^November 21, 2024, 3:42:07\sPM CST$/],
  ['en', 'America/Chicago', '2024-07-01T05:00:00Z', /^July 1, 2024, 12:00:00\sAM CDT$/],
  ['en', 'UTC', '2024-11-21T21:42:07Z', /^November 21, 2024, 9:42:07\sPM UTC$/],
  ['es', 'America/Los_Angeles', '2024-11-21T21:42:07Z', /^21 de noviembre de 2024 a las 1:42:07\sp\.\s?m\. PST$/],
] as const)('a time in %s at %s names its zone', (language, zone, iso, written) => {
  expect(timeWriter(language, zone)(iso)).toMatch(written);
});

test.each([
  ['America/Chicago', '2024-11-03T06:30:00Z', ['2024-11-03 01:30:00', 'CDT']],
  ['America/Chicago', '2024-11-03T07:30:00Z', ['2024-11-03 01:30:00', 'CST']],
  ['UTC', '2024-11-21T00:00:05Z', ['2024-11-21 00:00:05', 'UTC']],
])('in cells it is a date and its zone, %s', (zone, iso, cells) => {
  expect(timeCells('en', zone)(iso)).toEqual(cells);
});
