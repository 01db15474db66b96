let shown = 0;
const heard = new EventTarget();

/** Whether a page that broke, or whose code could not be loaded, is shown instead of what was asked for. */
export const crashed = {
  isShown: (): boolean => shown > 0,
  /** @returns to be called when it is not shown any more */
  show: (): (() => void) => {
    shown += 1;
    heard.dispatchEvent(new Event('show'));
    return () => {
      shown -= 1;
    };
  },
  /** @returns stops it */
  hear: (listen: () => void): (() => void) => {
    heard.addEventListener('show', listen);
    return () => heard.removeEventListener('show', listen);
  },
};
