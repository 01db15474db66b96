import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SchoolId } from '#contract/ids.ts';
import { type FinalizedTranscript, type Newer, readFinalized } from '#contract/transcripts/transcript-records.ts';
import type { CategoryThresholds } from '#contract/transcripts/transcript-settings.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { studentInWords } from '#web/app/student-in-words.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { finalizedRecord } from '#web/messages/en/transcripts/finalized.ts';
import { selections } from '#web/messages/en/transcripts/selections.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { Card } from '#web/ui/card.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { wrappingTabs } from '#web/ui/wrapping-tabs.ts';
import type { PrintOrder } from '../print-order.ts';
import { whyInWords } from '../why.ts';
import { Downloads } from './downloads.tsx';
import { Requirements } from './requirements.tsx';
import { TranscriptFacts } from './transcript-facts.tsx';
import { CoursesByYear, ScoresTable, SubjectsTable, TranscriptNote } from './transcript-tables.tsx';

/** The finalized transcripts, as they were when they were finalized: a tab a student, by subject area and by year. */
export function FinalizedView({ schoolId, rule }: { schoolId: SchoolId; rule: CategoryThresholds }) {
  const { id: eoaId } = useAudit();
  const navigate = useNavigate();
  const finalized = useCall(readFinalized, { params: { eoaId, schoolId } }, { staleTime: Number.POSITIVE_INFINITY });
  const transcripts = finalized.data?.transcripts ?? [];
  const print = () => {
    const state: PrintOrder = { schoolId, ids: transcripts.map(({ id }) => id), of: transcripts.length };
    navigate('/transcripts/print', { state });
  };
  return (
    <Card
      title={finalizedRecord.view}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <Downloads schoolId={schoolId} />
          <Button
            variant="text"
            size="small"
            startIcon={<PrintOutlined />}
            disabled={transcripts.length === 0}
            aria-label={words.printAllOf(words.title.finalized)}
            onClick={print}
          >
            {words.printAll}
          </Button>
        </Box>
      }
      foot={selections.recorded}
    >
      {finalized.isPending && (
        // As tall as the screen: what is below would move away under the pointer when the transcripts come.
        <Box sx={{ minHeight: '100vh' }}>
          <CardSkeleton lines={8} />
        </Box>
      )}
      {finalized.isError && (
        <InPlaceError
          message={finalizedRecord.error}
          hint={finalized.error.message}
          onRetry={() => void finalized.refetch()}
        />
      )}
      {transcripts.length > 0 && <TranscriptTabs transcripts={transcripts} rule={rule} />}
    </Card>
  );
}

interface TranscriptTabsProps {
  transcripts: readonly FinalizedTranscript[];
  rule: CategoryThresholds;
}

function TranscriptTabs({ transcripts, rule }: TranscriptTabsProps) {
  const id = useId();
  const [at, setAt] = useState(0);
  const shown = transcripts[at] ?? transcripts[0];
  if (!shown) return null;
  return (
    <>
      <Tabs
        value={transcripts.indexOf(shown)}
        onChange={(_, next: number) => setAt(next)}
        aria-label={finalizedRecord.student}
        sx={{ ...wrappingTabs, mb: 4 }}
      >
        {transcripts.map(({ id: key, student_label, name }, position) => (
          <Tab
            key={key}
            id={`${id}-tab-${position}`}
            aria-controls={`${id}-panel`}
            label={<Dotted parts={[studentInWords(student_label), name]} />}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${transcripts.indexOf(shown)}`}
        sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
      >
        <Box>
          <Typography variant="caption" component="p" sx={{ color: 'portal.text2', mb: 2 }}>
            {shown.category === null ? words.noGpa : words.categories[shown.category]} · {whyInWords(shown, rule)}{' '}
            {finalizedRecord.asOf(shown.as_of.version, formatTimestamp(shown.as_of.computed_at ?? ''))}
          </Typography>
          <TranscriptFacts transcript={shown} />
        </Box>
        {shown.newer && <NewerData newer={shown.newer} />}
        <SubjectsTable transcript={shown} title={finalizedRecord.bySubject} />
        <CoursesByYear transcript={shown} />
        <ScoresTable transcript={shown} />
        <Requirements transcript={shown} />
        <TranscriptNote transcript={shown} />
      </Box>
    </>
  );
}

function NewerData({ newer }: { newer: Newer }) {
  return (
    <Notice severity="warning" title={finalizedRecord.newer(formatTimestamp(newer.computed_at ?? ''))}>
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {newer.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Box>
      {finalizedRecord.newerHelp}
    </Notice>
  );
}
