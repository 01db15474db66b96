import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { cancelUpload, listUploads, type UploadedFile } from '#contract/uploads.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useSend } from '#web/app/use-call.ts';
import { uploads } from '#web/messages/en/uploads.ts';
import { useUploadActions } from '../actions.ts';
import { pickFile } from '../pick-file.ts';

const words = uploads.actions;

interface FileActionsProps {
  dataset: Dataset;
  file: UploadedFile;
}

/** What the status and the role allow (specification, section 4). */
export function FileActions({ dataset, file }: FileActionsProps) {
  const { may } = useSession();
  const { review, showLog } = useUploadActions();
  const hasResults = file.status === 'SUCCESS' || file.status === 'DATA_ERRORS';
  const writes = may('uploads.write');
  return (
    <>
      {hasResults && <Action label={words.review} file={file} onClick={() => review(dataset, file.file_id)} />}
      {writes && (hasResults || file.status === 'MALFORMED') && (
        <ChooseAction label={words.replace} dataset={dataset} file={file} />
      )}
      {writes && file.status === 'UPLOAD_FAILED' && (
        <>
          <ChooseAction label={words.again} dataset={dataset} file={file} />
          <DismissAction file={file} />
        </>
      )}
      {!writes && may('audit-log.read') && <Action label={words.log} file={file} onClick={() => showLog(dataset)} />}
    </>
  );
}

function Action({ label, file, onClick }: { label: string; file: UploadedFile; onClick: () => void }) {
  return (
    <Button size="small" variant="text" aria-label={words.of(label, file.file_name)} onClick={onClick}>
      {label}
    </Button>
  );
}

/** Opens the file dialog, then the wizard with the choices of the file that is replaced. */
function ChooseAction({ label, dataset, file }: FileActionsProps & { label: string }) {
  const { choose } = useUploadActions();
  const pick = async () => {
    const chosen = await pickFile();
    if (chosen) choose(dataset, [chosen], file);
  };
  return <Action label={label} file={file} onClick={() => void pick()} />;
}

function DismissAction({ file }: { file: UploadedFile }) {
  const { id: eoaId } = useAudit();
  const client = useQueryClient();
  const dismissal = useSend(cancelUpload);
  const dismiss = () =>
    dismissal.mutate(
      { params: { eoaId, fileId: file.file_id } },
      { onSettled: () => client.invalidateQueries({ queryKey: callKey(listUploads) }) },
    );
  return <Action label={words.dismiss} file={file} onClick={dismiss} />;
}
