import { useState } from 'react';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import type { Check } from '../bulk/use-check.ts';
import { candidatesFor, likelyPlace, type ReplaceChoice, sharedWith } from '../replacing/candidates.ts';
import { holdOn, keyOf } from '../replacing/hold.ts';
import type { WizardChoices } from './state.ts';

interface Placing {
  dataset: Dataset;
  file: File;
  /** Chosen by 'Replace' before the wizard opened: nothing is asked then. */
  replaces: UploadedFile | null;
  check: Check;
  /** Every file that is here. */
  files: readonly UploadedFile[];
  chosen: WizardChoices;
}

/** What the file replaces, what has to be confirmed first, and what Submit waits for. */
export function usePlacing({ dataset: { type }, file, replaces, check, files, chosen }: Placing) {
  const [said, setSaid] = useState<ReplaceChoice>();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const looked = check.found ?? { file_name: file.name };
  const candidates = replaces ? [] : candidatesFor(type, chosen, looked, files);
  const isOffered = said === null || candidates.some((one) => one.file.file_id === said);
  const place = said !== undefined && isOffered ? said : likelyPlace(candidates, looked);
  const replaced = replaces ?? candidates.find((one) => one.file.file_id === place)?.file ?? null;
  const hold = check.isLooking ? null : holdOn({ type, looked, replaced });
  const isConfirmed = hold !== null && keyOf(hold) === confirmed;
  return {
    candidates,
    /** Files that stay, whatever is chosen. */
    shared: replaces ? [] : sharedWith(type, chosen, files),
    place,
    setPlace: setSaid,
    replaced,
    hold,
    isConfirmed,
    setConfirmed: (yes: boolean) => setConfirmed(yes && hold ? keyOf(hold) : null),
    /** null: it can go. */
    waitsFor: check.isLooking
      ? replacing.waits.looking
      : candidates.length > 0 && place === 'ask'
        ? replacing.waits.place
        : hold && !isConfirmed
          ? replacing.waits.hold
          : null,
  };
}
