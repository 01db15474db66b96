import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { uploadCard } from '#web/app/files/upload-card.ts';
import { formatAll } from '#web/app/format-list.ts';
import { setTitleNews } from '#web/app/page-title.ts';
import { OVERLAY_SHADOW } from '#web/app/theme/tokens.ts';
import { notices as words } from '#web/messages/en/people/notices.ts';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import { useNotices } from './use-notices.ts';
import { useUnsent } from './use-unsent.ts';

/**
 * Says on any page that a file is done, without taking the focus; in the title too, for the tab that is not looked at.
 */
export default function FileNotices() {
  useUnsent();
  const { notices, dismiss, dismissAll } = useNotices();
  const [newest] = notices;
  const title =
    newest === undefined ? null : notices.length > 1 ? words.titleMany(notices.length) : words.title(newest.file_name);
  useEffect(() => {
    setTitleNews(title);
    return () => setTitleNews(null);
  }, [title]);
  return (
    // There from the start: a screen reader speaks what comes into it.
    <Box role="status" aria-label={words.region} sx={CORNER}>
      {notices.length > SHOWN ? (
        <Summary files={notices} onDismiss={dismissAll} />
      ) : (
        notices.map((file) => <FileNotice key={file.file_id} file={file} onDismiss={() => dismiss(file.file_id)} />)
      )}
    </Box>
  );
}

/** More than this would cover the page. */
const SHOWN = 3;
/** Milliseconds that a file with nothing to do stays, counted while someone can see it. */
const CLEAN_STAYS = 8_000;

const asksNothing = ({ status, offered_after_all, held }: UploadedFile) =>
  status === 'SUCCESS' && held === null && offered_after_all.length === 0;

/** Puts a notice away by itself, in a window that is looked at. */
function useLeaves(leaves: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!leaves) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(leave, CLEAN_STAYS);
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [leaves]);
}

/** '60 files done, 2 with errors' */
function Summary({ files, onDismiss }: { files: readonly UploadedFile[]; onDismiss: () => void }) {
  const withErrors = files.filter(({ status }) => status !== 'SUCCESS').length;
  useLeaves(files.every(asksNothing), onDismiss);
  return (
    <Box sx={[FLOATING, (theme) => theme.applyStyles('dark', { boxShadow: OVERLAY_SHADOW.dark })]}>
      <StatusIcon status={withErrors > 0 ? 'warning' : 'success'} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {words.many(files.length, withErrors)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 4 }}>
          <Link component={RouterLink} to="/data-upload" variant="body2" onClick={onDismiss}>
            {words.look}
          </Link>
          <Link component="button" type="button" variant="body2" onClick={onDismiss}>
            {words.dismissAll}
          </Link>
        </Box>
      </Box>
    </Box>
  );
}

/** Below dialogs, which wait for an answer; the notice waits for no one. */
const CORNER = {
  position: 'fixed',
  right: { xs: 16, sm: 24 },
  bottom: { xs: 16, sm: 24 },
  left: { xs: 16, sm: 'auto' },
  width: { sm: 360 },
  zIndex: 'speedDial',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  displayPrint: 'none',
} as const;

const FLOATING = {
  display: 'flex',
  gap: 3,
  p: 4,
  pr: 2,
  bgcolor: 'portal.surface',
  border: '1px solid',
  borderColor: 'portal.line',
  borderRadius: 1,
  boxShadow: OVERLAY_SHADOW.light,
};

const ICON = { SUCCESS: 'success', DATA_ERRORS: 'warning', MALFORMED: 'error', UPLOAD_FAILED: 'error' } as const;
const isFinal = (status: UploadedFile['status']): status is keyof typeof ICON => status in ICON;

function FileNotice({ file, onDismiss }: { file: UploadedFile; onDismiss: () => void }) {
  const { status, file_id, file_name, issue_counts, offered_after_all, held } = file;
  useLeaves(asksNothing(file), onDismiss);
  const hasResults = status === 'SUCCESS' || status === 'DATA_ERRORS';
  const to = hasResults ? `/data-upload?file=${file_id}` : uploadCard(file.upload_file_type);
  return (
    <Box sx={[FLOATING, (theme) => theme.applyStyles('dark', { boxShadow: OVERLAY_SHADOW.dark })]}>
      {isFinal(status) && <StatusIcon status={held ? 'warning' : ICON[status]} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {file_name}
        </Typography>
        <Typography variant="body2">
          <Dotted
            parts={[
              held ? replacing.held.state : uploads.status[status],
              issue_counts.error > 0 && words.errors(issue_counts.error),
            ]}
          />
        </Typography>
        {offered_after_all.length > 0 && (
          <Typography variant="body2">{words.offered(formatAll(offered_after_all))}</Typography>
        )}
        <Link component={RouterLink} to={to} variant="body2" onClick={onDismiss}>
          {hasResults ? words.review : words.look}
        </Link>
      </Box>
      <IconButton
        size="small"
        aria-label={words.dismiss(file_name)}
        onClick={onDismiss}
        sx={{ alignSelf: 'flex-start' }}
      >
        <CloseOutlined />
      </IconButton>
    </Box>
  );
}
