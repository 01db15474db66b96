import type { Mark } from '#datasets/kit/dataset.ts';

/**
 * As the legends of report cards have them. What one school calls A and another one B ('Superior',
 * 'Honors') is not among them.
 */
const DESCRIBED: Readonly<Record<string, readonly string[]>> = {
  A: ['EXCELLENT', 'OUTSTANDING', 'EXCEPTIONAL'],
  B: ['GOOD', 'VERYGOOD', 'ABOVEAVERAGE'],
  C: ['AVERAGE', 'SATISFACTORY', 'FAIR'],
  D: ['BELOWAVERAGE', 'POOR', 'PASSING', 'BARELYPASSING', 'MINIMUMPASSING', 'NEEDSIMPROVEMENT'],
};

const letter = (mark: string, points: number): Mark => ({
  mark,
  synonyms: [],
  beside: DESCRIBED[mark.charAt(0)] ?? [],
  points,
  credit: 'as stated',
});
const failing = (mark: string, synonyms: readonly string[] = []): Mark => ({
  mark,
  synonyms,
  points: 0,
  credit: 'never',
});
const passing = (mark: string, synonyms: readonly string[] = []): Mark => ({
  mark,
  synonyms,
  points: null,
  credit: 'as stated',
});
const noCredit = (mark: string, synonyms: readonly string[] = []): Mark => ({
  mark,
  synonyms,
  points: null,
  credit: 'never',
});
/** No end yet, or none that was graded. */
const open = passing;

export const MARKS: readonly Mark[] = [
  letter('A+', 4.0),
  letter('A', 4.0),
  letter('A-', 3.7),
  letter('B+', 3.3),
  letter('B', 3.0),
  letter('B-', 2.7),
  letter('C+', 2.3),
  letter('C', 2.0),
  letter('C-', 1.7),
  letter('D+', 1.3),
  letter('D', 1.0),
  letter('D-', 0.7),
  failing('F', ['REPROBADO', 'REPROBADA', 'F+', 'F-', 'FAIL', 'FAILED', 'FAILING', 'FAILURE']),
  failing('E'),
  failing('WF', [
    'WITHDRAWNFAILING',
    'WITHDRAWFAILING',
    'WITHDREWFAILING',
    'W/F',
    'WITHDRAWFAIL',
    'WITHDRAWNFAIL',
    'W-F',
  ]),
  passing('P', ['APROBADO', 'APROBADA', 'PASS', 'PASSED', 'PASSING', 'PS', 'PA', 'HP', 'LP', 'P+', 'P-']),
  passing('CR', ['CREDIT']),
  passing('S', ['SAT', 'SATISFACTORY', 'S+', 'S-']),
  passing('EX', ['EXEMPT', 'EXC', 'EXCUSED', 'EXMT', 'EXEM', 'MED', 'MEDICAL']),
  noCredit('NP', ['NOPASS', 'N/P', 'NOTPASSING', 'NOTPASSED', 'DIDNOTPASS']),
  noCredit('NC', ['NOCREDIT', 'N/C', 'NCR', 'NOCR', 'NO-CREDIT']),
  noCredit('U', ['UNSAT', 'UNSATISFACTORY']),
  open('I', ['INCOMPLETO', 'INC', 'INCOMP', 'INCOMPLETE']),
  open('IP', ['INPROGRESS', 'IN-PROGRESS', 'INPROG', 'CURRENTLYENROLLED', 'COURSEINPROGRESS', 'ONGOING']),
  open('WIP'),
  open('W', ['WD', 'W/D', 'WDR', 'WITHDRAWN', 'WITHDREW', 'WITHDRAWAL', 'DROP', 'DROPPED', 'DRP']),
  open('WP', [
    'WITHDRAWNPASSING',
    'WITHDRAWPASSING',
    'WITHDREWPASSING',
    'W/P',
    'WITHDRAWPASS',
    'WITHDRAWNPASS',
    'W-P',
    'WITHDRAWN/PASS',
  ]),
  open('AU', ['AUD', 'AUDIT']),
  open('NG', ['NOGRADE', 'NGR', 'NOTGRADED', 'NOTYETGRADED']),
  open('NM', ['NOMARK']),
  open('X', ['WAIVER', 'WAIVED']),
  open('T', ['TR', 'TRF', 'TRAN', 'XFER', 'TRANSFER', 'TRANSFERRED']),
];

/** Of these a credit that is not stated is not earned so far; of a waiver or a transfer it is missing. */
export const MARKS_WITHOUT_END = ['I', 'IP', 'WIP', 'W', 'WP', 'AU', 'NG', 'NM'];
