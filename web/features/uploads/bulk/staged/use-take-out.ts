import { useState } from 'react';
import type { StagedFile } from '#contract/uploads/intake.ts';
import { bulk } from '#web/messages/en/uploads/bulk.ts';
import { announce } from '#web/ui/states/live-region.tsx';
import { type Sending, withdraw } from '../sending.ts';
import { useRemoveStaged } from './use-remove-staged.ts';

/**
 * Takes one file out of the list and says so, or gives the sentence about one that could not be taken out.
 * @param round what came of the last upload: a sentence from before it is old
 */
export function useTakeOut(round: unknown) {
  const remove = useRemoveStaged();
  const [kept, setKept] = useState<{ sentence: string; round: unknown } | null>(null);
  const takeOut = async ({ id, file_name }: StagedFile) => {
    const isGone = await remove([id]);
    setKept(isGone ? null : { sentence: bulk.notRemoved(file_name), round });
    if (isGone) announce(bulk.said.removed(file_name));
  };
  const stop = ({ key, file }: Sending) => {
    withdraw(key);
    announce(bulk.said.removed(file.name));
  };
  return { notRemoved: kept !== null && kept.round === round ? kept.sentence : null, takeOut, stop };
}
