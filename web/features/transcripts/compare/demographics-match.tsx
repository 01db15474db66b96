import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SelectionState } from '#contract/transcripts/choosing.ts';
import { closenessOf, distanceOf, distributionOf } from '#contract/transcripts/demographics-match.ts';
import { formatPercent } from '#web/app/format.ts';
import { groupName } from '#web/app/group-name.ts';
import { SIZES } from '#web/app/theme/tokens.ts';
import { useIsWide } from '#web/app/theme/use-is-wide.ts';
import { ChartFigure } from '#web/charts/chart-figure.tsx';
import { percentValue } from '#web/charts/chart-values.ts';
import { GroupedBars } from '#web/charts/grouped-bars.tsx';
import { comparing } from '#web/messages/en/transcripts/compare.ts';
import { Card } from '#web/ui/card.tsx';
import { SideDrawer } from '#web/ui/overlays/side-drawer.tsx';
import { useGivesFocusBack } from '#web/ui/overlays/use-gives-focus-back.ts';
import { type Draft, limitOfAll } from '../draft.ts';
import { type Comparison, comparePrograms, compareTrait } from './comparison.ts';

interface DemographicsMatchProps {
  state: SelectionState;
  draft: Draft;
  onClose: () => void;
  /** The suggestion of a closer selection, for those who may choose. */
  children: ReactNode;
}

/** The school's candidates beside the person's own selection: in place from md, over the page below. */
export function DemographicsMatch(props: DemographicsMatchProps) {
  const inline = useIsWide();
  useGivesFocusBack();
  if (inline) return <Beside {...props} />;
  const { onClose, ...shown } = props;
  return (
    <SideDrawer open title={comparing.title} onClose={onClose} width={560}>
      <Match {...shown} />
    </SideDrawer>
  );
}

/** Behind the tables for the keyboard, which would come to it after all of their students: it takes the focus. */
function Beside({ onClose, ...shown }: DemographicsMatchProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const top = SIZES.topBar + SIZES.districtBar + 24;
  return (
    <Box
      component="aside"
      ref={place}
      tabIndex={-1}
      aria-label={comparing.title}
      sx={{
        width: 340,
        flex: 'none',
        position: 'sticky',
        top,
        maxHeight: `calc(100vh - ${top + 24}px)`,
        overflow: 'auto',
      }}
    >
      <Card
        title={comparing.title}
        action={
          <IconButton size="small" aria-label={comparing.close} onClick={onClose}>
            <CloseOutlined />
          </IconButton>
        }
      >
        <Match {...shown} />
      </Card>
    </Box>
  );
}

function Match({ state, draft, children }: Omit<DemographicsMatchProps, 'onClose'>) {
  const chosen = [...draft.values()];
  const { school } = state;
  const count = Object.values(state.counts).reduce((sum, one) => sum + one, 0);
  const series = [
    { key: 'cohort' as const, name: comparing.school(count) },
    { key: 'selection' as const, name: comparing.selection(chosen.length, limitOfAll(state.limits)) },
  ];
  // With no one chosen there is the school alone: 'No data' in every line would be noise.
  const compared = chosen.length === 0 ? 1 : 2;
  const charts = [
    { id: 'race', title: comparing.race, groups: compareTrait(school, chosen, 'race').map(named) },
    { id: 'gender', title: comparing.gender, groups: compareTrait(school, chosen, 'gender').map(named) },
    { id: 'programs', title: comparing.programs, groups: comparePrograms(school, chosen) },
  ];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Typography variant="body2" role="status">
        {chosen.length === 0 ? comparing.nothing : inWords(distanceOf(school, distributionOf(chosen)), chosen.length)}
      </Typography>
      {children}
      {charts.map(({ id, title, groups }) => (
        <ChartFigure
          key={id}
          id={`transcripts-${id}`}
          title={title}
          units={id === 'programs' ? comparing.unitsKnown : comparing.units}
          summary={comparing.summary(groups.map(spelled).join('; '))}
          values={{
            columns: [comparing.group, comparing.schoolShort, comparing.selectionShort],
            rows: groups.map(({ name, percents }) => [name, percentValue(percents[0]), percentValue(percents[1])]),
          }}
        >
          <GroupedBars series={series.slice(0, compared)} groups={groups.map((group) => first(group, compared))} />
        </ChartFigure>
      ))}
      {chosen.length > 0 && (
        <Typography variant="caption" sx={{ color: 'portal.text2' }}>
          {comparing.one(formatPercent(100 / chosen.length), chosen.length)}
        </Typography>
      )}
    </Box>
  );
}

/**
 * How far the selection is from the school, in words first. The distance is the part of the selection that would
 * have to be other students.
 */
function inWords(distance: number, chosen: number): string {
  const closeness = closenessOf(distance);
  const say = closeness === 'some way off' || closeness === 'far' ? comparing.distanceFar : comparing.distance;
  const different = Math.round(distance * chosen);
  return [say(comparing.closeness[closeness]), ...(different > 0 ? [comparing.different(different, chosen)] : [])].join(
    ' ',
  );
}

const spelled = ({ name, percents: [school, own] }: Comparison) =>
  `${name} ${formatPercent(school)}, ${formatPercent(own)}`;

const first = ({ name, percents }: Comparison, count: number) => ({ name, percents: percents.slice(0, count) });

const named = ({ name, percents }: Comparison): Comparison => ({ name: groupName(name), percents });
