/** Parts of keys come from the server (docs/threats.md#t9); this refuses the day they do not. */
const SAFE_KEY = /^[\w=-][\w=.-]*(\/[\w=-][\w=.-]*)*$/;

/** @throws Error for what is not a key of the store */
export function assertKey(key: string): void {
  if (!SAFE_KEY.test(key) || key.includes('..')) throw new Error('Not a key of the store');
}
