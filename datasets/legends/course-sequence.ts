import type { CodedColumn } from './legend.ts';

/** 'Level' 3 is a capstone in a sequence, and a rigorous course in Florida's course code directory: numbers count as steps only under a name that says so. */
export const COURSE_SEQUENCE_LEGENDS: CodedColumn = {
  isCode: /^\d$/,
  isYesNo: false,
  legends: [
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
