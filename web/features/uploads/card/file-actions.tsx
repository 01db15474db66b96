import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { cancelUpload, reprocessUpload } from '#contract/uploads/uploads.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { refreshFiles } from '#web/app/files/refresh-files.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useSend } from '#web/app/use-call.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { announce } from '#web/ui/states/live-region.tsx';
import { SmallError } from '#web/ui/states/small-error.tsx';
import { useUploadActions } from '../actions.ts';
import { pickFile } from '../pick-file.ts';
import { MoreMenu } from '../removal/more-menu.tsx';

const words = uploads.actions;

interface FileActionsProps {
  dataset: Dataset;
  file: UploadedFile;
}

/** What the status and the role allow (docs/product.md#upload-life). */
export function FileActions({ dataset, file }: FileActionsProps) {
  const { may } = useSession();
  const { review, showLog } = useUploadActions();
  const hasResults = file.status === 'SUCCESS' || file.status === 'DATA_ERRORS';
  // Who sees only some of its schools would fill in everything and then be refused.
  const writes = may('uploads.write') && !file.covers_other_schools;
  return (
    <>
      {hasResults && <Action label={words.review} file={file} onClick={() => review(file.file_id)} />}
      {writes && (file.status === 'PROCESSING' || file.status === 'UPLOAD') && <CancelAction file={file} />}
      {writes && file.status === 'MALFORMED' && <AgainAction file={file} />}
      {writes && (hasResults || file.status === 'MALFORMED') && (
        <ChooseAction label={words.replace} dataset={dataset} file={file} />
      )}
      {writes && file.status === 'UPLOAD_FAILED' && (
        <>
          <ChooseAction label={words.chooseAgain} dataset={dataset} file={file} />
          <CancelAction file={file} label={words.dismiss} />
        </>
      )}
      {writes && file.held === null && (hasResults || file.status === 'MALFORMED') && <MoreMenu file={file} />}
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

/** Stops a file, or forgets one that did not arrive. When processing was faster, the list shows its result. */
function CancelAction({ file, label = words.cancel }: { file: UploadedFile; label?: string }) {
  const params = { eoaId: useAudit().id, fileId: file.file_id };
  const canceling = useSend(cancelUpload);
  const refresh = useRefresh();
  const cancel = () =>
    canceling.mutate(
      { params },
      { onSuccess: () => announce(uploads.said.canceled(file.file_name)), onSettled: refresh },
    );
  return (
    <>
      <Action label={label} file={file} onClick={cancel} />
      <SmallError isWide error={canceling.error?.message ?? null} />
    </>
  );
}

/** Processes the same bytes again: what failed once may have been the portal's fault. */
function AgainAction({ file }: { file: UploadedFile }) {
  const params = { eoaId: useAudit().id, fileId: file.file_id };
  const trying = useSend(reprocessUpload);
  const refresh = useRefresh();
  const again = () =>
    trying.mutate({ params }, { onSuccess: () => announce(uploads.said.again(file.file_name)), onSettled: refresh });
  return (
    <>
      <Action label={words.again} file={file} onClick={again} />
      <SmallError isWide error={trying.error?.message ?? null} />
    </>
  );
}

function useRefresh() {
  const client = useQueryClient();
  return () => refreshFiles(client);
}
