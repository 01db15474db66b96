import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Route } from '#contract/route.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { qualityLists as words } from '#web/messages/en/quality/quality-lists.ts';
import { useSaved } from './use-saved.ts';

interface ListFrameProps {
  title: string;
  note?: ReactNode;
  /** Name of the drawer the list belongs to. */
  of: string;
  onBack: () => void;
  download: { route: Route; query: Record<string, string> };
  children: ReactNode;
}

/** A list in place of the drawer's overview: the way back, its title, which takes the focus, and its download. */
export function ListFrame({ title, note, of, onBack, download, children }: ListFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-label={title}>
      <Button variant="text" size="small" startIcon={<ArrowBackOutlined />} onClick={onBack} sx={{ ml: -2, mb: 3 }}>
        {words.back(of)}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between', mb: 4 }}>
        <div>
          <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ outline: 'none' }}>
            {title}
          </Typography>
          {note !== undefined && (
            <Typography variant="body2" component="p" sx={{ color: 'portal.text2' }}>
              {note}
            </Typography>
          )}
        </div>
        <Download {...download} />
      </Box>
      {children}
    </section>
  );
}

function Download({ route, query }: ListFrameProps['download']) {
  const { id: eoaId } = useAudit();
  const { school } = useShownSchool();
  const filter = school === null ? {} : { school_id: school.id };
  const { start, state } = useSaved(route, { params: { eoaId }, query: { ...query, ...filter } });
  return (
    <div>
      <Button
        size="small"
        startIcon={<DownloadOutlined />}
        loading={state === 'running'}
        loadingPosition="start"
        onClick={() => void start()}
      >
        {words.download}
      </Button>
      {state === 'failed' && (
        <Typography role="alert" variant="caption" component="p" sx={{ color: 'portal.error.text' }}>
          {words.downloadError}
        </Typography>
      )}
    </div>
  );
}
