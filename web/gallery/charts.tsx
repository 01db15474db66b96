import { BarList } from '#web/charts/bar-list.tsx';
import { GPA_BINS, SAT_BINS } from '#web/charts/bins.ts';
import { ChartFigure } from '#web/charts/chart-figure.tsx';
import { countValue, percentValue } from '#web/charts/chart-values.ts';
import { GroupedBars } from '#web/charts/grouped-bars.tsx';
import { Histogram } from '#web/charts/histogram.tsx';
import { Lollipop } from '#web/charts/lollipop.tsx';
import { SplitBar } from '#web/charts/split-bar.tsx';
import { Waterfall } from '#web/charts/waterfall.tsx';
import { Part, State } from './state.tsx';

const GENDER = [
  { name: 'Female', percent: 48.3 },
  { name: 'Male', percent: 50.7 },
  { name: 'Other', percent: 1 },
];
const RACE = [
  { name: 'Latinx', percent: 46.2 },
  { name: 'American indian', percent: 0.4 },
  { name: 'Other', percent: 0 },
  { name: 'Unknown', percent: null },
];
const SCORES = [820, 900, 960, 1010, 1020, 1030, 1100, 1130, 1180, 1240, 1310, 1480];
const AREAS = [
  { name: 'English Language and Literature', value: 131 },
  { name: 'Mathematics', value: 38 },
  { name: 'Career and Technical Education', value: 0 },
];

export function Charts() {
  return (
    <Part name="Charts">
      <State name="split bar: cohort, all, nothing known">
        <SplitBar parts={GENDER} series="cohort" />
        <SplitBar parts={GENDER} series="all" />
        <SplitBar parts={[{ name: 'Female', percent: null }]} series="all" />
      </State>
      <State name="lollipop: cohort and all">
        <Lollipop shares={RACE} series="cohort" />
        <Lollipop shares={RACE} series="all" />
      </State>
      <State name="histogram of ranges">
        <Histogram
          id="gallery-sat"
          title="SAT superscore"
          units="12 students"
          unit="students"
          scores={SCORES}
          plan={SAT_BINS}
        />
      </State>
      <State name="histogram without scores">
        <Histogram id="gallery-gpa" title="GPA" units="0 students" unit="students" scores={[]} plan={GPA_BINS} />
      </State>
      <State name="bars in their figure">
        <ChartFigure
          id="gallery-areas"
          title="AP tests by subject area"
          units="169 tests"
          summary="Most in English Language and Literature: 131."
          values={{ columns: ['Area', 'Tests'], rows: AREAS.map(({ name, value }) => [name, countValue(value)]) }}
        >
          <BarList items={AREAS.map((area) => ({ ...area, label: String(area.value) }))} series="cohort" />
        </ChartFigure>
      </State>
      <State name="bars of one whole">
        <BarList
          items={AREAS.map((area) => ({
            ...area,
            label: String(area.value),
            note: percentValue((area.value / 200) * 100).text,
          }))}
          series="accent"
          max={200}
          track
        />
      </State>
      <State name="groups compared">
        <GroupedBars
          series={[
            { key: 'cohort', name: 'EOA cohort' },
            { key: 'all', name: 'All students' },
          ]}
          groups={[
            { name: 'Low income', percents: [51.7, 53.3] },
            { name: 'Students with disabilities', percents: [9.6, null] },
          ]}
        />
      </State>
      <State name="waterfall">
        <Waterfall
          left={(count) => `${count} left`}
          steps={[
            { key: 'all', label: 'All students', remaining: 240, leftOut: 0, total: 'all' },
            { key: 'class', label: 'Not in the class', note: 'Grade 12 in another year', remaining: 226, leftOut: 14 },
            { key: 'cohort', label: 'EOA cohort', remaining: 226, leftOut: 0, total: 'cohort' },
          ]}
        />
      </State>
    </Part>
  );
}
