import { loadable } from '#web/app/loadable.tsx';

/** The results in a file of their own: most visits open none. */
export const resultsDialog = loadable(() => import('./results-dialog.tsx'));
