type Hear = (event: PopStateEvent) => void;

let hear: Hear | null = null;

// Loaded before the router starts to listen: a window calls its listeners in the order in which
// they came, capturing or not.
window.addEventListener('popstate', (event) => hear?.(event));

/** Hears of Back and Forward before the router does, and may keep them from it; null for no one. */
export function hearMovesFirst(next: Hear | null): void {
  hear = next;
}
