import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useId } from 'react';
import type { SchoolId } from '#contract/ids.ts';
import type { SelectionState } from '#contract/transcripts/choosing.ts';
import type { Candidate } from '#contract/transcripts/transcripts.ts';
import { useSettled } from '#web/app/use-settled.ts';
import { transcripts } from '#web/messages/en/transcripts/transcripts.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import type { Draft } from '../draft.ts';
import { CandidateList } from './candidate-list.tsx';
import { useFoundCandidates } from './use-candidates.ts';
import { useFits } from './use-fits.ts';

const words = transcripts.find;

interface FindStudentProps {
  text: string;
  byName: boolean;
  field: Ref<HTMLInputElement>;
  onText: (text: string) => void;
}

/** Leads to one student among hundreds, whose category no one has to know. */
export function FindStudent({ text, byName, field, onText }: FindStudentProps) {
  const id = useId();
  return (
    <Box sx={{ width: { xs: '100%', sm: '20rem' } }}>
      <Typography component="label" htmlFor={id} variant="subtitle2" sx={{ display: 'block', mb: 1 }}>
        {words.label}
      </Typography>
      <TextField
        id={id}
        inputRef={field}
        type="search"
        fullWidth
        autoComplete="off"
        placeholder={byName ? words.hintWithNames : words.hint}
        value={text}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onText('')}
      />
    </Box>
  );
}

interface FoundStudentsProps {
  text: string;
  state: SelectionState;
  schoolId: SchoolId;
  draft: Draft;
  onChange: ((candidate: Candidate) => void) | null;
  onClear: () => void;
}

/** In place of the tables of the categories: those of the school who are meant by the text. */
export function FoundStudents({ text, schoolId, onClear, ...list }: FoundStudentsProps) {
  const settled = useSettled(text) ?? text;
  const { query, ...candidates } = useFoundCandidates(schoolId, settled);
  const fit = useFits();
  const { data, isPlaceholderData } = query;
  const total = isPlaceholderData ? undefined : data?.total;
  useEffect(() => {
    if (total !== undefined) announce(words.found(total));
  }, [total]);
  const title = data === undefined ? words.title : words.found(data.total);
  return (
    <Card
      title={title}
      action={
        <Button variant="text" size="small" onClick={onClear}>
          {words.all}
        </Button>
      }
    >
      {query.isPending && <CardSkeleton lines={3} />}
      {query.isError && (
        <InPlaceError message={transcripts.error} hint={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {total === 0 && (
        <EmptyState icon={<SearchOutlined />} heading={words.nobody(settled)}>
          {words.nobodyHelp}
        </EmptyState>
      )}
      <div ref={fit.box}>
        {data !== undefined && data.total > 0 && (
          <CandidateList
            label={words.title}
            empty=""
            withCategory
            inBlocks={fit.inBlocks}
            {...{ candidates, data }}
            {...list}
          />
        )}
      </div>
    </Card>
  );
}
