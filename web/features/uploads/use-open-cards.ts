import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { DATASETS } from '#datasets/index.ts';

/** Which cards are open, and whether the address asks for one. The address's hash opens its card, scrolls it into view and moves the focus to its heading. */
export function useOpenCards() {
  const { hash, key } = useLocation();
  const wanted = DATASETS.find((dataset) => `#${dataset.slug}` === hash)?.slug;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([wanted ?? DATASETS[0]?.slug ?? '']));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again is a new visit, with a new key
  useEffect(() => {
    if (wanted === undefined) return;
    setOpen((before) => new Set(before).add(wanted));
    document.getElementById(wanted)?.scrollIntoView({ block: 'start' });
    document.getElementById(`${wanted}-head`)?.focus({ preventScroll: true });
  }, [wanted, key]);

  const toggle = (slug: string, expanded: boolean) =>
    setOpen((before) => {
      const next = new Set(before);
      if (expanded) next.add(slug);
      else next.delete(slug);
      return next;
    });
  return { isOpen: (slug: string) => open.has(slug), toggle, isAsked: wanted !== undefined };
}
