import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readRequirements } from '#contract/uploads/requirements.ts';
import { DATASETS } from '#datasets/index.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callQuery } from '#web/app/use-call.ts';
import { cardProgress } from './requirements/progress.ts';

/**
 * Which cards are open, and whether the address asks for one. The address's hash opens its card, scrolls it into
 * view and moves the focus to its heading; without one, the first card that something is missing from is open.
 * null until that is known.
 */
export function useOpenCards() {
  const { hash, key } = useLocation();
  const wanted = DATASETS.find((dataset) => `#${dataset.slug}` === hash)?.slug;
  const first = useFirstIncomplete();
  const [open, setOpen] = useState<ReadonlySet<string> | null>(wanted === undefined ? null : new Set([wanted]));
  // Chosen once: a card that becomes complete while someone works in it stays open.
  if (open === null && first !== undefined) setOpen(new Set(first === null ? [] : [first]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again is a new visit, with a new key
  useEffect(() => {
    if (wanted === undefined) return;
    setOpen((before) => new Set(before).add(wanted));
    document.getElementById(wanted)?.scrollIntoView({ block: 'start' });
    // After the page around it, which moves the focus to its title when it opens.
    const frame = requestAnimationFrame(() =>
      document.getElementById(`${wanted}-head`)?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [wanted, key]);

  const toggle = (slug: string, expanded: boolean) =>
    setOpen((before) => {
      const next = new Set(before);
      if (expanded) next.add(slug);
      else next.delete(slug);
      return next;
    });
  return { open, toggle, isAsked: wanted !== undefined };
}

/**
 * The first card that is not complete, where it cannot be known the first of all; null: all are.
 * undefined while that is asked.
 */
function useFirstIncomplete(): string | null | undefined {
  const { id: eoaId } = useAudit();
  const answers = useQueries({
    queries: DATASETS.map(({ slug }) => callQuery(readRequirements, { params: { eoaId, type: slug } })),
  });
  const at = answers.findIndex(({ data }) => {
    if (data === undefined) return true;
    const { complete, all } = cardProgress(data);
    return complete < all;
  });
  const answer = answers[at];
  if (answer === undefined) return null;
  return answer.isPending ? undefined : DATASETS[at]?.slug;
}
