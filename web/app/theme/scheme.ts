/** Where a choice of colors is kept on the device: 'light', 'dark' or 'system', which is also no choice. */
export const SCHEME_KEY = 'portal.scheme';

/** On the page's root: the scheme whose colors it has. */
export const SCHEME_ATTRIBUTE = 'data-scheme';

/**
 * Gives the page its scheme before anything is painted. The build makes a script of its own of this function
 * (web/build/scheme-script.ts), so it uses nothing but what it is given.
 */
export function applyScheme(key: string, attribute: string): void {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing for this page: as the system is.
  }
  const isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(attribute, isDark ? 'dark' : 'light');
}
