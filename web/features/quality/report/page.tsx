import { useIsFetching } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { PrintReport, ReportPage } from '#web/app/report/report-page.tsx';
import { report as words } from '#web/messages/en/quality/report.ts';
import { Answer } from './answer.tsx';
import { Files } from './files.tsx';
import { Issues } from './issues.tsx';
import { Uploaded } from './uploaded.tsx';
import { useReportFiles } from './use-report-files.ts';

/**
 * A file of its own, asked for at once: with every chart the page would be too heavy for one. Printing waits for it.
 */
const numbers = import('./numbers.tsx');
const Numbers = lazy(async () => ({ default: (await numbers).Numbers }));
const PrintButton = lazy(async () => {
  await numbers;
  return { default: PrintAll };
});

/** The data-quality report of the school in the address, or of all schools. */
export default function QualityReportPage() {
  const button = (
    <Suspense>
      <PrintButton />
    </Suspense>
  );
  return (
    <ReportPage words={words} backTo="/data-qc" printButton={button}>
      <Content />
    </ReportPage>
  );
}

/** Waits for every number. */
function PrintAll() {
  const loading = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  return <PrintReport isReady={!loading}>{words.print}</PrintReport>;
}

function Content() {
  const files = useReportFiles();
  return (
    <>
      <Answer query={files} />
      <Uploaded />
      <Files query={files} />
      <Suspense>
        <Numbers />
      </Suspense>
      <Issues query={files} />
    </>
  );
}
