import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Provenance } from '#contract/quality/provenance.ts';
import { formatNumber, formatPercent, formatTimestamp } from '#web/app/format.ts';
import { useSchoolCount } from '#web/app/shown-school/shown-school.tsx';
import { percentOf } from '#web/charts/chart-values.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';
import { InfoPopover } from '#web/ui/overlays/info-popover.tsx';
import { aboutNumber } from './about.ts';
import { gapWords } from './missing-words.ts';

export interface Figure {
  /** Name of the part in docs/numbers.md. */
  name: string;
  matched: number;
  total: number;
}

interface AboutPopoverProps {
  /** Title of the card, and of its section in docs/numbers.md. */
  title: string;
  provenance: Provenance | undefined;
  /** The real figures of a division, where the panel gives them. */
  figures?: readonly Figure[];
}

/** '4,777 ÷ 6,101 = 78.3%' */
const division = ({ matched, total }: Figure) =>
  quality.about.division(formatNumber(matched), formatNumber(total), formatPercent(percentOf(matched, total)));

/** Where does this come from? The formula in words, with its figures, the files and the time. */
export function AboutPopover({ title, provenance, figures = [] }: AboutPopoverProps) {
  const about = aboutNumber(title);
  if (about === undefined) return null;
  return (
    <InfoPopover label={quality.about.label(title)}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Typography variant="subtitle2" component="p">
          {title}
        </Typography>
        {provenance?.question !== undefined && <Typography variant="body2">{provenance.question}</Typography>}
        <Typography variant="body2">{about.lead}</Typography>
        {about.parts.map(({ name, words }) => {
          const figure = figures.find((one) => one.name === name);
          return (
            <div key={name}>
              <Typography variant="body2">
                <strong>{name}</strong>: {words}
              </Typography>
              {figure && (
                <Typography variant="subtitle2" component="p">
                  {division(figure)}
                </Typography>
              )}
            </div>
          );
        })}
        {provenance && <Without provenance={provenance} />}
        {provenance?.computed_at && (
          <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
            {quality.foot.computedFrom} {quality.foot.files(provenance.files.length)}
            <br />
            {formatTimestamp(provenance.computed_at)}
          </Typography>
        )}
        <Link component={RouterLink} to={`/help?topic=${about.topic}`} variant="body2">
          {quality.about.help}
        </Link>
      </Box>
    </InfoPopover>
  );
}

/** Everything the numbers do without, named. */
function Without({ provenance: { missing = [] } }: { provenance: Provenance }) {
  const schools = useSchoolCount();
  if (missing.length === 0) return null;
  return (
    <div>
      <Typography variant="subtitle2" component="p">
        {qualityLists.provenance.without}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 5, typography: 'body2' }}>
        {missing.map((gap) => (
          <li key={`${gap.upload_file_type} ${gap.column}`}>{gapWords(gap, schools)}</li>
        ))}
      </Box>
    </div>
  );
}
