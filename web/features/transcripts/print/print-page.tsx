import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { SchoolId, TranscriptId } from '#contract/ids.ts';
import { printTranscripts } from '#contract/transcripts/transcript-records.ts';
import { useOwnTitle } from '#web/app/page-title.ts';
import { useChosenSchool } from '#web/app/shown-school/chosen-school.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useSend } from '#web/app/use-call.ts';
import { finalizedRecord, printing } from '#web/messages/en/transcripts/finalized.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { PrintedTranscripts } from './printed-transcripts.tsx';

const Order = z.object({ schoolId: SchoolId, ids: z.array(TranscriptId), of: z.number() });

/** Transcripts to print, one student a page. Asked for once a visit, since each is in the audit log. */
export default function PrintPage() {
  const { id: eoaId } = useAudit();
  const { school } = useChosenSchool();
  // Without an order (the address was typed) the school's saved selection.
  const order = Order.safeParse(useLocation().state).data;
  const schoolId = order?.schoolId ?? school?.id;
  const print = useSend(printTranscripts);
  const isAsked = useRef(false);
  const ask = () => {
    if (schoolId !== undefined) print.mutate({ params: { eoaId, schoolId }, body: order ? { ids: order.ids } : {} });
  };
  useEffect(() => {
    if (isAsked.current || schoolId === undefined) return;
    isAsked.current = true;
    ask();
  });
  const printed = print.data;
  useOwnTitle(printing.title);
  return (
    <>
      <BackLink to="/transcripts">{printing.back}</BackLink>
      <PageHead
        title={printing.title}
        description={printed && printing.ready(printed.transcripts.length)}
        action={
          <Button
            variant="contained"
            startIcon={<PrintOutlined />}
            disabled={printed === undefined}
            onClick={() => window.print()}
          >
            {printing.print}
          </Button>
        }
      />
      {print.isError && <InPlaceError message={finalizedRecord.error} hint={print.error.message} onRetry={ask} />}
      {print.isPending && <CardSkeleton lines={12} />}
      {order && printed && order.of > printed.transcripts.length && (
        <Box sx={{ mb: 6 }}>
          <Notice severity="info" title={printing.some(printed.transcripts.length, order.of)} />
        </Box>
      )}
      {printed && (
        <>
          <PrintedTranscripts printed={printed} />
          {createPortal(
            // The theme shows nothing but this element on paper.
            <Box className="print-sheet" sx={{ display: 'none', displayPrint: 'block' }}>
              <PrintedTranscripts printed={printed} />
            </Box>,
            document.body,
          )}
        </>
      )}
    </>
  );
}
