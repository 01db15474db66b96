import { type BarItem, BarList } from '#web/charts/bar-list.tsx';
import { ChartFigure } from '#web/charts/chart-figure.tsx';
import { NoData } from '#web/charts/no-data.tsx';
import { shownName } from '#web/messages/en/names.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { shell } from '#web/messages/en/shell.ts';

const words = qualityPanels.testScores;

interface SubjectBarsProps {
  /** Key of the kept choice between chart and table. */
  id: string;
  title: string;
  units: string;
  /** Heading of the values in the table. */
  column: string;
  subjects: Readonly<Record<string, number>>;
  format: (value: number) => string;
}

/** One number per subject area, largest first. */
export function SubjectBars({ id, title, units, column, subjects, format }: SubjectBarsProps) {
  const items: BarItem[] = Object.entries(subjects)
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .map(([name, value]) => ({ name: shownName(name), value, label: format(value) }));
  const [top] = items;
  return (
    <ChartFigure
      id={id}
      title={title}
      units={units}
      summary={top === undefined ? shell.noData : words.top(top.name, top.label)}
      values={{
        columns: [words.subjectArea, column],
        rows: items.map(({ name, value, label }) => [name, { value, text: label }]),
      }}
    >
      {top === undefined ? <NoData /> : <BarList items={items} series="cohort" />}
    </ChartFigure>
  );
}
