import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect } from 'react';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import type { FileVersion } from '#contract/uploads/versions.ts';
import { datasetOf } from '#datasets/index.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { useSession } from '#web/app/session/session.ts';

import { datasets } from '#web/messages/en/datasets.ts';
import { removal } from '#web/messages/en/uploads/removal.ts';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import { results as words } from '#web/messages/en/uploads/results.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { useIsLate } from '#web/ui/states/after-delay.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { useUploadActions } from '../actions.ts';
import { MapColumnsButton } from '../mapping/map-columns-button.tsx';
import { whyOf } from '../removal/removed-files.tsx';
import { RestoreButton } from '../removal/restore-button.tsx';
import { HeldNotice } from '../replacing/held-notice.tsx';
import { DataMatching, IS_MATCHING } from './data-matching.tsx';
import { Downloads } from './downloads.tsx';
import { FileOverview, Selections } from './file-facts.tsx';
import { Lead } from './lead.tsx';
import type { ResultsAddress } from './problems/issue-address.ts';
import { Problems } from './problems/problems.tsx';
import { Receipt } from './receipt.tsx';
import { RecognisedColumns } from './recognised-columns.tsx';
import { type ResultParts, useResultParts } from './use-result-parts.ts';
import { Versions } from './versions.tsx';

interface ResultsDialogProps {
  fileId: UploadedFile['file_id'];
  /** Which cause and which of its rows show. */
  address: ResultsAddress;
  /** Opened together with the page. */
  atOnce: boolean;
  /** They are there to be read. */
  onShown: () => void;
  onReplace: (file: UploadedFile) => void;
}

/**
 * What came of a file: what to do first, the causes and rows, what was matched, what it holds, what was chosen for it.
 */
export default function ResultsDialog({ fileId, address, atOnce, onShown, onReplace }: ResultsDialogProps) {
  const { may } = useSession();
  const parts = useResultParts(fileId);
  const { upload, areComing } = parts;
  const isLate = useIsLate();
  const file = upload.data;
  const version = parts.versions.data?.find(({ file_id }) => file_id === fileId);
  useEffect(() => {
    if (!areComing) onShown();
  }, [areComing, onShown]);
  // Drawn once, with what came of the file, where that comes in time.
  if (atOnce && areComing && !isLate) return null;
  return (
    <Modal
      open
      size="results"
      keepsHeight
      atOnce={atOnce}
      title={words.title}
      about={file && !areComing ? lineOf(file) : undefined}
      onClose={address.close}
      actions={
        file && !areComing && may('uploads.write') ? (
          <Actions file={file} version={version} onClose={address.close} onReplace={onReplace} />
        ) : undefined
      }
    >
      {areComing && <CardSkeleton lines={12} />}
      {upload.isError && <InPlaceError message={words.error} onRetry={() => void upload.refetch()} />}
      {file && !areComing && <Results file={file} parts={parts} address={address} />}
    </Modal>
  );
}

/** 'roster.csv · Student Roster · Version 2 · Maria Delgado · November 14, 2026' */
const lineOf = ({ file_name, upload_file_type, version, uploaded_by, uploaded_at }: UploadedFile) =>
  words.meta(file_name, datasets[upload_file_type].label, version, uploaded_by, formatTimestamp(uploaded_at));

interface ResultsProps {
  file: UploadedFile;
  parts: ResultParts;
  address: ResultsAddress;
}

function Results({ file, parts, address }: ResultsProps) {
  const { issues } = parts;
  const { data: details } = parts.details;
  const groups = issues.data?.groups.filter(({ code, severity }) => code !== IS_MATCHING || severity !== 'note');
  // First what answers the question; what is below it is drawn once that can be read.
  const isMoreDue = useDeferredValue(!parts.areMoreComing, false);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      {issues.isError && <InPlaceError message={words.issuesError} onRetry={() => void issues.refetch()} />}
      <HeldNotice file={file} />
      {groups && <Lead file={file} details={details} groups={groups} />}
      <Box sx={BUTTONS}>
        <Downloads file={file} details={details} />
        {file.removed === null && details?.can_map && <MapColumnsButton file={file} />}
      </Box>
      {groups && (
        <Problems
          file={file}
          groups={groups}
          address={address}
          withRows={isMoreDue}
          hidesRows={issues.data?.rows_hidden ?? false}
        />
      )}
      {isMoreDue && <More file={file} parts={parts} address={address} />}
    </Box>
  );
}

const BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: { xs: 3, sm: 1 },
  '& > button': { flex: { xs: '1 1 100%', sm: 'none' } },
};

/** Below the problems: earlier versions, what was matched, what the file holds, what was chosen for it. */
function More({ file, parts, address }: ResultsProps) {
  const { data: details } = parts.details;
  return (
    <>
      <Versions file={file} versions={parts.versions.data ?? []} onOpen={address.open} />
      <Box sx={TWO_COLUMNS}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 }}>
          <DataMatching lines={file.results_summary} details={details} />
          <Selections dataset={datasetOf(file.upload_file_type)} file={file} />
        </Box>
        <FileOverview file={file} />
      </Box>
      {details && (
        <Box sx={TWO_COLUMNS}>
          <RecognisedColumns details={details} />
          {/* A hash alone on a page of paper is no one's receipt. */}
          <Box sx={{ breakInside: 'avoid', minWidth: 0 }}>
            <Receipt file={file} details={details} />
          </Box>
        </Box>
      )}
    </>
  );
}

const TWO_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 8,
  // Two columns that break over pages each for itself are read by no one.
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
};

function Actions({ file, version, onClose, onReplace }: ActionsProps) {
  const { remove } = useUploadActions();
  const isInAudit = file.replaced_by === null && file.removed === null && !file.covers_other_schools;
  return (
    <>
      <Typography variant="caption" sx={{ color: 'portal.text2', mr: 'auto', alignSelf: 'center', maxWidth: '60ch' }}>
        {consequence(file)}
      </Typography>
      {!isInAudit && !file.covers_other_schools && version && <RestoreButton version={version} onDone={onClose} />}
      {isInAudit && file.held === null && file.status !== 'PROCESSING' && (
        <Button variant="text" onClick={() => remove(file)}>
          {removal.remove}
        </Button>
      )}
      <Button onClick={onClose}>{words.continue}</Button>
      {isInAudit && (
        <Button variant="contained" onClick={() => onReplace(file)}>
          {words.replace}
        </Button>
      )}
    </>
  );
}

interface ActionsProps extends Pick<ResultsDialogProps, 'onReplace'> {
  file: UploadedFile;
  /** The same in the list of its versions, once that is there. */
  version: FileVersion | undefined;
  onClose: () => void;
}

/** What 'Continue' means for the numbers. */
function consequence(file: UploadedFile): string {
  const kept = file.rows?.kept ?? 0;
  if (file.held !== null) return replacing.held.text;
  if (file.removed !== null) return removal.stateBy(file.removed.by, formatTimestamp(file.removed.at), whyOf(file));
  if (file.replaced_by !== null) return words.superseded;
  if (file.covers_other_schools) return words.shared;
  if (file.rows === null && file.status !== 'MALFORMED') return '';
  if (file.strangers) return words.keepsStrangers(kept);
  return kept > 0 && kept === file.rows?.read ? words.keepsAll(kept) : words.keeps(kept);
}
