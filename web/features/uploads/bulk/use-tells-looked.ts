import { useEffect, useRef } from 'react';
import type { StagedFile } from '#contract/uploads/intake.ts';
import { bulk } from '#web/messages/en/uploads/bulk.ts';
import { announce } from '#web/ui/states/live-region.tsx';
import type { Sending } from './sending.ts';
import type { Answered } from './use-answers.ts';

interface List {
  sending: readonly Sending[];
  files: readonly StagedFile[];
  /** Those that were looked at and are not uploaded; null while what they are compared with is not known. */
  waiting: readonly Answered[] | null;
}

/** Tells people who use a screen reader, once every file was looked at, how many are ready and what is left to do. */
export function useTellsLooked(list: List): void {
  const wasLooking = useRef(false);
  useEffect(() => {
    const looks = isLooking(list);
    const said = sentence(list);
    if (wasLooking.current && !looks && said !== '') announce(said);
    wasLooking.current = looks;
  });
}

const isLooking = ({ sending, files, waiting }: List): boolean =>
  waiting === null ||
  sending.some(({ state }) => state !== 'failed') ||
  files.some(({ state }) => state === 'inspecting');

function sentence({ sending, files, waiting }: List): string {
  const counts = {
    ready: waiting?.filter(({ question, isSkipped }) => question === null && !isSkipped),
    open: waiting?.filter(({ question }) => question !== null),
    skipped: waiting?.filter(({ isSkipped }) => isSkipped),
    refused: files.filter(({ state }) => state === 'refused'),
    failed: sending.filter(({ state }) => state === 'failed'),
  };
  const kinds = ['ready', 'open', 'skipped', 'refused', 'failed'] as const;
  const countOf = (kind: keyof typeof counts) => counts[kind]?.length ?? 0;
  return kinds.flatMap((kind) => (countOf(kind) > 0 ? [bulk.looked[kind](countOf(kind))] : [])).join(', ');
}
