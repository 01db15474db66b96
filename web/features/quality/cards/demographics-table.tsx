import { type ChartValues, percentValue } from '#web/charts/chart-values.ts';
import type { Share } from '#web/charts/share.ts';
import { ValuesTable } from '#web/charts/values-table.tsx';
import { quality } from '#web/messages/en/quality/quality.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { type DemographicBlock, genderShares, otherShares, raceShares } from './demographic-rows.ts';

/** The shares of both groups of students side by side, in the order of the charts. */
export function pairedValues(title: string, cohort: readonly Share[], all: readonly Share[]): ChartValues {
  return {
    columns: [title, quality.cohort, quality.allStudents],
    rows: cohort.map(({ name, percent }, index) => [
      name,
      percentValue(percent),
      percentValue(all[index]?.percent ?? null),
    ]),
  };
}

interface Blocks {
  cohort: DemographicBlock;
  total: DemographicBlock;
}

function tablesOf({ cohort, total }: Blocks): { title: string; values: ChartValues }[] {
  const { gender, race, other } = qualityPanels.demographics;
  return [
    { title: gender, values: pairedValues(gender, genderShares(cohort), genderShares(total)) },
    { title: race, values: pairedValues(race, raceShares(cohort, cohort), raceShares(total, cohort)) },
    { title: other, values: pairedValues(other, otherShares(cohort), otherShares(total)) },
  ];
}

/** Everything the two blocks show, as three tables. */
export const DemographicsTable = (blocks: Blocks) =>
  tablesOf(blocks).map(({ title, values }) => <ValuesTable key={title} caption={title} {...values} />);

/** The same as one list for a file: the kind of group, the group, its share of each. */
export const demographicValues = (blocks: Blocks): ChartValues => ({
  columns: [qualityPanels.demographics.kind, qualityPanels.demographics.group, quality.cohort, quality.allStudents],
  rows: tablesOf(blocks).flatMap(({ title, values }) => values.rows.map((row) => [title, ...row])),
});
