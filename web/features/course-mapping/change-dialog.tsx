import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { type LocalCourse, type ScedCourse, searchCourses } from '#contract/course-mapping.ts';
import { useTypedDraft } from '#web/app/leaving/use-typed-draft.ts';
import { useUnsaved } from '#web/app/leaving/use-unsaved.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { shownName } from '#web/messages/en/names.ts';
import { courseMapping } from '#web/messages/en/transcripts/course-mapping.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import type { CourseDecision } from './use-courses.ts';

const words = courseMapping.dialog;

interface ChangeDialogProps {
  course: LocalCourse;
  isPending: boolean;
  problem: string | null;
  onSave: (decision: CourseDecision) => void;
  onClose: () => void;
}

/** Finds another SCED course by words or code. */
export function ChangeDialog({ course, isPending, problem, onSave, onClose }: ChangeDialogProps) {
  const form = `course.${useAudit().id}.${course.course_code} ${course.title_key}`;
  const { draft: chosen, setDraft: setChosen } = useTypedDraft<ScedCourse | null>(form, null);
  const { ask, question } = useUnsaved(chosen !== null);
  const close = () => ask(onClose);
  return (
    <Modal
      open
      size="choice"
      title={words.title(course.course_title || course.course_code)}
      isSending={isPending}
      onClose={close}
      actions={
        <>
          <Button disabled={isPending} onClick={close}>
            {words.cancel}
          </Button>
          <Button
            variant="contained"
            loading={isPending}
            disabled={chosen === null}
            onClick={() => chosen && onSave({ kind: 'sced', sced_code: chosen.code })}
          >
            {words.save}
          </Button>
        </>
      }
    >
      {question}
      <CourseSearch start={course.course_title} chosen={chosen} onChoose={setChosen} />
      {problem !== null && (
        <Typography role="alert" variant="body2" sx={{ color: 'portal.error.text', mt: 3 }}>
          {problem}
        </Typography>
      )}
    </Modal>
  );
}

interface CourseSearchProps {
  /** What is searched for before anything is typed. */
  start: string;
  chosen: ScedCourse | null;
  onChoose: (course: ScedCourse | null) => void;
}

function CourseSearch({ start, chosen, onChoose }: CourseSearchProps) {
  const { id: eoaId } = useAudit();
  const [text, setText] = useState('');
  const typed = useDeferredValue(text.trim());
  // The words of a chosen course are what the field shows, not a new search.
  const search = typed === '' || typed === labelOf(chosen) ? start : typed;
  const query = useCall(
    searchCourses,
    search === '' ? null : { params: { eoaId }, query: { search: search.slice(0, 100) } },
    { placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY },
  );
  const id = useId();
  return (
    <Autocomplete
      id={id}
      fullWidth
      // Within the dialog, whose part it is; fixed, so that the dialog does not cut it off.
      slotProps={{
        popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } },
        paper: { sx: { border: 1, borderColor: 'portal.lineStrong' } },
      }}
      options={query.data ?? []}
      value={chosen}
      inputValue={text}
      loading={query.isFetching}
      loadingText={words.searching}
      noOptionsText={query.isError ? words.error : search === '' ? words.start : words.nothing}
      filterOptions={(all) => all}
      getOptionLabel={labelOf}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      onInputChange={(_, next) => setText(next)}
      onChange={(_, next) => onChoose(next)}
      renderOption={({ key, ...props }, { code, title, subject_area }) => (
        <li key={key} {...props}>
          <div>
            {title}
            <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'portal.text2' }}>
              <Dotted parts={[code, shownName(subject_area)]} />
            </Box>
          </div>
        </li>
      )}
      renderInput={(params) => (
        <>
          <FormLabel htmlFor={id} sx={{ display: 'block', typography: 'subtitle2', color: 'portal.text', mb: 1 }}>
            {words.label}
          </FormLabel>
          <TextField {...params} helperText={words.hint} autoFocus />
        </>
      )}
    />
  );
}

const labelOf = (course: ScedCourse | null): string => (course === null ? '' : `${course.title} (${course.code})`);
