/** American Samoa, where a day begins last in the United States: eleven hours after UTC all year. */
const LATEST_MS = 11 * 60 * 60 * 1000;

/**
 * Whether a day (YYYY-MM-DD) has begun in every time zone of the United States: nothing is
 * deleted the evening before it.
 */
export const hasCome = (day: string, now = new Date()): boolean =>
  day <= new Date(now.getTime() - LATEST_MS).toISOString().slice(0, 10);
