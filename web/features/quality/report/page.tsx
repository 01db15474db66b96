import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIsFetching } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SchoolPicker } from '#web/app/shown-school/school-picker.tsx';
import { ShownSchool, useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { report as words } from '#web/messages/en/quality/report.ts';
import { shell } from '#web/messages/en/shell.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Sheet } from '#web/ui/print/sheet.tsx';
import { Answer } from './answer.tsx';
import { Files } from './files.tsx';
import { Issues } from './issues.tsx';
import { Uploaded } from './uploaded.tsx';
import { useReportFiles } from './use-report-files.ts';

/** A file of its own, asked for at once: with every chart the page would be too heavy for one. Printing waits for it. */
const numbers = import('./numbers.tsx');
const Numbers = lazy(async () => ({ default: (await numbers).Numbers }));
const PrintButton = lazy(async () => {
  await numbers;
  return { default: PrintAll };
});

/** Pixels: what Letter and A4 leave between their margins, so that charts are on paper as they are here. */
const PAPER_WIDTH = 700;
const PADDING = 32;

/** The data-quality report of the school in the address, or of all schools: a page set for paper. */
export default function ReportPage() {
  const [params, setParams] = useSearchParams();
  return (
    <ShownSchool
      chosen={params.get('school')}
      show={(school) => setParams(school === null ? {} : { school }, { replace: true })}
    >
      <Box sx={{ displayPrint: 'none' }}>
        <Button
          component={Link}
          to="/data-qc"
          variant="text"
          size="small"
          startIcon={<ArrowBackOutlined />}
          sx={{ ml: -2 }}
        >
          {words.back}
        </Button>
        <PageHead
          title={words.title}
          description={words.description}
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end' }}>
              <SchoolPicker />
              <Suspense>
                <PrintButton />
              </Suspense>
            </Box>
          }
        />
      </Box>
      <Paper />
    </ShownSchool>
  );
}

/** Waits for every number: paper cannot be filled in later. */
function PrintAll() {
  const loading = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  return (
    <Button
      variant="contained"
      startIcon={<PrintOutlined />}
      loading={loading}
      loadingPosition="start"
      onClick={() => window.print()}
    >
      {words.print}
    </Button>
  );
}

function Paper() {
  const { school } = useShownSchool();
  const files = useReportFiles();
  const about = school?.name ?? quality.allSchools;
  return (
    <Box
      component="article"
      aria-label={words.title}
      sx={{
        maxWidth: PAPER_WIDTH + 2 * PADDING,
        bgcolor: 'portal.surface',
        border: 1,
        borderColor: 'portal.line',
        p: { xs: 4, sm: `${PADDING}px` },
        '@media print': { border: 0, p: 0, maxWidth: 'none' },
      }}
    >
      <Sheet title={words.title} about={about}>
        <Title about={about} />
        <Box sx={{ '&& > * + *': { mt: 8 } }}>
          <Answer query={files} />
          <Uploaded />
          <Files query={files} />
          <Suspense>
            <Numbers />
          </Suspense>
          <Issues query={files} />
        </Box>
      </Sheet>
    </Box>
  );
}

/** On paper alone: the page has a title above the report, and the head of each page is small. */
function Title({ about }: { about: string }) {
  const { district, yearEnding } = useAudit();
  return (
    <Box sx={{ display: 'none', displayPrint: 'block', mb: 6 }}>
      <Typography variant="h1" component="p">
        {words.title}
      </Typography>
      <Typography>{[district, shell.district.classOf(yearEnding), about].join(' · ')}</Typography>
    </Box>
  );
}
