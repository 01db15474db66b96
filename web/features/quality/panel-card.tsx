import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import type { PanelAnswer, PanelName } from '#contract/quality/panels.ts';
import { FailedCall } from '#web/app/errors/failed-call.tsx';
import { useSchoolCount } from '#web/app/shown-school/shown-school.tsx';
import { quality } from '#web/messages/en/quality/quality.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { Card } from '#web/ui/card.tsx';
import { useOnPaper } from '#web/ui/print/on-paper.ts';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AboutPopover, type Figure } from './about-popover.tsx';
import { CardFoot } from './card-foot.tsx';
import { NoFilesYet, ReallyZero } from './empty-panel.tsx';
import { hasFiles } from './missing.ts';
import { partialTags } from './missing-words.ts';
import { PanelBody } from './panel-body.tsx';
import { PartTitle } from './report/part-title.ts';
import { usePanel } from './use-panel.ts';

interface PanelCardProps<Name extends keyof typeof qualityPanels.panelError> {
  panel: Name;
  title: string;
  /** Route of the drawer below /data-qc; without it there is no 'View more'. */
  detail?: string;
  /** Says that the files were read and hold nothing for this card. */
  zero?: { heading: string; when: (answer: PanelAnswer<Name>) => boolean };
  /** Real figures of the formula, for the popover. */
  figures?: (answer: PanelAnswer<Name>) => readonly Figure[];
  /** Beside 'View more'. */
  action?: (answer: PanelAnswer<Name>) => ReactNode;
  /** Rows of the skeleton. */
  lines?: number;
  children: (answer: PanelAnswer<Name>) => ReactNode;
}

/** A card of the Data QC page around one panel: it loads, fails, is empty and refreshes by itself. */
export function PanelCard<Name extends keyof typeof qualityPanels.panelError & PanelName>(props: PanelCardProps<Name>) {
  const { panel, title, detail, zero, figures, action, lines = 4, children } = props;
  const { data, isError, error, refetch, isPlaceholderData } = usePanel(panel);
  const schools = useSchoolCount();
  const onPaper = useOnPaper();
  const provenance = data?.provenance;
  const isEmpty = !hasFiles(provenance);
  const shown = data !== undefined && !isEmpty;
  return (
    <Card
      title={title}
      titleHidden={useContext(PartTitle) === title}
      info={!onPaper && <AboutPopover title={title} provenance={provenance} figures={data && figures?.(data)} />}
      action={
        !onPaper && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mx: -2 }}>
            {shown && action?.(data)}
            {detail !== undefined && (data === undefined || !isEmpty) && (
              <ViewMore title={title} to={`/data-qc/${detail}`} />
            )}
          </Box>
        )
      }
      foot={shown && provenance ? <CardFoot provenance={provenance} changes={data.changes} /> : undefined}
    >
      {isError && (
        <FailedCall
          message={qualityPanels.panelError[panel]}
          error={error}
          more={quality.error.safe}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && <CardSkeleton lines={lines} />}
      {data !== undefined && isEmpty && <NoFilesYet {...provenance} />}
      {shown && (
        <PanelBody partial={provenance ? partialTags(provenance, schools) : []} outdated={isPlaceholderData}>
          {zero?.when(data) ? (
            <ReallyZero heading={zero.heading} files={provenance?.files.length ?? 0} shows={provenance?.shows} />
          ) : (
            children(data)
          )}
        </PanelBody>
      )}
    </Card>
  );
}

function ViewMore({ title, to }: { title: string; to: string }) {
  return (
    <Button variant="text" size="small" component={Link} to={to} sx={{ '@media print': { display: 'none' } }}>
      {quality.viewMore}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}
