import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { useDeferredValue, useState } from 'react';
import { useOutletContext } from 'react-router';
import type { CourseState, LocalCourse } from '#contract/course-mapping.ts';
import { FailedCall } from '#web/app/errors/failed-call.tsx';
import { formatNumber } from '#web/app/format.ts';
import { useSession } from '#web/app/session/session.ts';
import { courseMapping as words } from '#web/messages/en/transcripts/course-mapping.ts';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { Pager } from '#web/ui/tables/pager.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { CourseFilter } from './course-filter.tsx';
import { CourseTable } from './course-table.tsx';
import { MappingProgress } from './mapping-progress.tsx';
import { SavedLine } from './saved-line.tsx';
import { asBefore, type Choice, PAGE_SIZE, useCourses, useDecide } from './use-courses.ts';

/**
 * The work list: local courses that no file gives a subject area, each with a suggestion to accept,
 * change or call no course.
 */
export default function CourseMapping() {
  const { schoolId } = useOutletContext<{ schoolId: string | null }>();
  const { may, audit } = useSession();
  const { query, state, text, search, page, setPage, showState, searchFor } = useShownCourses(schoolId);
  const [changing, setChanging] = useState<LocalCourse | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { decide, undo, saved, isPending, error } = useDecisions(() => {
    setSelected(new Set());
    setChanging(null);
  });
  // One decision counts in every school, so it takes a member of all of them.
  const mayDecide = may('uploads.write') && audit?.scope === 'district';

  if (query.isError)
    return <FailedCall message={words.loadError} error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <CardSkeleton lines={5} />;
  const { items, total, progress, version } = query.data;
  if (version === 0)
    return (
      <EmptyState icon={<MenuBookOutlined />} heading={words.noFiles}>
        {words.noFilesLead}
      </EmptyState>
    );
  // A page that ran empty behind the person's back, as the last one does when all of it is accepted.
  if (items.length === 0 && page > 1 && !query.isPlaceholderData) setPage(Math.max(1, Math.ceil(total / PAGE_SIZE)));
  return (
    <>
      <MappingProgress progress={progress} />
      <CourseFilter
        state={state}
        text={text}
        onState={(next) => {
          showState(next);
          setSelected(new Set());
        }}
        onText={searchFor}
      />
      <KeepsFocus>
        {mayDecide && <BulkActions items={items} selected={selected} isPending={isPending} onDecide={decide} />}
        <SavedLine saved={saved} error={changing === null ? error : null} isPending={isPending} onUndo={undo} />
        <CourseTable
          items={items}
          state={state}
          isSearch={search !== ''}
          mayDecide={mayDecide}
          selected={selected}
          onSelect={setSelected}
          onDecide={(choice) => decide([choice])}
          onChange={setChanging}
        />
        {total > PAGE_SIZE && <Pager page={page} size={PAGE_SIZE} total={total} onPage={setPage} label={words.pages} />}
        {changing !== null && (
          <ChangeDialog
            key={`${changing.course_code} ${changing.title_key}`}
            course={changing}
            isPending={isPending}
            problem={error?.message ?? null}
            onSave={(decision) => decide([{ course: changing, decision }])}
            onClose={() => setChanging(null)}
          />
        )}
      </KeepsFocus>
    </>
  );
}

/** A page of the courses in one state that fit a search. Another state or search begins at its first page. */
function useShownCourses(schoolId: string | null) {
  const [state, setState] = useState<CourseState>('open');
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const search = useDeferredValue(text.trim());
  const query = useCourses({ page, state, search, schoolId });
  const showState = (next: CourseState) => {
    setState(next);
    setPage(1);
  };
  const searchFor = (next: string) => {
    setText(next);
    setPage(1);
  };
  return { query, state, text, search, page, setPage, showState, searchFor };
}

/**
 * Saves decisions, and remembers the last ones for Undo. Where someone else was first, the
 * current list is shown instead.
 */
function useDecisions(onDone: () => void) {
  const [saved, setSaved] = useState<{ sentence: string; before: readonly Choice[] } | null>(null);
  const { send, isPending, error } = useDecide(() => {
    setSaved(null);
    onDone();
  });
  const decide = (choices: readonly Choice[]) =>
    send(choices, () => {
      const sentence = words.saved(formatNumber(choices.length), choices.length);
      announce(sentence);
      setSaved({ sentence, before: choices.map(asBefore) });
      onDone();
    });
  const undo = (before: readonly Choice[]) =>
    send(before, () => {
      announce(words.undone(formatNumber(before.length), before.length));
      setSaved(null);
    });
  return { decide, undo, saved, isPending, error };
}
