const works = new Set<() => void>();
let isWatching = false;

/**
 * Does `work` (without waiting) when the program ends, also by Ctrl+C: what a benchmark starts must not outlive it.
 * Call what comes back to do it now, once.
 */
export function atEnd(work: () => void): () => void {
  if (!isWatching) watch();
  isWatching = true;
  works.add(work);
  return () => {
    if (works.delete(work)) work();
  };
}

function watch(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.once(signal, () => process.exit(code));
  process.once('exit', () => {
    for (const work of [...works].reverse()) work();
  });
}
