import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Refreshing } from '#web/app/freshness/refreshing.tsx';
import { SchoolPicker } from '#web/app/shown-school/school-picker.tsx';
import { ShownSchool, useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { shell } from '#web/messages/en/shell.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Sheet } from '#web/ui/print/sheet.tsx';

/** Pixels: what Letter and A4 leave between their margins, so that charts and tables are on paper as they are here. */
const PAPER_WIDTH = 700;
const PADDING = 32;

interface ReportPageProps {
  words: { title: string; description: string; back: string };
  /** Address of the page whose numbers it prints. */
  backTo: string;
  printButton: ReactNode;
  /** Between the head of the page and the paper. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A report of the school in the address, or of all schools: a page set for paper. */
export function ReportPage({ words, backTo, printButton, beside, children }: ReportPageProps) {
  const [params, setParams] = useSearchParams();
  return (
    <ShownSchool
      chosen={params.get('school')}
      show={(school) => setParams(school === null ? {} : { school }, { replace: true })}
    >
      <Box sx={{ displayPrint: 'none' }}>
        <BackLink to={backTo}>{words.back}</BackLink>
        <PageHead
          title={words.title}
          description={words.description}
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end' }}>
              <SchoolPicker />
              {printButton}
            </Box>
          }
        />
        {beside}
      </Box>
      <Paper title={words.title}>{children}</Paper>
    </ShownSchool>
  );
}

interface PrintReportProps {
  isReady: boolean;
  /** There is nothing to print, and nothing to wait for either. */
  failed?: boolean;
  children: string;
}

/** Paper cannot be filled in later, so the button waits until everything is there. */
export const PrintReport = ({ isReady, failed = false, children }: PrintReportProps) => (
  <Button
    variant="contained"
    startIcon={<PrintOutlined />}
    disabled={failed}
    loading={!isReady && !failed}
    loadingPosition="start"
    onClick={() => window.print()}
  >
    {children}
  </Button>
);

function Paper({ title, children }: { title: string; children: ReactNode }) {
  const { school } = useShownSchool();
  const about = school?.name ?? quality.allSchools;
  return (
    <Box
      component="article"
      aria-label={title}
      sx={{
        maxWidth: PAPER_WIDTH + 2 * PADDING,
        bgcolor: 'portal.surface',
        border: 1,
        borderColor: 'portal.line',
        p: { xs: 4, sm: `${PADDING}px` },
        '@media print': { border: 0, p: 0, maxWidth: 'none' },
      }}
    >
      <Sheet title={title} about={about}>
        <PaperTitle title={title} about={about} />
        <Box sx={{ '&& > * + *': { mt: 8 } }}>
          {/* Also on paper: whoever prints now has the numbers before. */}
          <Refreshing />
          {children}
        </Box>
      </Sheet>
    </Box>
  );
}

/** On paper alone: the page has a title above the report, and the head of each page is small. */
function PaperTitle({ title, about }: { title: string; about: string }) {
  const { district, yearEnding } = useAudit();
  return (
    <Box sx={{ display: 'none', displayPrint: 'block', mb: 6 }}>
      <Typography variant="h1" component="p">
        {title}
      </Typography>
      <Typography component="div">
        <Dotted parts={[district, shell.district.classOf(yearEnding), about]} />
      </Typography>
    </Box>
  );
}
