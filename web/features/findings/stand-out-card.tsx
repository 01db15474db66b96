import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { MeasureAnswer } from '#contract/quality/opportunity.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { findings as words } from '#web/messages/en/findings.ts';
import { Card } from '#web/ui/card.tsx';
import { InfoPopover } from '#web/ui/info-popover.tsx';
import { peopleOf } from './group-rows.ts';
import { type StandingOut, standingOut } from './stand-out.ts';

const said = words.standOut;

/** The few sentences that matter, by a rule that the card states. */
export function StandOutCard({ measures }: { measures: readonly MeasureAnswer[] }) {
  const found = standingOut(measures);
  const notReady = measures.filter(({ ready }) => !ready).length;
  return (
    <Card title={said.title} info={<Rule />}>
      {found.length === 0 ? (
        <Typography>{said.none}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 4 }}>
          {found.map((one) => (
            <Sentence key={one.measure.id} {...one} />
          ))}
        </Box>
      )}
      <Typography variant="caption" component="p" sx={{ mt: 4, color: 'portal.text2' }}>
        {said.caution} {notReady > 0 && said.notReady(notReady)}
      </Typography>
    </Card>
  );
}

/** The sentence leads to its measure, compared by the trait it is about. */
function Sentence({ measure, group, gap }: StandingOut) {
  const count = group.missing_students ?? 0;
  const sentence = said.sentence(formatNumber(count), count, peopleOf(group, count), words.measures[measure.id].would);
  return (
    <Box component="li">
      <Link
        component={RouterLink}
        to={`/findings/${measure.id}?by=${group.trait}`}
        preventScrollReset
        sx={{ typography: 'body1', fontWeight: 'fontWeightBold' }}
      >
        {sentence}
      </Link>
      <Typography variant="body2" sx={{ color: 'portal.text2' }}>
        {said.rates(formatPercent(group.rate), formatPercent(group.others_rate))} {howSure(group, gap)}
      </Typography>
    </Box>
  );
}

function howSure({ bounds, difference }: StandingOut['group'], gap: StandingOut['gap']): string {
  if (gap !== null && difference !== null) {
    return said.gap(formatNumber(-difference), formatNumber(round(gap.low)), formatNumber(round(gap.high)));
  }
  return bounds ? said.bounds(formatPercent(bounds.low), formatPercent(bounds.high)) : '';
}

/** One decimal, as the percentages it comes from. */
const round = (value: number) => Math.round(value * 10) / 10;

const Rule = () => (
  <InfoPopover label={said.how}>
    <Typography variant="subtitle2" component="p">
      {said.how}
    </Typography>
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
      {said.rule.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  </InfoPopover>
);
