import type { Figures, GroupFigures, MeasureAnswer } from '#contract/quality/opportunity.ts';
import type { ReportFigures, ReportGroup, ReportMeasure } from '#contract/quality/opportunity-report.ts';

interface Answered {
  all: Figures;
  groups: readonly GroupFigures[];
}

export const withheld = (figures: Figures): ReportFigures =>
  figures.hidden ? { hidden: true } : { ...figures, hidden: false };

/** What the measure rests on; counts of missing data are of the students, too. */
export const withheldBasis = ({
  all,
  basis: { files, version, ...counts },
}: Pick<MeasureAnswer, 'all' | 'basis'>): ReportMeasure['basis'] => ({
  files,
  version,
  ...(all.hidden ? {} : counts),
});

/**
 * The figures as they may leave the portal. Where all students of a scope are hidden, the rate of others
 * would say what they are.
 */
export function withholdSmall({ all, groups }: Answered): { all: ReportFigures; groups: ReportGroup[] } {
  const alone = { others_rate: null, difference: null, ratio: null, missing_students: null };
  return {
    all: withheld(all),
    groups: groups.map(
      (group): ReportGroup =>
        group.hidden
          ? { trait: group.trait, value: group.value, hidden: true }
          : { ...group, ...(all.hidden ? alone : {}), hidden: false },
    ),
  };
}
