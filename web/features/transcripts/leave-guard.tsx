import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { transcripts as words } from '#web/messages/en/transcripts.ts';
import { Modal } from '#web/ui/modal.tsx';

interface LeaveGuardProps {
  isDirty: boolean;
  /** Answers whether it worked. */
  save: () => Promise<boolean>;
}

/**
 * Asks before unsaved choices are left: by the browser's own question for closing and reloading, by ours for links of the page. What
 * leaves without a link (Back, another school) saves on its way out.
 */
export function LeaveGuard({ isDirty, save }: LeaveGuardProps) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const hold = (event: MouseEvent) => {
      const to = pathOfLink(event);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving(to);
    };
    window.addEventListener('beforeunload', ask);
    // Before the router sees the click.
    document.addEventListener('click', hold, true);
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('click', hold, true);
    };
  }, [isDirty]);
  const isDiscarded = useSaveOnTheWayOut(isDirty, save);

  if (leaving === null) return null;
  const go = () => navigate(leaving);
  return (
    <Modal
      open
      title={words.leave.title}
      size="choice"
      onClose={() => setLeaving(null)}
      actions={
        <>
          <Button onClick={() => setLeaving(null)}>{words.leave.stay}</Button>
          <Button
            onClick={() => {
              isDiscarded.current = true;
              go();
            }}
          >
            {words.leave.discard}
          </Button>
          <Button
            variant="contained"
            onClick={() => {
              void save().then((isSaved) => (isSaved ? go() : setLeaving(null)));
            }}
          >
            {words.leave.save}
          </Button>
        </>
      }
    >
      <Typography>{words.leave.body}</Typography>
    </Modal>
  );
}

function useSaveOnTheWayOut(isDirty: boolean, save: () => Promise<boolean>) {
  const isDiscarded = useRef(false);
  const latest = useRef({ isDirty, save });
  useEffect(() => {
    latest.current = { isDirty, save };
  });
  useEffect(
    () => () => {
      if (latest.current.isDirty && !isDiscarded.current) void latest.current.save();
    },
    [],
  );
  return isDiscarded;
}

/** Where a plain click on a link of the portal leads, if that is another page. */
function pathOfLink(event: MouseEvent): string | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : `${link.pathname}${link.search}${link.hash}`;
}
