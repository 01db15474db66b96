import type { PanelSentences, ProvenanceWords } from '../panels.ts';

export const PANELS_EN: PanelSentences = {
  'cohort/waterfall': {
    question: 'How many students does each condition leave out of the EOA cohort?',
    formula: 'All students, less those who do not meet a condition; each is counted at the first one not met.',
  },
  'course-catalogs/summary': {
    question: 'Which courses do the schools offer?',
    formula:
      'Different courses by code and title over the four years; AP, IB, honors and general exclude each other, CTE does not.',
  },
  'course-catalogs/detail': {
    question: 'Which courses did the schools offer each year, by subject area?',
    formula: 'Different courses of the year in the area; the four levels add up to the courses, CTE overlaps them.',
  },
  'cte-pathways/summary': {
    question: 'What is in the CTE files?',
    formula: 'Files in use that cover the school; different course codes and different pathways over all years.',
  },
  'demographics/summary': {
    question: 'Who are the students of the EOA cohort, compared with all students?',
    formula: 'Share of the students with a known value; race: of the students with a demographics record.',
  },
  equity: {
    question: 'Whose data is missing more often than that of all students?',
    formula:
      'Rate of the group divided by the rate of all students: students with a demographic value missing; transcript rows whose course is in no catalog; students of the class left out for missing years; students outside the EOA cohort.',
  },
  'matching/detail': {
    question: 'Which demographic values are missing, and which test scores do not match a student?',
    formula:
      'Cohort students with a value, by type; test rows of students on the roster; cohort students with a score, by test.',
  },
  'matching/summary': {
    question: 'How much of the data matches the other files?',
    formula:
      'Cohort students with a demographic value; transcript rows of the cohort whose course is in a catalog, without transfers; different test scores of a student on the roster; different CTE course codes in the catalog.',
  },
  'rosters/summary': {
    question: 'How many students are in the EOA cohort, and at which schools?',
    formula: 'Students in the EOA cohort, each at the school of the latest roster row.',
  },
  'transcripts/summary': {
    question: 'How many students in the EOA cohort have a transcript?',
    formula: 'Students in the EOA cohort with at least one transcript row in the four years.',
  },
  'test-scores/detail/sat-histogram': {
    question: 'How are SAT superscores distributed?',
    formula:
      'Best Reading and Writing plus best Math over all sittings of each cohort student; otherwise the best total.',
  },
  'test-scores/detail/act-histogram': {
    question: 'How are ACT superscores distributed?',
    formula: 'Mean of the best four sections of each cohort student, halves rounded up; otherwise the best composite.',
  },
  'test-scores/detail/ap-histogram': {
    question: 'How are AP scores distributed?',
    formula: 'Each AP exam score of the cohort, 1 to 5.',
  },
  'test-scores/detail/ib-histogram': {
    question: 'How are IB scores distributed?',
    formula: 'Each IB exam score of the cohort, 1 to 7.',
  },
  'test-scores/detail/ap-subject-area-counts': {
    question: 'In which subject areas were AP exams taken?',
    formula: 'AP exam scores of the cohort by subject area.',
  },
  'test-scores/detail/ib-subject-area-counts': {
    question: 'How many IB exams does a test taker take in each subject area?',
    formula: 'IB exam scores of the cohort in the area, divided by the cohort students with an IB score.',
  },
  'test-scores/summary': {
    question: 'How many test scores are there?',
    formula:
      'SAT and ACT count students with a superscore, AP and IB count exam scores; duplicates and sub-scores left out.',
  },
  'transcripts/detail/gpa-histogram': {
    question: 'How are grade point averages distributed?',
    formula: 'Grade points times credits, divided by credits, on the unweighted 4.0 scale; one per cohort student.',
  },
  'transcripts/detail/subject-area-average-credits': {
    question: 'How many credits do students earn in each subject area over four years?',
    formula: 'Credits earned in the area as Carnegie units, divided by all students of the EOA cohort.',
  },
};

export const PROVENANCE_EN: ProvenanceWords = {
  rosterOnly: 'based on roster only',
  notUploaded: (dataset) => `${dataset}: not uploaded`,
  unreadable: (dataset) => `${dataset}: the file could not be read`,
  ofYear: (dataset, year) => `${dataset} for ${year}`,
  ofType: (dataset, type) => `${dataset}: ${type}`,
  scores: (test) => `${test} scores`,
};
