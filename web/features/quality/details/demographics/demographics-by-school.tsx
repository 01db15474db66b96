import { useState } from 'react';
import type { School } from '#contract/audits.ts';
import { readPanel } from '#contract/quality/panels.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { TextSkeleton } from '#web/ui/states/skeleton.tsx';
import { DataTable } from '#web/ui/tables/data-table.tsx';
import { Pager } from '#web/ui/tables/pager.tsx';
import type { DemographicBlock } from '../../cards/demographic-rows.ts';
import { PAGE_SIZE, pageOf } from '../../cards/school-rows.ts';
import { Section } from '../section.tsx';

const words = qualityPanels.demographics;

/** What is compared between schools: one number of a school's cohort each. */
const COLUMNS: readonly { header: string; text: (cohort: DemographicBlock) => string }[] = [
  { header: words.studentCount, text: ({ student_count }) => formatNumber(student_count) },
  { header: words.female, text: ({ demographic_percentages: shares }) => formatPercent(shares.gender.female ?? null) },
  { header: words.lowIncome, text: ({ demographic_percentages: shares }) => formatPercent(shares.low_income) },
  {
    header: words.disabilities,
    text: ({ demographic_percentages: shares }) => formatPercent(shares.student_with_disabilities),
  },
  {
    header: words.learner,
    text: ({ demographic_percentages: shares }) => formatPercent(shares.english_learner.learner),
  },
];

/** The cohort of each school, ten schools a page: only those on the page are asked for. */
export function DemographicsBySchool() {
  const { schools, school } = useShownSchool();
  const [chosenPage, setPage] = useState(1);
  if (school !== null || schools.length < 2) return null;
  const { page, rows } = pageOf(schools, chosenPage);
  return (
    <Section title={words.bySchool} note={words.bySchoolNote}>
      <DataTable
        caption={words.bySchoolCaption}
        columns={[
          { key: 'school', header: words.school, rowHeader: true, render: ({ name }) => name },
          ...COLUMNS.map(({ header, text }) => ({
            key: header,
            header,
            align: 'right' as const,
            render: (row: School) => <SchoolValue school={row} text={text} />,
          })),
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        blocksBelow="sm"
      />
      <Pager page={page} size={PAGE_SIZE} total={schools.length} onPage={setPage} label={words.schoolPages} />
    </Section>
  );
}

/** The cells of a row share one call, since equal calls are one. */
function SchoolValue({ school, text }: { school: School; text: (cohort: DemographicBlock) => string }) {
  const { id: eoaId } = useAudit();
  const { data, isError } = useCall(readPanel('demographics/summary'), {
    params: { eoaId },
    query: { school_id: school.id },
  });
  if (isError) return words.notLoaded;
  return data === undefined ? <TextSkeleton /> : text(data.cohort);
}
