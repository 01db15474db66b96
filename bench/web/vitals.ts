import type { Page } from '@playwright/test';

/** What people feel of a page, as browsers measure it: milliseconds, milliseconds, and a share without unit. */
export interface Vitals {
  /** Until the largest part has been painted. */
  paint: number;
  /** From the slowest click or key until the screen shows what came of it; 0 without any. */
  interaction: number;
  /** How much moved by itself. */
  shift: number;
}

/** Collects in every document that opens from now on. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { paint: 0, interaction: 0, shift: 0 };
    Object.assign(globalThis, { vitals });
    const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry);
      }).observe({ type, buffered: true, ...more });
    watch('largest-contentful-paint', ({ startTime }) => {
      vitals.paint = startTime;
    });
    watch('layout-shift', (entry) => {
      // The two fields of LayoutShift, which TypeScript's library does not have.
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) vitals.shift += value;
    });
    watch(
      'event',
      (entry) => {
        // PerformanceEventTiming; 0 means that it belongs to no interaction, as a moved pointer does.
        const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
        if (interactionId > 0) vitals.interaction = Math.max(vitals.interaction, entry.duration);
      },
      { durationThreshold: 16 },
    );
  });
}

/** Once something has been painted, which a slow processor does well after it is in the document. */
export async function readVitals(page: Page): Promise<Vitals> {
  const painted = await page.waitForFunction(() => {
    // Written by the script above.
    const { vitals } = globalThis as unknown as { vitals: Vitals };
    return vitals.paint > 0 ? vitals : null;
  });
  return (await painted.jsonValue()) as Vitals; // null would have been waited for
}
