/** Keys that the portal makes for itself and keeps. */
export interface Secrets {
  /** What is kept under a name, the newest first; none before the first use. */
  read(name: string): Promise<string[]>;
  /**
   * Keeps the first one of a name. Of several processes that make one at the same moment, one
   * wins, and all read the same.
   */
  keepFirst(name: string, text: string): Promise<void>;
}

/** Secrets that can be replaced, the earlier ones staying until they are not needed anymore. */
export interface ManySecrets extends Secrets {
  /** Adds a newer one. */
  add(name: string, text: string): Promise<void>;
  /** Forgets all but the newest. Answers how many went. */
  retire(name: string): Promise<number>;
}

/** The newest secret of a name, made at first use. */
export async function openSecret(
  secrets: Secrets,
  name: string,
  make: () => string | Promise<string>,
): Promise<string[]> {
  const there = await secrets.read(name);
  if (there.length > 0) return there;
  await secrets.keepFirst(name, await make());
  return await secrets.read(name);
}
