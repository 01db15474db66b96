import Typography from '@mui/material/Typography';
import { PrintReport, ReportPage } from '#web/app/report/report-page.tsx';
import { supportCode } from '#web/app/support-code.ts';
import { findingsReport as words } from '#web/messages/en/findings/findings-report.ts';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { Appendix } from './appendix.tsx';
import { Downloads } from './downloads.tsx';
import { FindingsParts } from './findings-parts.tsx';
import { FirstPage } from './first-page.tsx';
import { useReport } from './use-report.ts';

/** The report of findings of the school in the address, or of all schools, and the same numbers as files. */
export default function FindingsReportPage() {
  return (
    <ReportPage words={words} backTo="/findings" printButton={<PrintButton />} beside={<Downloads />}>
      <Content />
    </ReportPage>
  );
}

function PrintButton() {
  const { isSuccess } = useReport();
  return <PrintReport isReady={isSuccess}>{words.print}</PrintReport>;
}

function Content() {
  const { data, isError, error, refetch } = useReport();
  if (isError)
    return (
      <InPlaceError
        message={words.error}
        hint={error.message}
        code={supportCode(error)}
        onRetry={() => void refetch()}
      />
    );
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
