import { formatPercent } from '#web/app/format.ts';
import type { Share } from '#web/charts/share.ts';
import { type ChartValues, ValuesTable } from '#web/charts/values-table.tsx';
import { quality } from '#web/messages/en/quality.ts';
import { type DemographicBlock, genderShares, otherShares, raceShares } from './demographic-rows.ts';

/** The shares of both groups of students side by side, in the order of the charts. */
export function pairedValues(title: string, cohort: readonly Share[], all: readonly Share[]): ChartValues {
  return {
    columns: [title, quality.cohort, quality.allStudents],
    rows: cohort.map(({ name, percent }, index) => [
      name,
      formatPercent(percent),
      formatPercent(all[index]?.percent ?? null),
    ]),
  };
}

/** Everything the two blocks show, as three tables. */
export function DemographicsTable({ cohort, total }: { cohort: DemographicBlock; total: DemographicBlock }) {
  const { gender, race, other } = quality.demographics;
  const tables = [
    { title: gender, values: pairedValues(gender, genderShares(cohort), genderShares(total)) },
    { title: race, values: pairedValues(race, raceShares(cohort, cohort), raceShares(total, cohort)) },
    { title: other, values: pairedValues(other, otherShares(cohort), otherShares(total)) },
  ];
  return tables.map(({ title, values }) => <ValuesTable key={title} caption={title} {...values} />);
}
