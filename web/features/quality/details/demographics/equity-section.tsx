import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EQUITY_RATES, type EquityRateName } from '#contract/quality/equity.ts';
import type { PanelAnswer } from '#contract/quality/panels.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { shownName } from '#web/messages/en/names.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';
import { DataTable } from '#web/ui/tables/data-table.tsx';
import { NoFilesYet } from '../../empty-panel.tsx';
import { hasFiles } from '../../missing.ts';
import { usePanel } from '../../use-panel.ts';
import { DetailBody } from '../detail-body.tsx';
import { Section } from '../section.tsx';
import { comparesAny, type EquityGroup, isMoreOften, sentencesOf, times } from './equity.ts';

const words = qualityLists.equity;

/** Equity of data loss: whose data is missing, not matched or left out more often than that of all students. */
export function EquitySection() {
  const query = usePanel('equity');
  return (
    <Section title={words.title} note={words.note}>
      <DetailBody query={query} message={words.error}>
        {(answer) => (hasFiles(answer.provenance) ? <Rates answer={answer} /> : <NoFilesYet {...answer.provenance} />)}
      </DetailBody>
    </Section>
  );
}

const Rates = ({ answer }: { answer: PanelAnswer<'equity'> }) => (
  <Box sx={{ '&& > * + *': { mt: 6 } }}>
    <Sentences answer={answer} />
    {answer.dimensions
      .filter(({ groups }) => groups.length > 0)
      .map(({ name, groups }) => (
        <Dimension key={name} name={name} groups={[...groups, { ...answer.all, group: ALL }]} />
      ))}
  </Box>
);

/** The last row of every table. */
const ALL = 'all';

function Sentences({ answer }: { answer: PanelAnswer<'equity'> }) {
  if (!comparesAny(answer)) return null;
  const sentences = sentencesOf(answer);
  if (sentences.length === 0) return <Typography variant="body2">{words.even}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 5, typography: 'body2' }}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  );
}

function Dimension({ name, groups }: { name: string; groups: readonly EquityGroup[] }) {
  return (
    <div>
      <Typography variant="subtitle2" component="h4" sx={{ mb: 1 }}>
        {shownName(name)}
      </Typography>
      <DataTable
        caption={words.caption(shownName(name))}
        columns={[
          {
            key: 'group',
            header: words.group,
            rowHeader: true,
            // The tables are below each other, and their columns with them.
            width: '24%',
            render: (group: EquityGroup) => <Name group={group} />,
          },
          {
            key: 'students',
            header: words.students,
            align: 'right',
            width: '12%',
            render: ({ student_count }: EquityGroup) => formatNumber(student_count),
          },
          ...EQUITY_RATES.map((rate) => ({
            key: rate,
            header: words.rates[rate],
            align: 'right' as const,
            width: '16%',
            render: (group: EquityGroup) => <Rate group={group} rate={rate} />,
          })),
        ]}
        rows={groups}
        rowKey={({ group }) => group}
        blocksBelow="sm"
      />
    </div>
  );
}

function Name({ group: { group, is_small } }: { group: EquityGroup }) {
  if (group === ALL) return <strong>{words.all}</strong>;
  return (
    <>
      {words.groups[group] ?? group}
      {is_small && <Quiet>{words.small}</Quiet>}
    </>
  );
}

/** The rate, and below it how often that is beside all students. What stands out is said in words, not by color. */
function Rate({ group, rate }: { group: EquityGroup; rate: EquityRateName }) {
  const { percentage, ratio } = group.rates[rate];
  const more = group.group !== ALL && isMoreOften(group, rate);
  return (
    <>
      {formatPercent(percentage)}
      {group.group !== ALL && ratio !== null && (
        <Quiet strong={more}>{`${words.times(times(ratio))}${more ? ` ${words.more}` : ''}`}</Quiet>
      )}
    </>
  );
}

function Quiet({ children, strong = false }: { children: string; strong?: boolean }) {
  return (
    <Typography
      variant="caption"
      component="p"
      sx={strong ? { fontWeight: 'fontWeightBold' } : { color: 'portal.text2' }}
    >
      {children}
    </Typography>
  );
}
