import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type AuditFigure, type InAudits, NETWORK_MEASURES, readNetworkMeasure } from '#contract/operator/network.ts';
import { TRAITS, type Trait } from '#contract/quality/opportunity.ts';
import { formatPercent } from '#web/app/format.ts';
import { useCall } from '#web/app/use-call.ts';
import { findings } from '#web/messages/en/findings/findings.ts';
import { network } from '#web/messages/en/people/network.ts';
import { Card } from '#web/ui/card.tsx';
import { ChoiceSelect } from '#web/ui/forms/choice-select.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { DISTRICT_NAME } from '../district-link.tsx';
import { groupName } from './group-name.ts';

const words = network.byDistrict;
type Row = InAudits[number];

/** One measure in each district, by the groups of a trait. */
export function ByDistrict({ year, trait }: { year: number; trait: Trait }) {
  const [measure, setMeasure] = useState<string>(NETWORK_MEASURES[0]);
  const chosen = NETWORK_MEASURES.find((one) => one === measure) ?? NETWORK_MEASURES[0];
  const { data, isPending, isError, error, refetch } = useCall(readNetworkMeasure, {
    params: { measure: chosen },
    query: { year_ending: year },
  });
  const id = useId();
  return (
    <Card title={words.title(findings.measures[chosen].title)}>
      <Box sx={{ width: { xs: '100%', sm: '24rem' }, mb: 4 }}>
        <Typography id={id} variant="subtitle2" component="span" sx={{ display: 'block', mb: 1 }}>
          {words.choose}
        </Typography>
        <ChoiceSelect
          labelId={id}
          options={NETWORK_MEASURES.map((one) => ({ value: one, label: findings.measures[one].title }))}
          value={chosen}
          onChange={setMeasure}
        />
      </Box>
      <Typography variant="caption" component="p" sx={{ mb: 3, color: 'portal.text2' }}>
        {words.note}
      </Typography>
      {isPending && <CardSkeleton lines={4} />}
      {isError && <InPlaceError message={words.error} hint={error.message} onRetry={() => void refetch()} />}
      {data && (
        <DataTable
          caption={findings.measures[chosen].title}
          columns={columnsOf(trait)}
          rows={data}
          rowKey={(row) => row.id}
          empty={words.none}
          blocksBelow="tablet"
        />
      )}
    </Card>
  );
}

const columnsOf = (trait: Trait): DataColumn<Row>[] => [
  {
    key: 'district',
    header: words.district,
    rowHeader: true,
    render: ({ district }) => <Box sx={DISTRICT_NAME}>{district}</Box>,
  },
  {
    key: 'all',
    header: words.all,
    align: 'right',
    // Nothing of a district that is not ready is shown; the one sentence is in its first cell.
    render: ({ reason, figures }) => (reason === null ? cellOf(figures, 'all', 'all') : words.reasons[reason]),
  },
  ...TRAITS[trait].map(
    (value): DataColumn<Row> => ({
      key: value,
      header: groupName({ trait, value }),
      align: 'right',
      render: ({ reason, figures }) => (reason === null ? cellOf(figures, trait, value) : '–'),
    }),
  ),
];

function cellOf(figures: readonly AuditFigure[], trait: string, value: string): string {
  const found = figures.find((one) => one.trait === trait && one.value === value);
  if (found === undefined || found.hidden) return words.hidden;
  return found.size === 0 ? words.nobody : formatPercent(found.rate);
}
