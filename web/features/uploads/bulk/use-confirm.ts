import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmStaged, listStaged } from '#contract/uploads/intake.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { call } from '#web/app/api.ts';
import { CallError } from '#web/app/call-error.ts';
import { refreshFiles } from '#web/app/files/refresh-files.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey } from '#web/app/use-call.ts';
import { bulk } from '#web/messages/en/uploads/bulk.ts';
import { announce } from '#web/ui/states/live-region.tsx';
import { metadataOf } from './answers.ts';
import { confirmationsIn } from './confirmations.ts';
import { addToUploads } from './setting.ts';
import type { Answered } from './use-answers.ts';

/** Confirms files; each becomes an upload or gets a sentence that says why not. */
export function useConfirm() {
  const { id: eoaId } = useAudit();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [uploaded, setUploaded] = useState<readonly UploadedFile[]>([]);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());

  const confirm = async (files: readonly Answered[]) => {
    if (isPending) return;
    setPending(true);
    const done: UploadedFile[] = [];
    const failed = new Map<string, string>();
    for (const part of confirmationsIn(files.flatMap(toConfirmation))) {
      try {
        const answer = await call(confirmStaged, { params: { eoaId }, body: { files: part } });
        for (const { id, upload, error } of answer.files) {
          if (upload) done.push(upload);
          else failed.set(id, error.message);
        }
      } catch (error) {
        // Confirming again is harmless, so the files stay as they are with the reason beside them.
        for (const { id } of part) failed.set(id, error instanceof CallError ? error.message : bulk.error);
      }
    }
    // The list knows them at once, so that no row of theirs has to ask.
    addToUploads(client, eoaId, done);
    setUploaded((before) => [...before, ...done]);
    setProblems(failed);
    setPending(false);
    // The dialog itself says what was not uploaded.
    if (done.length > 0) announce(bulk.said.confirmed(done.length));
    void client.invalidateQueries({ queryKey: callKey(listStaged) });
    // A moved file has left its card as well.
    refreshFiles(client);
  };
  return { confirm, isPending, uploaded, problems, forget: () => setUploaded([]) };
}

const toConfirmation = ({ staged, answer, replaces, hold }: Answered) =>
  answer.type === null
    ? []
    : [
        {
          id: staged.id,
          upload_file_type: answer.type,
          user_provided_file_metadata: metadataOf(answer),
          replaces_file_id: replaces === 'ask' || replaces === null ? undefined : replaces,
          // What is held goes only once it is confirmed.
          accepts_loss: hold !== null,
        },
      ];
