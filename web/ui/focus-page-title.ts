/**
 * A drawer that was opened by its address has no opener to give the focus back to: the title is where the page begins.
 */
export function focusPageTitle(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('page-title')?.focus({ preventScroll: true });
  });
}
