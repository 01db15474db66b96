import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SchoolId } from '#contract/ids.ts';
import { type Checklist, readChecklist } from '#contract/transcripts/choosing.ts';
import { studentInWords } from '#web/app/student-in-words.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import type { Draft } from '../draft.ts';
import { sinceInWords } from './since.ts';

interface ChecklistDialogProps {
  schoolId: SchoolId;
  draft: Draft;
  onFinalize: () => void;
  onClose: () => void;
}

/** What to look at before finalizing. It tells; it does not hold up. */
export function ChecklistDialog({ schoolId, draft, onFinalize, onClose }: ChecklistDialogProps) {
  const { id: eoaId } = useAudit();
  const ids = [...draft.keys()].join(',');
  const checklist = useCall(readChecklist, { params: { eoaId, schoolId }, query: { ids } }, { gcTime: 0 });
  return (
    <Modal
      open
      title={words.checklist.title}
      size="choice"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.checklist.back}</Button>
          <Button variant="contained" disabled={checklist.isPending} onClick={onFinalize}>
            {words.finalize}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 5 }}>{words.checklist.lead(draft.size)}</Typography>
      {checklist.isPending && <CardSkeleton lines={6} />}
      {checklist.isError && (
        <InPlaceError
          message={words.checklist.error}
          hint={checklist.error.message}
          onRetry={() => void checklist.refetch()}
        />
      )}
      {checklist.data !== undefined && <Points checklist={checklist.data} draft={draft} />}
    </Modal>
  );
}

function Points({ checklist, draft }: { checklist: Checklist; draft: Draft }) {
  const { limits, problems, since, new_files } = checklist;
  const hasGap = limits.some(({ chosen, candidates }) => chosen === 0 && candidates > 0);
  const needs = hasGap || problems.length > 0 || since.length > 0 || (new_files?.length ?? 0) > 0;
  const categoryOf = (label: string) =>
    [...draft.values()].find(({ student_label }) => student_label === label)?.category ?? null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      <Point title={words.checklist.limits} isFine={!hasGap}>
        {limits.map((limit) => (
          <li key={limit.category}>{limitInWords(limit)}</li>
        ))}
      </Point>
      <Point title={words.checklist.problems} isFine={problems.length === 0} fine={words.checklist.noProblems}>
        {problems.map(({ student_label, problems: own }) => (
          <li key={student_label}>
            {studentInWords(student_label)}
            <Box component="ul" sx={{ m: 0, pl: 4 }}>
              {own.slice(0, SHOWN).map(({ file_name, message, count }) => (
                <li key={`${file_name} ${message}`}>
                  {words.checklist.problem(count, file_name)}
                  {message}
                </li>
              ))}
              {own.length > SHOWN && <li>{words.checklist.more(own.length - SHOWN)}</li>}
            </Box>
          </li>
        ))}
      </Point>
      <Point title={words.checklist.since} isFine={since.length === 0} fine={words.checklist.noSince}>
        {since.map(({ student_label, since: one }) => (
          <li key={student_label}>
            {studentInWords(student_label)}: {sinceInWords(one, categoryOf(student_label))}
          </li>
        ))}
      </Point>
      <Point
        title={words.checklist.files}
        isFine={(new_files?.length ?? 0) === 0}
        fine={new_files === null ? words.checklist.neverSaved : words.checklist.noFiles}
      >
        {new_files?.map(({ file_name, change }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file can change in the same way twice, and the list never does
          <li key={at}>{words.checklist.file(file_name, change)}</li>
        ))}
      </Point>
      {needs && (
        <Typography variant="body2" sx={{ color: 'portal.text2' }}>
          {words.checklist.needs}
        </Typography>
      )}
    </Box>
  );
}

/** Problems of one student that are listed; the others are counted. */
const SHOWN = 3;

function limitInWords({ category, chosen, limit, candidates }: Checklist['limits'][number]): string {
  const label = words.categories[category];
  if (chosen > 0) return words.checklist.used(label, chosen, limit);
  return candidates > 0 ? words.checklist.empty(label, candidates) : words.checklist.noCandidates(label);
}

interface PointProps {
  title: string;
  isFine: boolean;
  /** In place of a list without entries. */
  fine?: string;
  children: ReactNode;
}

function Point({ title, isFine, fine, children }: PointProps) {
  return (
    <Box component="section" sx={{ display: 'flex', gap: 3 }}>
      <StatusIcon status={isFine ? 'success' : 'warning'} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="h3">
          {title}
        </Typography>
        {isFine && fine !== undefined ? (
          <Typography variant="body2">{fine}</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
            {children}
          </Box>
        )}
      </Box>
    </Box>
  );
}
