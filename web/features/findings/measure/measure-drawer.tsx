import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { type FindingsSettings, MEASURE_IDS, MeasureOrOwn, TRAIT_NAMES } from '#contract/quality/opportunity.ts';
import { FailedCall } from '#web/app/errors/failed-call.tsx';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { findingsSettings } from '#web/messages/en/findings/findings-settings.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { focusPageTitle } from '#web/ui/focus-page-title.ts';
import { SideDrawer } from '#web/ui/overlays/side-drawer.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { traitOf } from '../group-rows.ts';
import { Legend } from '../legend.tsx';
import { StudentsBehind } from '../students/students-behind.tsx';
import { useMeasure } from '../use-findings.ts';
import { Basis } from './basis.tsx';
import { MeasureFigure } from './measure-figure.tsx';
import { NotReadyNotice } from './not-ready-notice.tsx';
import { linesOf, RuleLines } from './rule-lines.tsx';
import { SchoolFigures } from './school-figures.tsx';

/**
 * All of one measure: every trait, what the missing data can change, and each school. A route of its own,
 * so reload and Back work.
 */
export default function MeasureDrawer() {
  const { measure } = useParams();
  const { data: id } = MeasureOrOwn.safeParse(measure);
  return id === undefined ? <Navigate to="/findings" replace /> : <Opened id={id} />;
}

const builtIn = (id: MeasureOrOwn) => MEASURE_IDS.find((one) => one === id) ?? null;

function Opened({ id }: { id: MeasureOrOwn }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { school } = useShownSchool();
  const { data, isError, error, refetch } = useMeasure(id);
  useEffect(() => focusPageTitle, []);
  const known = builtIn(id);
  return (
    <SideDrawer
      open
      title={known ? words.measures[known].title : (data?.name ?? findingsSettings.own.heading)}
      meta={school?.name ?? quality.allSchools}
      onClose={() => navigate({ pathname: '/findings', search: search.toString() }, { preventScrollReset: true })}
    >
      {isError && <FailedCall message={words.detail.error} error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <CardSkeleton lines={5} />}
      {data && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
          {data.reason && <NotReadyNotice reason={data.reason} measure={data} />}
          <Definition id={id} source={data.source} settings={data.settings} />
          <Legend />
          {TRAIT_NAMES.map((trait) => (
            <MeasureFigure
              key={trait}
              id={id}
              of={trait}
              title={words.traits[trait]}
              answer={data}
              trait={trait}
              isReady={data.ready}
            />
          ))}
          <Basis measure={data} />
          <StudentsBehind measure={id} answer={data} />
          {data.schools.length > 1 && (
            <SchoolFigures id={id} schools={data.schools} trait={traitOf(search.get('by'))} isReady={data.ready} />
          )}
        </Box>
      )}
    </SideDrawer>
  );
}

interface DefinitionProps {
  id: MeasureOrOwn;
  source: string;
  settings: Pick<FindingsSettings, 'rule_sets'>;
}

/** Own requirements are what their lines ask for. */
function Definition({ id, source, settings }: DefinitionProps) {
  const known = builtIn(id);
  if (known === null) return <RuleLines lines={linesOf(id, settings)} />;
  const { asked, attained } = words.measures[known];
  const { how } = words;
  return (
    <Box sx={{ typography: 'body2', display: 'flex', flexDirection: 'column', gap: 1 }}>
      <span>
        <strong>{how.asked}</strong>: {asked}
      </span>
      <span>
        <strong>{how.attained}</strong>: {attained}
      </span>
      <span>
        <strong>{how.source}</strong>: {source}
      </span>
    </Box>
  );
}
