import Typography from '@mui/material/Typography';
import { FailedCall } from '#web/app/errors/failed-call.tsx';
import { PrintReport, ReportPage } from '#web/app/report/report-page.tsx';
import { findingsReport as words } from '#web/messages/en/findings/findings-report.ts';
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
  const { isSuccess, isError } = useReport();
  return (
    <PrintReport isReady={isSuccess} failed={isError}>
      {words.print}
    </PrintReport>
  );
}

function Content() {
  const { data, isError, error, refetch } = useReport();
  if (isError) return <FailedCall message={words.error} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <CardSkeleton lines={8} />;
  const isEmpty = data.files.length === 0 || data.measures.every(({ all }) => !all.hidden && all.size === 0);
  if (isEmpty) return <Typography>{words.none}</Typography>;
  return (
    <>
      <FirstPage report={data} />
      <FindingsParts report={data} />
      <Appendix report={data} />
    </>
  );
}
