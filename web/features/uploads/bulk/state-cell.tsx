import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { FileId } from '#contract/ids.ts';
import type { StagedFile } from '#contract/uploads/intake.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { readUpload } from '#contract/uploads/uploads.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { bulk } from '#web/messages/en/uploads/bulk.ts';
import { removal } from '#web/messages/en/uploads/removal.ts';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import type { Status } from '#web/ui/states/status-icon.tsx';
import { describeOutcome, describeProgress } from '../describe.ts';
import { relationOf } from '../replacing/candidates.ts';
import { describeLoss } from '../replacing/describe-loss.ts';
import { keyOf } from '../replacing/hold.ts';
import { findingsOf } from './findings.ts';
import type { Sending } from './sending.ts';
import type { Setting } from './setting.ts';
import { StateLine } from './state-line.tsx';
import type { Answered } from './use-answers.ts';

const words = bulk.state;

export interface RowActions {
  onRemove: (file: StagedFile) => void;
  onWithdraw: (sending: Sending) => void;
  onAgain: (key: string) => void;
  onReview: (id: FileId) => void;
}

const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <Tooltip title={bulk.remove}>
    <IconButton size="small" aria-label={bulk.removeOf(name)} onClick={onClick}>
      <CloseOutlined />
    </IconButton>
  </Tooltip>
);

export function SendingState({ sending, actions }: { sending: Sending; actions: RowActions }) {
  const { key, file, state, percent, reason } = sending;
  const remove = <RemoveButton name={file.name} onClick={() => actions.onWithdraw(sending)} />;
  if (state === 'arrived') return <StateLine icon="pending" text={words.inspecting} />;
  if (state !== 'failed') return <StateLine icon="pending" text={words.sending(percent)} end={remove} />;
  const again = (
    <Button size="small" variant="text" aria-label={bulk.againOf(file.name)} onClick={() => actions.onAgain(key)}>
      {bulk.again}
    </Button>
  );
  return <StateLine icon="error" text={words.failed} notes={reason ? [reason] : []} actions={again} end={remove} />;
}

/** A file that cannot be answered for: not yet, or not at all. */
export function StagedState({ staged, actions }: { staged: StagedFile; actions: RowActions }) {
  const remove = <RemoveButton name={staged.file_name} onClick={() => actions.onRemove(staged)} />;
  switch (staged.state) {
    case 'refused': {
      const { reason = '', fix = '' } = staged.refused ?? {};
      return <StateLine icon="error" text={words.refused} notes={[reason, fix]} end={remove} />;
    }
    case 'unpacked': {
      const entries = staged.entries ?? [];
      const rest = entries.flatMap(({ name, note }) => (note === null ? [] : [`${name}: ${note}`]));
      const taken = entries.length - rest.length;
      const notes = rest.length > 0 ? [bulk.archiveRest, ...rest] : [];
      return <StateLine icon="info" text={words.unpacked(taken)} notes={notes} end={remove} />;
    }
    case 'uploading':
      return <StateLine icon="pending" text={words.uploading} end={remove} />;
    default:
      return <StateLine icon="pending" text={words.inspecting} end={remove} />;
  }
}

interface AnsweredStateProps {
  file: Answered;
  setting: Setting;
  /** Why the server did not take it. */
  problem: string | undefined;
  actions: RowActions;
  /** Key of the hold that is confirmed; undefined takes it back. */
  onConfirm: (key: string | undefined) => void;
}

export function AnsweredState({ file, setting, problem, actions, onConfirm }: AnsweredStateProps) {
  const { staged, answer, question, hold, isSkipped } = file;
  const { inspection, moves } = staged;
  const findings =
    inspection && answer.type
      ? findingsOf(inspection, answer.type, answer.choices, (step) => setting.options[step])
      : [];
  const moving = moves ? [removal.moves(datasets[moves.upload_file_type].label)] : [];
  const notes = [...moving, ...sameAs(staged), ...besides(file), ...findings];
  const remove = <RemoveButton name={staged.file_name} onClick={() => actions.onRemove(staged)} />;
  if (problem !== undefined)
    return <StateLine icon="error" text={words.notTaken} notes={[problem, ...findings]} end={remove} />;
  if (isSkipped) return <StateLine icon="info" text={words.skipped} notes={sameAs(staged)} end={remove} />;
  const confirm = hold && (
    <FormControlLabel
      sx={{ ml: 0, mr: 0 }}
      label={replacing.confirm[hold.why]}
      control={
        <Checkbox
          checked={answer.confirmed === keyOf(hold)}
          onChange={(_, checked) => onConfirm(checked ? keyOf(hold) : undefined)}
        />
      }
    />
  );
  const held = hold?.why === 'loss' ? describeLoss(hold.change) : [];
  return (
    <StateLine
      icon={question !== null || hold || notes.length > 0 ? 'warning' : 'success'}
      text={question === null ? words.ready : words.open}
      notes={[...held, ...(question === null ? [] : [question]), ...notes]}
      actions={confirm ?? undefined}
      end={remove}
    />
  );
}

/** It is added although something good that may be the same is there. */
const besides = ({ candidates, replaces, staged, hasNamesake }: Answered): string[] =>
  replaces === null
    ? [
        ...candidates
          .filter((one) => relationOf(one, staged) !== 'other')
          .map(({ file }) => bulk.findings.beside(file.file_name)),
        // Where they are identical, that is said.
        ...(hasNamesake && staged.same_as === null ? [bulk.findings.sameName] : []),
      ]
    : [];

function sameAs({ same_as }: StagedFile): string[] {
  if (same_as === null) return [];
  const { file_name, upload } = same_as;
  if (upload === null) return [bulk.findings.sameAs(file_name)];
  return [bulk.findings.sameAsUploaded(file_name, upload.version, datasets[upload.upload_file_type].label)];
}

const ICON: Record<UploadedFile['status'], Status> = {
  UPLOAD: 'pending',
  PROCESSING: 'pending',
  SUCCESS: 'success',
  DATA_ERRORS: 'warning',
  MALFORMED: 'error',
  UPLOAD_FAILED: 'error',
};

interface UploadedStateProps {
  upload: UploadedFile;
  setting: Setting;
  actions: RowActions;
}

/**
 * The one list of files says how far each is: sixty rows that asked for themselves every second took the
 * server more time than their files. Only one that has left the list, because another took its place
 * meanwhile, is asked for by itself.
 */
export function UploadedState({ upload, setting, actions }: UploadedStateProps) {
  const { id: eoaId } = useAudit();
  const listed = setting.files.find(({ file_id }) => file_id === upload.file_id);
  const left = useCall(readUpload, listed ? null : { params: { eoaId, fileId: upload.file_id } });
  const file = listed ?? left.data ?? upload;
  const isUnderWay = file.status === 'PROCESSING';
  const review = (
    <Button
      size="small"
      variant="text"
      aria-label={bulk.reviewOf(file.file_name)}
      onClick={() => actions.onReview(file.file_id)}
    >
      {bulk.review}
    </Button>
  );
  return (
    <StateLine
      icon={ICON[file.status]}
      text={uploads.status[file.status]}
      notes={isUnderWay ? [describeProgress(file.progress, file.progress?.seconds ?? null)] : describeOutcome(file)}
      actions={isUnderWay ? undefined : review}
    />
  );
}
