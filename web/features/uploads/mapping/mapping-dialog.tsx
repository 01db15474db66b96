import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type FileMapping, readMapping, saveMapping } from '#contract/uploads/mappings.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { readUpload } from '#contract/uploads/uploads.ts';
import { useTypedDraft } from '#web/app/leaving/use-typed-draft.ts';
import { useUnsaved } from '#web/app/leaving/use-unsaved.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useSend } from '#web/app/use-call.ts';
import { mappings as words } from '#web/messages/en/uploads/mappings.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import {
  choicesOf,
  firstChoices,
  type MappingChoices,
  rebased,
  sharedHeader,
  toBody,
  writtenChoices,
} from './choices.ts';
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
  const [started, setStarted] = useState(() => firstChoices(mapping));
  const save = useSend(saveMapping);
  const params = { eoaId, fileId: file.file_id };
  const form = save.data === undefined ? `map.${file.file_id}` : null;
  const { draft, setDraft, isChanged } = useTypedDraft(form, writtenChoices(started));
  const choices = useMemo(() => choicesOf(draft), [draft]);
  const { ask, question } = useUnsaved(form !== null && isChanged);
  const close = () => ask(onClose);
  const shared = sharedHeader(mapping, choices);

  const submit = () =>
    save.mutate(
      { params, body: toBody(mapping, choices) },
      { onSuccess: () => void client.invalidateQueries({ queryKey: callKey(readUpload) }) },
    );
  const showCurrent = async (choose: (newest: MappingChoices) => MappingChoices) => {
    await client.refetchQueries({ queryKey: callKey(readMapping, { params }) });
    const now = client.getQueryData<FileMapping>(callKey(readMapping, { params })) ?? mapping;
    const suggested = firstChoices(now);
    setMapping(now);
    setStarted(suggested);
    setDraft(writtenChoices(choose(suggested)), writtenChoices(suggested));
    save.reset();
  };
  if (save.data)
    return (
      <Outcome
        file={file}
        overruled={save.data.overruled}
        onAgain={() => showCurrent((newest) => newest)}
        onClose={onClose}
      />
    );

  const problem = shared ? words.twice(shared.header, shared.one, shared.other) : (save.error?.message ?? null);
  const keepChanges = (newest: MappingChoices) => rebased(newest, started, choices);
  const current = shared === null && save.error?.code === 'conflict' && (
    <Button onClick={() => void showCurrent(keepChanges)}>{words.showCurrent}</Button>
  );
  return (
    <Modal
      open
      size="results"
      title={words.title}
      meta={words.meta(file.file_name)}
      isSending={save.isPending}
      onClose={close}
      problem={problem !== null && <Notice severity="error" title={problem} action={current || undefined} />}
      actions={
        <>
          <Button disabled={save.isPending} onClick={close}>
            {words.cancel}
          </Button>
          <Button variant="contained" loading={save.isPending} disabled={shared !== null} onClick={submit}>
            {words.save}
          </Button>
        </>
      }
    >
      {question}
      <MappingForm mapping={mapping} choices={choices} onChange={(next) => setDraft(writtenChoices(next))} />
    </Modal>
  );
}
