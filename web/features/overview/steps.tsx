import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#web/app/session/session.ts';
import { SIDE_BY_SIDE } from '#web/app/theme/tokens.ts';
import { overview } from '#web/messages/en/overview.ts';
import type { Category } from './use-categories.ts';

interface StepsProps {
  categories: readonly Category[] | null;
  /** null where the person may not see uploads. */
  anyProcessed: boolean | null;
}

/** Upload Data, then Data QC, which stays inactive until one file is processed. */
export function Steps({ categories, anyProcessed }: StepsProps) {
  const known = categories?.flatMap(({ progress }) => progress?.state ?? []) ?? [];
  const withData = known.filter((state) => state !== 'not-started').length;
  const ready = anyProcessed ?? withData > 0;
  const isKnown = anyProcessed !== null || (categories?.every(({ progress }) => progress !== null) ?? false);
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 6,
        gridTemplateColumns: '1fr',
        [SIDE_BY_SIDE]: { gridTemplateColumns: '1fr 1fr' },
      }}
    >
      <Step number={1} title={overview.upload.title} body={overview.upload.body} active>
        <UploadStep />
      </Step>
      <Step number={2} title={overview.quality.title} body={overview.quality.body} active={ready}>
        <QualityStep ready={ready} withData={known.length > 0 ? withData : null} isKnown={isKnown} />
      </Step>
    </Box>
  );
}

function UploadStep() {
  const { may } = useSession();
  if (!may('uploads.read')) return <Aside>{overview.upload.notYours}</Aside>;
  return may('uploads.write') ? (
    <Button variant="contained" component={Link} to="/data-upload">
      {overview.upload.button}
    </Button>
  ) : (
    <Button component={Link} to="/data-upload">
      {overview.upload.viewButton}
    </Button>
  );
}

interface QualityStepProps {
  ready: boolean;
  /** Categories with data; null while that is not known. */
  withData: number | null;
  /** Whether it is known that a file was processed, or that none was. */
  isKnown: boolean;
}

function QualityStep({ ready, withData, isKnown }: QualityStepProps) {
  const { may } = useSession();
  const answer = withData === null ? null : overview.quality.ready(withData);
  const status = ready ? answer : isKnown ? overview.quality.notYet : null;
  return (
    <>
      {may('quality.read') && (
        <Button component={Link} to="/data-qc" disabled={!ready}>
          {overview.quality.button}
        </Button>
      )}
      {status !== null && <Aside>{status}</Aside>}
    </>
  );
}

const Aside = ({ children }: { children: ReactNode }) => (
  <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
    {children}
  </Typography>
);

interface StepProps {
  number: number;
  title: string;
  body: string;
  active: boolean;
  children: ReactNode;
}

function Step({ number, title, body, active, children }: StepProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 4,
        px: { xs: 4, sm: 6 },
        py: 5,
        bgcolor: 'portal.surface',
        border: '1px solid',
        borderColor: 'portal.line',
        borderRadius: 1,
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 32,
          height: 32,
          borderRadius: '50%',
          fontWeight: 600,
          bgcolor: active ? 'portal.strong' : 'portal.sunken',
          color: active ? 'portal.onStrong' : 'portal.text2',
        }}
      >
        {number}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h2" sx={{ fontSize: '1.125rem', lineHeight: '2rem' }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'portal.text2', mb: 3, maxWidth: '46ch' }} variant="body2">
          {body}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>{children}</Box>
      </Box>
    </Box>
  );
}
