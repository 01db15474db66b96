import type { Figures, GroupFigures, NotReady, Trait } from '#contract/quality/opportunity.ts';
import type { RowStatus } from '#contract/quality/opportunity-report.ts';
import { answeredBy } from '../answer.ts';
import type { Measure } from '../define-measure.ts';
import { countedWith, type OwnMeasure } from '../own-measures.ts';
import type { ReadScopes, ReportScope } from './read-scopes.ts';
import { withholdSmall } from './withhold.ts';

/**
 * One measure of one scope and group. Numbers are there where `status` is 'shown'; no one who
 * is asked is a number, too.
 */
export interface FindingRow {
  measure: Measure | OwnMeasure;
  reason: NotReady | null;
  scope: ReportScope;
  trait: Trait | 'all';
  value: string;
  status: RowStatus;
  figures: (Figures & Partial<Omit<GroupFigures, 'trait'>>) | null;
  version: number;
}

/** Measure by measure, the whole scope before its schools, all students before the groups. */
export function* findingRows({ scopes, version }: ReadScopes): Generator<FindingRow> {
  for (const measure of countedWith(scopes[0].stored.settings)) {
    for (const scope of scopes) {
      const { all, groups } = withholdSmall(answeredBy(scope.stored, measure));
      for (const group of [{ ...all, trait: 'all' as const, value: 'all' }, ...groups])
        yield {
          ...{ measure, scope, version, trait: group.trait, value: group.value },
          reason: scope.stored.measures[measure.id]?.reason ?? null,
          status: group.hidden ? 'hidden' : group.size === 0 ? 'nobody' : 'shown',
          figures: group.hidden ? null : group,
        };
    }
  }
}
