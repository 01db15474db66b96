import type { Issue } from '#contract/uploads/issues.ts';
import { results as words } from '#web/messages/en/uploads/results.ts';
import type { DataColumn } from '#web/ui/tables/data-table.tsx';

export interface IssueColumn extends DataColumn<Issue> {
  width: string;
}

const { columns } = words;

const SCHOOL: IssueColumn = {
  key: 'school',
  header: columns.school,
  width: '14%',
  render: ({ school }) => school ?? '',
};

/** What people look for first comes first: the student, then where it is. */
const COLUMNS: readonly IssueColumn[] = [
  {
    key: 'student',
    header: columns.student,
    rowHeader: true,
    width: '11%',
    render: ({ student_id }) => student_id ?? words.empty,
  },
  { key: 'row', header: columns.row, align: 'right', width: '76px', render: ({ row }) => row ?? '' },
  {
    key: 'column',
    header: columns.column,
    width: '13%',
    render: ({ column, header }) => [column, header].filter(Boolean).join(' '),
  },
  { key: 'value', header: columns.value, width: '15%', render: ({ value }) => <ValueSeen value={value} /> },
  { key: 'message', header: columns.message, width: '24%', render: ({ message }) => message },
  { key: 'fix', header: columns.fix, width: '24%', render: ({ fix }) => fix },
  // What it copies depends on more than the problem: the row itself puts it there.
  { key: 'link', header: columns.link, width: '56px', render: () => null },
];

/** What a chosen cause says of all its rows. */
const SAID_BY_CAUSE: ReadonlySet<string> = new Set(['message', 'fix']);
/** The others share the room of these then. */
const WIDER: Readonly<Record<string, string>> = { student: '22%', school: '24%', column: '24%', value: 'auto' };

/**
 * @param withSchool files without a school column need no school beside their rows
 * @param isSaid the rows are of one cause, which says above what is wrong and how to fix it
 */
export const issueColumns = (withSchool: boolean, isSaid: boolean): readonly IssueColumn[] =>
  [...COLUMNS.slice(0, 1), ...(withSchool ? [SCHOOL] : []), ...COLUMNS.slice(1)].flatMap((column) => {
    if (!isSaid) return [column];
    return SAID_BY_CAUSE.has(column.key) ? [] : [{ ...column, width: WIDER[column.key] ?? column.width }];
  });

function ValueSeen({ value }: { value: string | null }) {
  if (value === null || value === '') return <span>{words.empty}</span>;
  return <code>{value}</code>;
}
