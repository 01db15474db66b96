import { anyPattern } from '#datasets/kit/any-of.ts';
import type { Layout } from '#datasets/kit/layouts/layout.ts';
import type { PathwayColumn } from './columns.ts';

const COURSE = '(?:course|crs|class)';
const CODE = '(?:code|number|no|num|nbr|id)';
const TITLE = '(?:title|name|description|desc)';
const CODES = [new RegExp(`^${COURSE}([1-9])${CODE}$`), new RegExp(`^${COURSE}${CODE}([1-9])$`)];
const TITLES = [new RegExp(`^${COURSE}([1-9])${TITLE}$`), new RegExp(`^${COURSE}${TITLE}([1-9])$`)];
/** 'Course 1' beside 'Course 1 Code'. */
const BARE = new RegExp(`^${COURSE}([1-9])$`);
const CREDITS = [new RegExp(`^${COURSE}([1-9])credits?$`)];

/** One row for each pathway with its courses side by side, as states list them (docs/domain/files.md#layouts). */
export const PATHWAY_LAYOUTS: readonly Layout<PathwayColumn>[] = [
  {
    name: 'codes and titles of the courses of a pathway in columns of their own',
    headers: [anyPattern(CODES), anyPattern([...TITLES, BARE])],
    without: ['Course Code', 'Course Number', 'Course Title', 'Course Name'],
    columns: {},
    slots: {
      of: 'courses',
      columns: {
        course_code: { from: CODES },
        course_title: { from: [...TITLES, BARE] },
        credits: { from: CREDITS },
      },
      filledBy: ['course_code', 'course_title'],
      isSlot: ({ columns }) => columns.has('course_code') && columns.has('course_title'),
    },
  },
];
