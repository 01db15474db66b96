/**
 * Does the work for each, one after the other, also where it fails for one of them. @throws what failed
 * first, once all had their turn
 */
export async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const failed: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}
