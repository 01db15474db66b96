import type { Synonyms } from '#datasets/kit/synonyms.ts';

/** Headers seen in the field for columns that this dataset alone has, the best first (docs/domain/headers.md#known-headers). */
export const FINAL_GRADE_HEADERS: Synonyms = [
  {
    General: ['Final Mark', 'Mark', 'Letter', 'Alpha', 'Alpha Mark', 'Letter Grd', 'Ltr Grade', 'Ltr'],
    'WA CEDARS': ['Letter Grade'],
    'New Jersey': ['Alpha Grade Earned'],
  },
  {
    General: ['LetterGrade', 'Course Grade'],
    'Ed-Fi': ['finalLetterGradeEarned', 'finalNumericGradeEarned'],
    eSchoolPlus: ['mark_value'],
  },
  {
    General: ['Final Letter Grade', 'Grade Letter', 'Letter Mark', 'Final Course Grade', 'Course Mark'],
    'Infinite Campus': ['transcript.score'],
  },
  { General: ['Grade Earned', 'Earned Grade', 'Grade Mark', 'Transcript Grade'], Aeries: ['HIS.MK', 'MK'] },
  {
    General: [
      'Alpha Grade',
      'Final Grd',
      'Fin Grade',
      'Posted Grade',
      'Grade Value',
      'Grade Title',
      'Course Final Letter Grade',
      'Grade Awarded',
      'Final',
      'FIN',
      'FG',
      'Final Average',
      'Final Avg',
      'Fin Avg',
      'Course Average',
      'Semester Grade',
      'SemGrade',
      'Semester Average',
      'Sem Avg',
      'Overall Grade',
      'Overall Mark',
      'Historical Grade',
      'Hist Grade',
      'Hist Grd',
      'Earned Mark',
      'Final Numeric',
      'Final Numeric Grade',
      'Final Percent',
      'Final Pct',
      'Final Score',
      'Grade Pct',
      'Num Grade',
      'Numeric Mark',
      'Percentage',
    ],
  },
];

export const CREDITS_EARNED_HEADERS: Synonyms = [
  {
    PowerSchool: ['EarnedCrHrs'],
    Skyward: ['Earned Credit'],
    General: ['Earned Credits'],
    'Ed-Fi': ['earnedCredits'],
    eSchoolPlus: ['earn_credit'],
  },
  {
    General: [
      'Credit Earned',
      'Credit Completed',
      'Units Completed',
      'Crs Credits Earned',
      'Credits Earned',
      'Cred Earned',
      'Crd Earned',
      'Credit Hours Earned',
      'Earned Cr',
      'Earned Units',
      'Units Earned',
    ],
    'Infinite Campus': ['transcript.creditsEarned', 'transcript.earnedCredits'],
    Aeries: ['HIS.CC'],
  },
  {
    General: [
      'Actual Credit',
      'Credit Received',
      'Credits Received',
      'Credit Awarded',
      'Credits Awarded',
      'Cr Earned',
      'Credits Granted',
      'High School Credit Earned',
      'HS Credit Earned',
      'Sem Cr',
      'Sem Credit',
      'Semester Credit',
      'Semester Credits',
      'Sem Credits',
    ],
    Aeries: ['CC', 'Cred Comp', 'Cr Cmp', 'Cr Comp'],
  },
  {
    General: [
      // The only credits of a transcript are those it gives. Beside earned ones they are attempted (server/ingest/recognise/evidence/marks/credits-beside.ts).
      'Credits',
      'Credit',
      'Credit Hours',
      'Credit Value',
      'Units',
      'Cred',
      'Crd',
      'Crds',
    ],
  },
];

export const CREDITS_ATTEMPTED_HEADERS: Synonyms = [
  {
    PowerSchool: ['PotentialCrHrs'],
    General: ['Potential Credit'],
    'Ed-Fi': ['attemptedCredits'],
    eSchoolPlus: ['att_credit'],
    Skyward: ['Attempted Credit'],
  },
  {
    General: [
      'Attempted Credits',
      'Cred Attempted',
      'Credit Hours Attempted',
      'Credits Possible',
      'Possible Credit',
      'Poss Cr',
      'Cr Atmpt',
      'Units Attempted',
    ],
    'Infinite Campus': ['transcript.creditsAttempted'],
    Aeries: ['HIS.CR'],
  },
  { General: ['Potential Credits', 'Credit Attempted'], Aeries: ['CR'] },
];

export const TERM_HEADERS: Synonyms = [
  {
    PowerSchool: ['StoreCode', 'Store Code'],
    General: ['Semester', 'Marking Period', 'GradingPeriod', 'Session'],
    'Ed-Fi': ['termDescriptor'],
  },
  { General: ['Term Code', 'Term Name', 'TermCode'], 'Infinite Campus': ['transcript.actualTerm'] },
  {
    General: [
      'Sem',
      'Marking Term',
      'Grading Term',
      'Mark Period',
      'MP',
      'Reporting Term',
      'Reporting Period',
      'Rpt Period',
      'Grd Period',
      'Gr Per',
      'Sess',
      'Course Term',
      'Term Taken',
      'Term Abbreviation',
      'Term Description',
      'Term Number',
      'Term Desc',
      'Grading Period Name',
      'Marking Period Code',
      'Semester Taken',
      'Tm',
      'Trm',
      'Transcript Term',
    ],
    Aeries: ['HIS.TE'],
  },
  { General: ['Semester Code'], Aeries: ['TE'] },
  { General: ['Actual Term'], 'Infinite Campus': ['transcriptDetail.actualTerm'] },
  {
    General: ['Grade Type'],
    eSchoolPlus: ['Mark Type', 'Mark Type Code'],
    Skyward: ['Grade Bucket', 'Grading Bucket'],
  },
];

export const GRADE_POINTS_HEADERS: Synonyms = [
  {
    PowerSchool: ['GPA_Points', 'GPA Points'],
    General: [
      'Grade Point',
      'GP',
      'GPA Value',
      'Quality Points',
      'Grade Point Value',
      'Unweighted Points',
      'Unwtd Pts',
      'Unweighted Pts',
      'UW Pts',
      'UW Points',
      'Course Grade Points',
      'Unweighted Grade Points',
    ],
  },
];

export const CUMULATIVE_GPA_HEADERS: Synonyms = [
  {
    General: [
      'Cum GPA',
      'CumGPA',
      'GPA',
      'Overall GPA',
      'Cumulative Unweighted GPA',
      'Unweighted GPA',
      'GPA Cumulative',
      'Cum. GPA',
      'Total GPA',
      'Cumulative GPA Unweighted',
      'UW GPA',
      'Unwtd GPA',
      'Unwt GPA',
      'Simple GPA',
      'CGPA',
      'HS GPA',
      'High School GPA',
      'Final GPA',
      'Cumul GPA',
      'GPA 4.0',
    ],
  },
];

export const REPEAT_CODE_HEADERS: Synonyms = [
  { General: ['Repeat Code', 'Repeat Tag'], 'Ed-Fi': ['courseRepeatCodeDescriptor'] },
  {
    General: [
      'Repeat Flag',
      'Rpt',
      'Rpt Code',
      'Rpt Flag',
      'Rpt Ind',
      'Rpt Tag',
      'Repeated',
      'Repeat Indicator',
      'Course Repeat',
      'Repeated Course',
      'Is Repeat',
      'Is Repeated',
      'Repeat Status',
      'Repeat Type',
      'Course Repeat Code',
    ],
  },
];

export const CREDIT_SOURCE_HEADERS: Synonyms = [
  { General: ['Credit Source'], 'Ed-Fi': ['methodCreditEarnedDescriptor'] },
  { General: ['Credit Method', 'Credit Origin', 'Source of Credit', 'Grade Source', 'Credit Earned Method'] },
];
