import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router';
import { SchoolPicker } from '#web/app/shown-school/school-picker.tsx';
import { ShownSchool, useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { findingsReport as words } from '#web/messages/en/findings/findings-report.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { shell } from '#web/messages/en/shell.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Sheet } from '#web/ui/print/sheet.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { Appendix } from './appendix.tsx';
import { Downloads } from './downloads.tsx';
import { FindingsParts } from './findings-parts.tsx';
import { FirstPage } from './first-page.tsx';
import { useReport } from './use-report.ts';

/** Pixels: what Letter and A4 leave between their margins, so that tables are on paper as they are here. */
const PAPER_WIDTH = 700;
const PADDING = 32;

/** The report of findings of the school in the address, or of all schools: a page set for paper, and the same numbers as files. */
export default function FindingsReportPage() {
  const [params, setParams] = useSearchParams();
  return (
    <ShownSchool
      chosen={params.get('school')}
      show={(school) => setParams(school === null ? {} : { school }, { replace: true })}
    >
      <Box sx={{ displayPrint: 'none' }}>
        <Button
          component={Link}
          to="/findings"
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
              <PrintButton />
            </Box>
          }
        />
        <Downloads />
      </Box>
      <Paper />
    </ShownSchool>
  );
}

/** Waits for the numbers: paper cannot be filled in later. */
function PrintButton() {
  const { isSuccess } = useReport();
  return (
    <Button
      variant="contained"
      startIcon={<PrintOutlined />}
      loading={!isSuccess}
      loadingPosition="start"
      onClick={() => window.print()}
    >
      {words.print}
    </Button>
  );
}

function Paper() {
  const { school } = useShownSchool();
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
          <Content />
        </Box>
      </Sheet>
    </Box>
  );
}

function Content() {
  const { data, isError, error, refetch } = useReport();
  if (isError)
    return <InPlaceError message={words.error} hint={error.message} code={error.code} onRetry={() => void refetch()} />;
  if (data === undefined) return <CardSkeleton lines={8} />;
  if (data.measures.every(({ all }) => !all.hidden && all.size === 0)) return <Typography>{words.none}</Typography>;
  return (
    <>
      <FirstPage report={data} />
      <FindingsParts report={data} />
      <Appendix report={data} />
    </>
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
