import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { MeasureOrStep } from '#contract/quality/opportunity.ts';
import type { StudentBehind } from '#contract/quality/opportunity-students.ts';
import { FailedCall } from '#web/app/errors/failed-call.tsx';
import { formatNumber } from '#web/app/format.ts';
import { formatAll } from '#web/app/format-list.ts';
import { shortInWords } from '#web/app/requirement-words.ts';
import { studentInWords } from '#web/app/student-in-words.ts';
import { findingsStudents as words } from '#web/messages/en/findings/findings-students.ts';
import { rules } from '#web/messages/en/findings/rules.ts';
import { announce } from '#web/ui/states/live-region.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { DataTable } from '#web/ui/tables/data-table.tsx';
import { Pager } from '#web/ui/tables/pager.tsx';
import { STUDENTS_PAGE, type StudentChoice, useStudentsBehind } from './use-students.ts';

/** A page of students with what each attained or lacks. */
export function StudentTable({ measure, choice }: { measure: MeasureOrStep; choice: StudentChoice }) {
  const [page, setPage] = useState(1);
  const { data, isError, error, refetch } = useStudentsBehind(measure, choice, page);
  const said = data && (data.small ? words.small : words.count(formatNumber(data.total), data.total));
  useEffect(() => {
    if (said !== undefined) announce(said);
  }, [said]);
  if (isError) return <FailedCall message={words.error} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <CardSkeleton lines={5} />;
  if (data.small) return <Typography variant="body2">{said}</Typography>;
  const student = data.items.some(({ student_id }) => student_id !== null) ? COLUMNS.student : COLUMNS.code;
  const columns = data.items.some(({ name }) => name !== null) ? [student, COLUMNS.name] : [student];
  return (
    <>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {said}
      </Typography>
      <DataTable
        caption={words.caption}
        columns={[...columns, COLUMNS.school, COLUMNS.outcome, COLUMNS.found]}
        rows={data.items}
        rowKey={({ transcript_id }) => transcript_id}
        empty={words.none}
        blocksBelow="sm"
      />
      {data.total > STUDENTS_PAGE && (
        <Pager page={page} size={STUDENTS_PAGE} total={data.total} onPage={setPage} label={words.page} />
      )}
    </>
  );
}

const COLUMNS = {
  student: {
    key: 'student',
    header: words.columns.student,
    rowHeader: true,
    render: ({ student_id }: StudentBehind) => student_id,
  },
  code: {
    key: 'student',
    header: words.columns.code,
    rowHeader: true,
    render: ({ student_label }: StudentBehind) => studentInWords(student_label),
  },
  name: { key: 'name', header: words.columns.name, render: ({ name }: StudentBehind) => name ?? '' },
  school: {
    key: 'school',
    header: words.columns.school,
    render: ({ school }: StudentBehind) => school ?? words.noSchool,
  },
  outcome: {
    key: 'outcome',
    header: words.columns.outcome,
    render: ({ attained, uncertain }: StudentBehind) =>
      attained ? words.did : uncertain ? words.uncertain : words.didNot,
  },
  found: {
    key: 'found',
    header: words.columns.found,
    render: (student: StudentBehind) => foundIn(student).map((line) => <div key={line}>{line}</div>),
  },
};

/** What the measure looks at, a line each. */
function foundIn({ attained, facts, families, lacks }: StudentBehind): string[] {
  const lines = [
    ...facts.map(({ fact, value }) =>
      words.fact(words.facts[fact], value === null ? words.unknown : formatNumber(value)),
    ),
    ...(families === null || families.length === 0
      ? []
      : [words.courses(formatAll(families.map((family) => rules.families[family])))]),
    ...lacks.map((line) => words.lacks(shortInWords(line))),
  ];
  if (lines.length > 0) return lines;
  // Of requirements that are met there is nothing to list.
  return [attained ? words.complete : words.nothing];
}
