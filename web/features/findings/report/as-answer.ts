import type { Figures, GroupFigures, MeasureAnswer } from '#contract/quality/opportunity.ts';
import type { ReportFigures, ReportGroup, ReportMeasure } from '#contract/quality/opportunity-report.ts';

/** What is known of a group that is not shown. */
const NO_NUMBERS: Omit<Figures, 'hidden'> = {
  ...{ size: 0, attained: 0, rate: null, small: false, interval: null, bounds: null },
};

export const figuresOf = (of: ReportFigures): Figures => (of.hidden ? { ...NO_NUMBERS, hidden: true } : of);

export const groupOf = (of: ReportGroup): GroupFigures =>
  of.hidden
    ? {
        ...NO_NUMBERS,
        ...{ trait: of.trait, value: of.value, hidden: true },
        ...{ others_rate: null, difference: null, ratio: null, missing_students: null },
      }
    : of;

/** Of missing data, where all students are hidden. */
const NO_COUNTS: Omit<MeasureAnswer['basis'], 'files' | 'version'> = {
  unknown: { gender: 0, race: 0, disability: 0, english_learner: 0, low_income: 0 },
  ...{ left_out: 0, uncertain: 0, floating: 0 },
};

/** A measure of the report as the page knows it; what is hidden has no numbers. */
export const measureOf = (of: ReportMeasure): MeasureAnswer => ({
  ...of,
  basis: { ...NO_COUNTS, ...of.basis },
  all: figuresOf(of.all),
  groups: of.groups.map(groupOf),
});
