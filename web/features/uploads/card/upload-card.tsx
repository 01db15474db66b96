import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { useSession } from '#web/app/session/session.ts';
import { useStudentSystem } from '#web/app/student-system.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { fillHelperText } from '../describe.ts';
import type { Rejection } from '../rejection.ts';
import { RemovedFiles } from '../removal/removed-files.tsx';
import { CardStatus } from './card-status.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileList } from './file-list.tsx';
import { StillMissing } from './still-missing.tsx';

interface UploadCardProps {
  dataset: Dataset;
  expanded: boolean;
  onToggle: (expanded: boolean) => void;
  /** The panel 'See what to upload' is about this card. */
  explained: boolean;
  onExplain: () => void;
  rejection: Rejection | null;
}

/** One dataset, one place: helper text, drop zone, the current files, their progress and results. */
export function UploadCard({ dataset, expanded, onToggle, explained, onExplain, rejection }: UploadCardProps) {
  const { may } = useSession();
  return (
    <Accordion
      id={dataset.slug}
      expanded={expanded}
      onChange={(_, next) => onToggle(next)}
      disableGutters
      slots={{ heading: 'h2' }}
      slotProps={{ transition: { unmountOnExit: true }, heading: { 'aria-labelledby': `${dataset.slug}-title` } }}
      sx={{
        border: '1px solid',
        borderColor: 'portal.line',
        borderRadius: '6px !important',
        '&::before': { display: 'none' },
        '& > .MuiAccordion-heading': { all: 'unset' },
      }}
    >
      <AccordionSummary
        id={`${dataset.slug}-head`}
        aria-controls={`${dataset.slug}-body`}
        expandIcon={<ExpandMore />}
        sx={SUMMARY}
      >
        <Typography variant="h3" component="span" id={`${dataset.slug}-title`}>
          {datasets[dataset.type].label}
        </Typography>
        <CardStatus dataset={dataset} />
      </AccordionSummary>
      <AccordionDetails id={`${dataset.slug}-body`} sx={{ px: { xs: 4, sm: 6 }, pt: 1, pb: 5 }}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          <HelperText dataset={dataset} />
          <Links dataset={dataset} explained={explained} onExplain={onExplain} />
          {may('uploads.write') && <DropZone dataset={dataset} rejection={rejection} />}
          <StillMissing dataset={dataset} />
          <FileList dataset={dataset} />
          <RemovedFiles dataset={dataset} />
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

/** Arrow first, then the title; the status moves under the title on a phone. */
const SUMMARY = {
  px: { xs: 4, sm: 6 },
  pt: 4,
  pb: 3,
  minHeight: 0,
  // Within the card, whose text begins right below.
  '&.Mui-focusVisible': { bgcolor: 'portal.subtle', outlineOffset: -3 },
  flexDirection: 'row-reverse',
  gap: 3,
  '& .MuiAccordionSummary-content': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 4,
    rowGap: 1,
    m: 0,
  },
} as const;

function HelperText({ dataset }: { dataset: Dataset }) {
  const { yearEnding } = useAudit();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: '72ch' }}>
      {datasets[dataset.type].helperText.map((text) => (
        <Typography key={text} variant="body2">
          {fillHelperText(text, yearEnding)}
        </Typography>
      ))}
    </Box>
  );
}

function Links({ dataset, explained, onExplain }: Pick<UploadCardProps, 'dataset' | 'explained' | 'onExplain'>) {
  const { system } = useStudentSystem();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Button startIcon={<ListAltOutlined />} aria-expanded={explained} onClick={onExplain}>
        {uploads.card.whatToUpload}
      </Button>
      <Button
        variant="text"
        component="a"
        href={`/example-files/${dataset.sampleFile}.csv`}
        download
        startIcon={<DownloadOutlined />}
      >
        {uploads.card.sample}
      </Button>
      <Button
        variant="text"
        component={RouterLink}
        to={`/help?topic=${system === null ? 'getting-started' : `export-${system}`}`}
        startIcon={<HelpOutline />}
      >
        {uploads.card.export}
      </Button>
    </Box>
  );
}
