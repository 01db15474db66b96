import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { FindingsSettings, MeasureAnswer } from '#contract/quality/opportunity.ts';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { Card } from '#web/ui/card.tsx';
import { InfoPopover } from '#web/ui/overlays/info-popover.tsx';
import { comparesAny, type StandingOut, standingOut } from './stand-out.ts';
import { howSureOf, sentenceOf } from './stand-out-words.ts';

const said = words.standOut;

interface Props {
  measures: readonly MeasureAnswer[];
  settings: Pick<FindingsSettings, 'compare_with'>;
}

/** The few sentences that matter, by a rule that the card states. */
export function StandOutCard({ measures, settings }: Props) {
  const found = standingOut(measures, settings.compare_with);
  const notReady = measures.filter(({ ready }) => !ready).length;
  return (
    <Card title={said.title} info={<Rule />}>
      {found.length === 0 ? (
        <Typography>{comparesAny(measures) ? said.none : said.nothing}</Typography>
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
const Sentence = (found: StandingOut) => (
  <Box component="li">
    <Link
      component={RouterLink}
      to={`/findings/${found.measure.id}?by=${found.group.trait}`}
      preventScrollReset
      sx={{ typography: 'body1', fontWeight: 'fontWeightBold' }}
    >
      {sentenceOf(found)}
    </Link>
    <Typography variant="body2" sx={{ color: 'portal.text2' }}>
      {howSureOf(found)}
    </Typography>
  </Box>
);

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
