import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import type { FinalizedTranscript, printTranscripts } from '#contract/transcripts/transcript-records.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { studentInWords } from '#web/app/student-in-words.ts';
import { finalizedRecord, printing } from '#web/messages/en/transcripts/finalized.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { RepeatedHead } from '#web/ui/print/repeated-head.tsx';
import { Requirements } from '../finalized/requirements.tsx';
import { TranscriptFacts } from '../finalized/transcript-facts.tsx';
import { CoursesByYear, ScoresTable, SubjectsTable, TranscriptNote } from '../finalized/transcript-tables.tsx';

type Printed = z.output<NonNullable<typeof printTranscripts.answer>>;

/** Page numbers at the foot of the paper; browsers without margin boxes leave them out. */
const PAPER = {
  '@page': { margin: '14mm', '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: '9pt' } },
};

/** Black on white, one student a page; a long transcript repeats its head on the next page. */
export function PrintedTranscripts({ printed }: { printed: Printed }) {
  return (
    <>
      <GlobalStyles styles={PAPER} />
      {printed.transcripts.map((transcript, index) => (
        <PrintedTranscript key={transcript.id} printed={printed} transcript={transcript} at={index + 1} />
      ))}
    </>
  );
}

interface PrintedTranscriptProps {
  printed: Printed;
  transcript: FinalizedTranscript;
  /** From 1. */
  at: number;
}

function PrintedTranscript({ printed, transcript, at }: PrintedTranscriptProps) {
  return (
    <Box
      component="article"
      aria-label={studentInWords(transcript.student_label)}
      sx={{
        bgcolor: 'portal.surface',
        border: '1px solid',
        borderColor: 'portal.line',
        borderRadius: 1,
        p: { xs: 4, sm: 8 },
        mb: 6,
        '@media print': { border: 0, p: 0, m: 0, '& + &': { breakBefore: 'page' } },
      }}
    >
      <RepeatedHead
        left={<WhoseHead printed={printed} transcript={transcript} at={at} />}
        right={<PrintedHead printed={printed} />}
      >
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 5,
            '@media print': { display: 'block', '& > * + *': { mt: '3mm' } },
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 4 }}>
            <Typography variant="h2">
              <Dotted parts={[studentInWords(transcript.student_label), transcript.name]} />
            </Typography>
            <TranscriptFacts transcript={transcript} />
          </Box>
          <CoursesByYear transcript={transcript} />
          <Box
            sx={{
              display: 'grid',
              gap: 5,
              alignItems: 'start',
              '@media print': { gridTemplateColumns: '3fr 2fr', columnGap: '8mm' },
            }}
          >
            <SubjectsTable transcript={transcript} title={finalizedRecord.bySubject} />
            <ScoresTable transcript={transcript} />
          </Box>
          <Requirements transcript={transcript} />
          <TranscriptNote transcript={transcript} />
        </Box>
      </RepeatedHead>
    </Box>
  );
}

/** Whose transcript, of which audit and version. */
function WhoseHead({ printed, transcript, at }: PrintedTranscriptProps) {
  const category = transcript.category === null ? words.noGpa : words.categories[transcript.category];
  const { district, school, year_ending, selection_version } = printed;
  return (
    <>
      <strong>
        {district} · {school}
      </strong>
      <br />
      {printing.head(year_ending, category, at, printed.transcripts.length)}
      <br />
      {printing.version(selection_version, transcript.as_of.version)}
    </>
  );
}

/** Finalized or a draft; printed by whom and when. */
function PrintedHead({ printed }: Pick<PrintedTranscriptProps, 'printed'>) {
  const { finalized_at, is_finalized } = printed;
  return (
    <>
      {is_finalized && finalized_at !== null ? printing.finalized(formatTimestamp(finalized_at)) : printing.draft}
      <br />
      {printing.by(printed.printed_by, formatTimestamp(printed.printed_at))}
    </>
  );
}
