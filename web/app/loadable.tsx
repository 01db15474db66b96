import { type ComponentType, lazy, useState } from 'react';

/** A part of the portal in a file of its own, below a `Suspense`. */
export interface Loadable<Props> {
  Part: ComponentType<Props>;
  /** Loads it before there is a place to show it in. */
  load: () => Promise<unknown>;
}

/**
 * Shows the part at once where its file is there already. `lazy` waits even then, and React shows what was waited for
 * no earlier than 300 ms after the last time that something showed that it waits.
 */
export function loadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Loadable<Props> {
  let there: ComponentType<Props> | null = null;
  const once = async () => {
    const file = await load();
    there = file.default;
    return file;
  };
  const Lazy = lazy(once);
  // biome-ignore lint/correctness/noComponentHookFactories: called as `lazy` is, once for a file and outside of components
  function Part(props: Props) {
    // What is shown first stays: another component would start with a state of its own.
    const [Content] = useState<ComponentType<Props>>(() => there ?? Lazy);
    return <Content {...props} />;
  }
  return { Part, load: once };
}
