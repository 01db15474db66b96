import { anyPattern } from '#datasets/kit/any-of.ts';
import type { Layout } from '#datasets/kit/layouts/layout.ts';
import type { TestScoreColumn } from './columns.ts';
import { BESIDE, isOf, NAMES, NO_SCORE, nameOf, scoresBySection, sectionRows } from './sections.ts';
import { VENDOR_SCHOOL } from './vendor-columns.ts';

const ED_FI_TEST = [/assessmenttitle$/, /assessmentidentifier$/];
export const ED_FI_METHOD = [/(^|scoreresults?0?)assessmentreportingmethod(descriptor)?(codevalue)?$/];
const ED_FI_SECTION = [/(^|assessment|reference)identificationcode$/];

/** What an Ed-Fi score is of: an objective assessment, a reporting method such as 'Total score', or the test itself. */
const edFiSection = (section: string, method: string, test: string) => `CASE
  WHEN ${section} IS NOT NULL THEN ${section}
  WHEN ${isOf(bare(method), NAMES)} THEN ${bare(method)}
  WHEN regexp_full_match(lower(${test}), '(the )?sat\\b( school day| weekend)?[^a-z]*') THEN 'Total'
  WHEN regexp_full_match(lower(${test}), '(the )?act\\b[^a-z]*') THEN 'Composite'
  ELSE ${test} END`;

/** Descriptors are written as URIs: the word is behind '#'. */
const bare = (text: string) => `regexp_replace(${text}, '^.*#', '')`;

const edFiRows = sectionRows('Ed-Fi assessment results, one score a row', {
  section: ED_FI_SECTION,
  value: [/^(studentassessment)?(scoreresults?0?)?result$/],
  others: [ED_FI_METHOD, ED_FI_TEST],
  sectionOf: (section, method = 'NULL', test = 'NULL') => edFiSection(section, method, test),
});

/** Student assessments of an Ed-Fi ODS, or of its API with the parts of a record side by side. */
const ED_FI_RESULTS: Layout<TestScoreColumn> = {
  ...edFiRows,
  headers: [anyPattern(ED_FI_TEST), anyPattern(ED_FI_METHOD), /^(studentassessment)?(scoreresults?0?)?result$/],
  columns: {
    ...edFiRows.columns,
    test_type: { from: ED_FI_TEST },
    exam_name: {
      from: ED_FI_TEST,
      beside: [ED_FI_SECTION, ED_FI_METHOD],
      read: (test, section, method = 'NULL') => nameOf(edFiSection(section, method, test), test),
    },
  },
  drops: [
    {
      from: ED_FI_METHOD,
      when: (method) => `regexp_matches(lower(${bare(method)}), '${BESIDE}')`,
      reason: 'parts-of-scores',
    },
    ...(edFiRows.drops ?? []),
  ],
};

/** 'scoreResults.1.result', 'studentObjectiveAssessments.0.scoreResults.0.result' */
const ED_FI_RESULT = /^(?:studentassessment)?(?:student(objectiveassessments\d+))?scoreresults(\d)result$/;
/** Levels and benchmarks are what a score means, beside it. */
const ED_FI_NO_SCORE = `${BESIDE}|${NO_SCORE}|\\blevel|proficien|achievement|performance|super|error|growth|lexile|quantile`;

/** The headers of a slot's record, by its name: 'objectiveassessments0' and the number of the score, or that alone. */
const ofRecord = (slot: string): { objective: string; score: string } => ({
  objective: slot.slice(0, -1),
  score: slot.slice(-1),
});
const methodOf = (slot: string) => {
  const { objective, score } = ofRecord(slot);
  const record = objective && `student${objective}`;
  return [
    new RegExp(`^(studentassessment)?${record}scoreresults${score}assessmentreportingmethod(descriptor)?(codevalue)?$`),
  ];
};
const sectionOfRecord = (slot: string) => {
  const { objective } = ofRecord(slot);
  return objective ? [new RegExp(`^student${objective}(objectiveassessmentreference)?identificationcode$`)] : [];
};

const edFiScore = (read: (score: string, section: string) => string) => ({
  from: [ED_FI_RESULT],
  beside: [sectionOfRecord, methodOf, () => ED_FI_TEST],
  read: (score: string, _slot: string, section = 'NULL', method = 'NULL', test = 'NULL') =>
    read(score, edFiSection(section, method, test)),
});

/** Student assessments of the Ed-Fi API with all scores of a record side by side, by number. */
const ED_FI_LISTS: Layout<TestScoreColumn> = {
  name: 'Ed-Fi assessment results, several scores a row',
  headers: [anyPattern(ED_FI_TEST), /scoreresults[1-9]result$|^studentobjectiveassessments\d+scoreresults\d+result$/],
  columns: { test_type: { from: ED_FI_TEST }, school: VENDOR_SCHOOL },
  slots: {
    of: 'scores',
    columns: {
      ...scoresBySection(edFiScore),
      exam_name: {
        ...edFiScore(() => 'NULL'),
        read: (_score, _slot, section = 'NULL', method = 'NULL', test = 'NULL') =>
          nameOf(edFiSection(section, method, test), test),
      },
    },
    filledBy: ['score'],
    drops: {
      of: 'score',
      when: (_section, method = 'NULL') => `regexp_matches(lower(${bare(method)}), '${ED_FI_NO_SCORE}')`,
    },
  },
};

/** The lists come first: what they have is a record of one score, too. */
export const ED_FI_SCORES: readonly Layout<TestScoreColumn>[] = [ED_FI_LISTS, ED_FI_RESULTS];
