import Box from '@mui/material/Box';
import type { Trait } from '#contract/quality/opportunity.ts';
import { formatPercent } from '#web/app/format.ts';
import { IntervalMarks } from '#web/charts/interval-plot.tsx';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { groupsOf, rowOf, type ShownFigures } from '../group-rows.ts';
import { type Step, stepName } from './ladder-flow.tsx';

const said = words.ladder;

interface Row {
  name: string;
  /** By step. */
  of: readonly (ShownFigures | undefined)[];
}

interface DropOffProps {
  steps: readonly Step[];
  trait: Trait;
}

/** Of each group, the share that went on from each step. */
export function DropOff({ steps, trait }: DropOffProps) {
  const byStep = steps.map((step) => new Map(groupsOf(step, trait).map(({ name, of }) => [name, of])));
  const names = [...new Set(byStep.flatMap((groups) => [...groups.keys()]))].filter((name) =>
    byStep.some((groups) => groups.get(name)?.rate != null),
  );
  const rows = names.map((name): Row => ({ name, of: byStep.map((groups) => groups.get(name)) }));
  const columns: readonly DataColumn<Row>[] = [
    { key: 'group', header: words.columns.group, width: '20%', rowHeader: true, render: ({ name }) => name },
    ...steps.map(
      (step, at): DataColumn<Row> => ({
        key: step.from,
        header: said.after(stepName(step)),
        width: '20%',
        render: ({ name, of }) => <Cell name={name} of={of[at]} />,
      }),
    ),
  ];
  return (
    <Box sx={{ '& td, & th': { verticalAlign: 'middle' } }}>
      <DataTable caption={said.byGroup} columns={columns} rows={rows} rowKey={({ name }) => name} blocksBelow="sm" />
    </Box>
  );
}

function Cell({ name, of }: { name: string; of: ShownFigures | undefined }) {
  const row = of && rowOf({ name, of });
  if (!row || row.rate === null) return <Box sx={{ color: 'portal.text2' }}>{of?.small ? words.small : '–'}</Box>;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 3.5rem',
        columnGap: 2,
        alignItems: 'center',
        displayPrint: row.notOnPaper ? 'none' : undefined,
      }}
    >
      <IntervalMarks row={row} series="cohort" />
      <Box aria-hidden sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {formatPercent(row.rate)}
      </Box>
      <VisuallyHidden>{row.spoken}</VisuallyHidden>
    </Box>
  );
}
