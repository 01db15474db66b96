import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { patternOf } from '#datasets/kit/phrases.ts';
import { ANSWERED_NO, answeredNoBefore } from './answered-no.ts';

/** What ends the name of a program for students who are not in it anymore, or never were. */
const ENDED =
  'exited|former|formerly|dismissed|declassified|inactive|no longer|ended|did not qualify|not eligible|ineligible|denied';
/**
 * Of English learners, who are fluent then (docs/domain/vocabularies.md#english-learners). In special education to
 * be monitored is a service.
 */
const FLUENT = 'monitor|monitored|monitoring|reclassified|redesignated';

/** 'Not in IEP', 'Exited ESL', 'ELL - Exited': the program of a student who is not in it. */
const outOf = (programs: string, ended = ENDED): string =>
  `^(no|not|non|never|former|formerly|exited|no longer)\\b.*\\b(${programs})\\b|^(${programs})\\b.*\\b(${ended})\\b`;

/** 'Not yet exited ESL'. */
const NOT_OUT = '^(not|never)( yet)?( been)? (exit|dismiss|monitor|reclass|redesig|denied)';

/**
 * Beside the name of a program they leave open whether the student is in it: 'IEP Pending', 'ESL - Services declined'.
 */
const OPEN = patternOf({
  has: ['no(t)', 'non', 'never', 'did', 'out', 'without', 'former(ly)', 'prior', 'previous(ly)', 'ever'],
  hasStart: [
    ...[
      'pending',
      'refer',
      'evaluat',
      'screen',
      'refus',
      'declin',
      'waive',
      'revok',
      'expir',
      'withdr',
      'process',
      'consent',
    ],
    ...[
      'denied',
      'denial',
      'exit',
      'monitor',
      'inactive',
      'ended',
      'dismiss',
      'immigrant',
      'ineligib',
      'possible',
      'applica',
      'gifted',
      'potential',
    ],
  ],
}).concat('|', ANSWERED_NO);

/**
 * Long form: one row per student and program, as userFlags of School Data Sync and lists of programs
 * (docs/domain/vocabularies.md#flags). Numbers are CALPADS program codes. A program that says nothing about a student
 * here is 'other program'.
 */
export const STUDENT_FLAGS: Vocabulary = {
  name: 'flag',
  never: answeredNoBefore('iep', 'sped', 'spec', '504', 'el', 'lep', 'esl', 'free', 'fr', 'red', 'econ'),
  values: [
    {
      value: 'not iep',
      label: 'not in special education',
      synonyms: [{ General: ['No IEP', 'General Education', 'GenEd', 'Gen Ed'] }],
      pattern: outOf('iep|sped|special ed[a-z]*'),
      unless: NOT_OUT,
    },
    {
      value: 'not ell',
      label: 'not an English learner',
      synonyms: [
        { General: ['English Only', 'EO', 'RFEP', 'IFEP', 'Reclassified', 'Fluent English Proficient', 'Non-ELL'] },
      ],
      pattern: outOf('ell?|lep|esl|esol|english l[a-z]*', `${ENDED}|${FLUENT}`),
      unless: NOT_OUT,
    },
    {
      value: 'not low-income',
      label: 'not low-income',
      synonyms: [{ General: ['Paid', 'Paid Lunch', 'Full Price', 'Full Pay', 'Full Price Lunch'] }],
      pattern: outOf('frp?l|economic[a-z]*|low.income|free|reduced'),
      unless: NOT_OUT,
    },
    {
      value: 'iep',
      label: 'iep',
      synonyms: [{ General: ['Special Education', 'SWD', 'SPED', 'SE', 'idea'], CALPADS: ['144'] }],
      pattern: patternOf({
        startsWith: ['iep', 'sped', 'swd', 'spec(ial)(~)ed(ucation)', 'student(s) with disabilities'],
      }),
      unless: OPEN,
    },
    {
      value: '504',
      label: '504',
      synonyms: [{ General: ['Section 504'], CALPADS: ['101'] }],
      pattern: patternOf({ startsWith: ['504', 'section 504', 'sec(.) 504'] }),
      unless: OPEN,
    },
    {
      value: 'low-income',
      label: 'freeLunch, reducedLunch',
      synonyms: [
        {
          General: ['Economically Disadvantaged', 'frl', 'frpl', 'Free and Reduced Lunch', 'NSLP', 'SNAP', 'TANF'],
          'School Data Sync': ['freeLunch', 'reducedLunch'],
          CALPADS: ['181', '182'],
        },
      ],
      pattern: patternOf({
        startsWith: [
          'free lunch',
          'reduced lunch',
          'free meal(s)',
          'reduced meal(s)',
          'free and reduced',
          'free or reduced',
          'free(~)reduced',
          'free/reduced',
          'reduced(~)price',
          'econ(omically) dis(advantaged)',
          'socioeconomically disadvantaged',
          'low(~)income',
          'direct(ly) certif(ied)',
          'direct certification',
        ],
      }),
      unless: OPEN,
    },
    {
      value: 'ell',
      label: 'ell',
      synonyms: [
        {
          General: ['el', 'lep', 'esl', 'esol', 'enl', 'English Learner', 'English as a Second Language', 'Title III'],
        },
      ],
      pattern: patternOf({
        startsWith: [
          'ell',
          'lep',
          'esl',
          'esol',
          'english learner(s)',
          'english language learner(s)',
          'english as a second',
          'english language development',
          'limited english',
          'emergent bilingual',
          'multilingual learner(s)',
          'title iii',
        ],
      }),
      unless: OPEN,
    },
    {
      value: 'other program',
      label: 'another program',
      synonyms: [
        {
          General: [
            'Title I',
            'Title 1',
            'Migrant',
            'Homeless',
            'Foster',
            'Gifted',
            'GATE',
            'AVID',
            'CTE',
            'Title III Immigrant',
          ],
        },
      ],
      pattern: patternOf({
        startsWith: [
          'title i',
          'title 1',
          'title vi',
          'migrant',
          'homeless',
          'mckinney',
          'foster',
          'gifted',
          'talented',
          'immigrant',
          'military',
          'athletic(s)',
        ],
      }),
    },
  ],
};
