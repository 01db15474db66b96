import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FileMapping, readMapping, saveMapping } from '#contract/uploads/mappings.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { readUpload } from '#contract/uploads/uploads.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useSend } from '#web/app/use-call.ts';
import { mappings as words } from '#web/messages/en/uploads/mappings.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { firstChoices, sharedHeader, toBody } from './choices.ts';
import { MappingForm } from './mapping-form.tsx';
import { Outcome } from './outcome.tsx';

interface MappingDialogProps {
  file: UploadedFile;
  mapping: FileMapping;
  onClose: () => void;
}

/** Asks which column is which, saves it for the district, and stays until the file has been read again. */
export function MappingDialog({ file, mapping: latest, onClose }: MappingDialogProps) {
  const { id: eoaId } = useAudit();
  const client = useQueryClient();
  // What the person started from: news of the file must not move the ground under their choices.
  const [mapping, setMapping] = useState(latest);
  const [choices, setChoices] = useState(() => firstChoices(mapping));
  const save = useSend(saveMapping);
  const params = { eoaId, fileId: file.file_id };
  const shared = sharedHeader(mapping, choices);

  const submit = () =>
    save.mutate(
      { params, body: toBody(mapping, choices) },
      { onSuccess: () => void client.invalidateQueries({ queryKey: callKey(readUpload) }) },
    );
  const again = async () => {
    await client.refetchQueries({ queryKey: callKey(readMapping, { params }) });
    const now = client.getQueryData<FileMapping>(callKey(readMapping, { params })) ?? mapping;
    setMapping(now);
    setChoices(firstChoices(now));
    save.reset();
  };
  if (save.data) return <Outcome file={file} overruled={save.data.overruled} onAgain={again} onClose={onClose} />;

  const problem = shared ? words.twice(shared.header, shared.one, shared.other) : (save.error?.message ?? null);
  return (
    <Modal
      open
      size="results"
      title={words.title}
      meta={words.meta(file.file_name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="contained" loading={save.isPending} disabled={shared !== null} onClick={submit}>
            {words.save}
          </Button>
        </>
      }
    >
      <MappingForm mapping={mapping} choices={choices} onChange={setChoices} problem={problem} />
    </Modal>
  );
}
