import ExpandLess from '@mui/icons-material/ExpandLessOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { SchoolId } from '#contract/ids.ts';
import { CATEGORIES } from '#contract/transcripts/categories.ts';
import type { SelectionState } from '#contract/transcripts/choosing.ts';
import type { Candidate } from '#contract/transcripts/transcripts.ts';
import { finalizedRecord } from '#web/messages/en/transcripts/finalized.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import type { Draft } from '../draft.ts';
import { CategoryCard } from './category-card.tsx';
import { FindStudent, FoundStudents } from './found-students.tsx';
import { UnratedCard } from './unrated-card.tsx';
import { PAGE_SIZE } from './use-candidates.ts';

interface CategoryTablesProps {
  state: SelectionState;
  schoolId: SchoolId;
  draft: Draft;
  /** null: this person only looks. */
  onChange: ((candidate: Candidate) => void) | null;
}

/**
 * The students of the school by category; folded once the selection is finalized, where the transcripts
 * are what people come for.
 */
export function CategoryTables(props: CategoryTablesProps) {
  return props.state.is_finalized ? <Folded {...props} /> : <Tables {...props} />;
}

function Tables(props: CategoryTablesProps) {
  const { state } = props;
  const [text, setText] = useState('');
  const typed = text.trim();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setText('');
    field.current?.focus();
  };
  const isLong = Object.values(state.counts).some((count) => count > PAGE_SIZE);
  return (
    <>
      {isLong && <FindStudent text={text} byName={state.shows_names} field={field} onText={setText} />}
      <Typography variant="caption" component="p" sx={{ color: 'portal.text2', mb: -3 }}>
        {words.abbreviations}
      </Typography>
      {typed !== '' && <FoundStudents text={typed} onClear={clear} {...props} />}
      {/* Kept as they are, with their pages and filters. */}
      <Box hidden={typed !== ''} sx={typed === '' ? LIST : undefined}>
        <ByCategory {...props} />
      </Box>
    </>
  );
}

const LIST = { display: 'flex', flexDirection: 'column', gap: 6 } as const;

function ByCategory({ state, schoolId, ...shown }: CategoryTablesProps) {
  return (
    <>
      {CATEGORIES.map((category) => (
        <CategoryCard key={category} category={category} state={state} schoolId={schoolId} {...shown} />
      ))}
      {state.counts.NONE > 0 && <UnratedCard state={state} schoolId={schoolId} />}
    </>
  );
}

function Folded(props: CategoryTablesProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 }}>
        <Button
          startIcon={open ? <ExpandLess /> : <ExpandMore />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? finalizedRecord.hideCandidates : finalizedRecord.showCandidates}
        </Button>
        {open && props.onChange !== null && <Typography variant="body2">{finalizedRecord.candidatesLead}</Typography>}
      </Box>
      <Box id={id} hidden={!open} sx={open ? LIST : undefined}>
        {open && <Tables {...props} />}
      </Box>
    </>
  );
}
