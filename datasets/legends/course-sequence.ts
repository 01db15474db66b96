import type { CodedColumn } from './legend.ts';

/**
 * 'Level' 3 is a capstone in a sequence, and a rigorous course in Florida's course code directory: numbers count as
 * steps only under a name that says so.
 */
export const COURSE_SEQUENCE_LEGENDS: CodedColumn = {
  isCode: /^(\d|[a-d])$/,
  isYesNo: false,
  legends: [
    {
      name: 'first letters (C concentrator)',
      source: 'Lists of pathways beside I or words for the first step; beside A and B a C is the third of a row',
      codes: { c: 'concentrator' },
      telling: [
        'i',
        'p',
        'intro',
        'introductory',
        'introduction',
        'participant',
        'explorer',
        'exploratory',
        'foundational',
      ],
    },
    {
      name: 'steps of a sequence (1 introductory, 2 concentrator, 3 and 4 capstone)',
      source: 'Aeries and CALPADS, CTE course level; lists of pathways that count their courses',
      codes: { 1: 'introductory', 2: 'concentrator', 3: 'capstone', 4: 'capstone' },
      headers: [
        'course_sequence',
        'Level in sequence',
        'Sequence',
        'Course Sequence',
        'Sequence Number',
        'Sequence Level',
        'Course Order',
        'Pathway Level',
        'Pathway Course Level',
        'Course Level (CTE)',
        'CTE Course Sequence',
        'CTE Course Level',
        'CTE Level',
      ],
    },
  ],
};
