import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { formatPercent } from '#web/app/format.ts';
import { Lollipop } from '#web/charts/lollipop.tsx';
import type { Series } from '#web/charts/series.ts';
import { SeriesMark } from '#web/charts/series-mark.tsx';
import { SplitBar } from '#web/charts/split-bar.tsx';
import { quality } from '#web/messages/en/quality/quality.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { BigNumber } from '#web/ui/big-number.tsx';
import { type DemographicBlock as Block, genderShares, learnerShares, raceShares } from './demographic-rows.ts';

const words = qualityPanels.demographics;

interface DemographicBlockProps {
  series: Extract<Series, 'cohort' | 'all'>;
  block: Block;
  /** Gives the order of the race groups. */
  cohort: Block;
}

/** One group of students: how many, and who they are. */
export function DemographicBlock({ series, block, cohort }: DemographicBlockProps) {
  const isCohort = series === 'cohort';
  const count = block.student_count;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <SeriesMark series={series} />
        {isCohort ? quality.cohort : quality.allStudents}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        // Browsers cannot break lines that are tied over two columns: on paper both notes have room for two lines.
        sx={{ color: 'portal.text2', mb: 2, '@media print': { minHeight: '2lh' } }}
      >
        {isCohort ? words.cohortNote : words.allNote}
      </Typography>
      <BigNumber value={count} unit={isCohort ? words.qualify(count) : words.students(count)} />
      <Part title={words.gender} units={words.units}>
        <SplitBar parts={genderShares(block)} series={series} />
      </Part>
      <Part title={words.race} units={words.raceUnits}>
        <Lollipop shares={raceShares(block, cohort)} series={series} />
      </Part>
      <Cells block={block} />
    </Box>
  );
}

/** The figures under a picture are text, so that it needs no other summary. */
function Part({ title, units, children }: { title: string; units: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="figure" aria-labelledby={id} sx={{ m: 0, mt: 4, breakInside: 'avoid' }}>
      <Box component="figcaption" sx={{ mb: 2 }}>
        <Typography id={id} component="p" variant="subtitle2">
          {title}
        </Typography>
        <Typography component="p" variant="caption" sx={{ color: 'portal.text2' }}>
          {units}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

/** Low income, disabilities, and English learners against Native/Fluent. */
function Cells({ block }: { block: Block }) {
  const shares = block.demographic_percentages;
  const { learner, native } = learnerShares(block);
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 6,
        rowGap: 3,
        m: 0,
        mt: 4,
        pt: 4,
        borderTop: 1,
        borderColor: 'portal.line',
      }}
    >
      <Cell name={words.lowIncome} percent={shares.low_income} />
      <Cell name={words.disabilities} percent={shares.student_with_disabilities} />
      <Cell name={words.learners} percent={learner}>
        {native !== null && (
          <Box component="span" sx={{ fontWeight: 'fontWeightRegular', color: 'portal.text2' }}>
            {' / '}
            {formatPercent(native)}
          </Box>
        )}
      </Cell>
    </Box>
  );
}

function Cell({ name, percent, children }: { name: string; percent: number | null; children?: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: 'portal.text2' }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="numberSmall"
        sx={percent === null ? { m: 0, color: 'portal.text2' } : { m: 0 }}
      >
        {formatPercent(percent)}
        {children}
      </Typography>
    </div>
  );
}
