import Checkbox from '@mui/material/Checkbox';
import type { CourseState, LocalCourse } from '#contract/course-mapping.ts';
import { formatNumber } from '#web/app/format.ts';
import { courseMapping as words } from '#web/messages/en/transcripts/course-mapping.ts';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { Actions } from './actions.tsx';
import { CourseName, Meant } from './course-cells.tsx';
import { keyOf } from './key-of.ts';
import type { Choice } from './use-courses.ts';

interface CourseTableProps {
  items: readonly LocalCourse[];
  state: CourseState;
  isSearch: boolean;
  mayDecide: boolean;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onDecide: (choice: Choice) => void;
  onChange: (course: LocalCourse) => void;
}

/** One course a row, with what it may be and what can be done. Those who may only look see no controls. */
export function CourseTable({ items, state, isSearch, mayDecide, ...acts }: CourseTableProps) {
  const columns: DataColumn<LocalCourse>[] = [
    ...(mayDecide ? [selection(acts)] : []),
    { key: 'course', header: words.course, rowHeader: true, render: (course) => <CourseName course={course} /> },
    { key: 'rows', header: words.rows, align: 'right', render: ({ rows }) => formatNumber(rows) },
    {
      key: 'suggestion',
      header: state === 'decided' ? words.decision : words.suggestion,
      render: (course) => <Meant course={course} />,
    },
    ...(mayDecide
      ? [
          {
            key: 'actions',
            isOnScreenOnly: true,
            header: words.actions,
            headerHidden: true,
            render: (course: LocalCourse) => <Actions course={course} {...acts} />,
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      rows={items}
      rowKey={keyOf}
      empty={isSearch ? words.notFound : words.none[state]}
      blocksBelow="sm"
    />
  );
}

function selection({ selected, onSelect }: Pick<CourseTableProps, 'selected' | 'onSelect'>): DataColumn<LocalCourse> {
  return {
    key: 'select',
    isOnScreenOnly: true,
    header: words.selected,
    render: (course) => {
      const key = keyOf(course);
      return (
        <Checkbox
          size="small"
          sx={{ m: -2 }}
          checked={selected.has(key)}
          slotProps={{ input: { 'aria-label': words.select(course.course_title || course.course_code) } }}
          onChange={({ target }) => {
            const next = new Set(selected);
            if (target.checked) next.add(key);
            else next.delete(key);
            onSelect(next);
          }}
        />
      );
    },
  };
}
