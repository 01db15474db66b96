import { MEASURE_WORDS_EN } from '#contract/quality/measure-words/en.ts';
import type { FindingsFileWords } from '../findings-file.ts';
import { groupIn, questionIn, traitIn } from '../measure-names.ts';

export const FINDINGS_FILE_EN: FindingsFileWords = {
  title: (district, yearEnding) => `Opportunity findings of ${district}, class of ${yearEnding}`,
  description:
    'Who gets which courses, exams and courses of study, by group and school, with 95% intervals and with how far the missing data could move each rate. One row for each measure, scope and group. A finding says that a rate is lower. It does not say why.',
  allSchools: 'All schools',
  question: questionIn(MEASURE_WORDS_EN),
  trait: traitIn(MEASURE_WORDS_EN),
  group: groupIn(MEASURE_WORDS_EN),
  fields: {
    measure: ['Measure', 'Name of the measure. It stays the same in every language and version.'],
    question: ['Question', 'What is asked of every student.'],
    theme: ['Theme', 'What the measure is about: access, success, progress or completion.'],
    scope_id: ['Scope ID', "'all' for all schools, or the ID of a school."],
    scope: ['Scope', 'All schools, or the name of a school. Students are counted at their home school.'],
    trait: ['Trait', "By what the groups differ; 'all' for all students."],
    group: ['Group', "The group of the trait; 'all' for all students."],
    group_name: ['Name of the group', 'The group in words.'],
    status: [
      'Status',
      "'shown', 'nobody' where no student of the group is asked, or 'hidden': the group has fewer than 10 students, or a number of such a group would follow from it.",
    ],
    asked: ['Students', 'Students of the group who are asked.'],
    attained: ['Of whom true', 'Of them, those of whom it is true.'],
    rate: ['Rate %', '100 x attained / asked.'],
    interval_low: ['Interval from %', 'Lower end of the 95% interval (Wilson).'],
    interval_high: ['Interval to %', 'Upper end of the 95% interval (Wilson).'],
    possible_low: ['Lowest possible %', 'The lowest rate that is possible whatever the missing data says.'],
    possible_high: ['Highest possible %', 'The highest rate that is possible whatever the missing data says.'],
    others_rate: ['Others %', 'Rate of all students with another known value of the trait.'],
    difference: ['Difference, points', 'Rate less the rate of the others, in percentage points.'],
    ratio: ['Ratio', 'Rate divided by the rate of the others.'],
    missing_students: ['Missing students', 'How many more students there would be at the rate of the others.'],
    ready: ['Ready', 'Whether the measure can be trusted already.'],
    not_ready_reason: ['What comes first', 'Where the measure is not ready: what has to be fixed first.'],
    version: ['Version', 'Version of the numbers.'],
  },
  sheets: { rows: 'Findings', about: 'About' },
  about: {
    version: 'Version of the numbers',
    computed: 'Computed',
    settings: 'Settings in force',
    files: 'Files',
    hash: 'SHA-256',
    hidden:
      "Rows with the status 'hidden' have no numbers: the group has fewer than 10 students, or a number of such a group would follow from it.",
    caution: 'A finding says that a rate is lower. It does not say why.',
    never: 'Not computed yet',
  },
  settings: {
    cuts: (ap, ib) => `AP exams count from a score of ${ap}, IB exams from ${ib}.`,
    everLearner: 'A student who was an English learner in any year counts as one.',
    everLowIncome: 'A student who had a low income in any year counts as one.',
    comparedWith: (trait, group) => `${trait}: groups are compared with ${group}, not with all others.`,
    own: (names) => `Your own requirements: ${names}.`,
  },
  yes: 'Yes',
  no: 'No',
  reasons: {
    files_missing: 'A school has not uploaded everything that this rests on.',
    courses_unmatched: 'Fewer than 95% of the transcript rows found their course in a catalog.',
    scores_unmatched: 'Fewer than 95% of the test scores found their student.',
    sced_missing: 'Fewer than 95% of the transcript rows have a SCED code.',
  },
};
