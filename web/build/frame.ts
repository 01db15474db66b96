/** Parts of the paths of modules. */
const packages = (below: string, ...names: string[]) => names.map((name) => `/node_modules${below}${name}/`);
const files = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}.`);
const hasOne = (id: string, parts: readonly string[]) => parts.some((part) => id.includes(part));

/**
 * What every page needs, in one file: one request, and 2 kB (gzip) less than in the dozen files it would be cut
 * into, because what is compressed together repeats itself.
 */
const FRAME = [
  ...packages('/', 'react', 'react-dom', 'scheduler', 'react-router', 'zod', 'stylis', 'clsx'),
  ...packages('/@tanstack/', 'react-query', 'query-core'),
  ...packages('/', '@emotion', '@babel'),
  ...packages('/@mui/', 'system', 'utils', 'styled-engine', 'private-theming'),
  ...packages('/@mui/material/', 'styles', 'utils', 'colors', 'transitions', 'internal/svg-icons', 'zero-styled'),
  ...packages('/@mui/material/', 'useLazyRipple', 'Typography', 'Button', 'ButtonBase', 'IconButton', 'Link'),
  ...packages('/@mui/material/', 'SvgIcon', 'Box'),
];

/** What the sign-in page does without. */
const LATER = [
  ...['useRovingTabIndex', 'useMediaQuery', 'material/transitions'],
  ...['useQueries', 'queriesObserver', 'mutationObserver', 'useMutation'],
];

/** For `output.codeSplitting.groups`. */
const frame = {
  name: 'frame',
  minSize: 0,
  priority: 2,
  test: (id: string) => hasOne(id, FRAME) && !hasOne(id, LATER),
};

/**
 * Runs before any screen is imported, so neither it nor what translations are made with is in one file with screens.
 */
const language = {
  name: 'language',
  minSize: 0,
  priority: 2,
  test: /\/web\/(messages\/(language|plurals|spoken|speak-chosen)|app\/schemas-without-eval)\.ts$/,
};

/** Our own small parts of the first page, which others use too: in one file for the same two reasons as the frame. */
const FIRST = [
  ...files('/web/ui', 'visually-hidden'),
  ...files('/web/ui/states', 'after-delay', 'in-place-error', 'loader', 'notice', 'status-icon'),
  ...files('/web/app', 'api', 'call-error', 'config', 'loadable', 'page-title', 'use-call'),
  ...files('/web/app', 'errors/error-modal-state', 'leaving/moves', 'inactivity/deadline'),
  ...files('/web/app/shell', 'footer', 'logo', 'skip-link', 'top-bar'),
  ...files('/web/app/session', 'before-session', 'return-path', 'session', 'session-mark', 'session-problem'),
  ...files('/web/app/session', 'session-provider', 'profile-query', 'chosen-audit'),
  ...files('/web/features/uploads/results', 'results-part'),
  ...files('/web/messages/en', 'fetch-errors', 'session', 'shell'),
  ...files('/contract', 'errors', 'ids', 'open', 'permissions', 'route', 'session'),
  ...files('/icons-material', 'ExpandMoreOutlined'),
];

const first = {
  name: 'first',
  minSize: 0,
  priority: 1,
  test: (id: string) => hasOne(id, FIRST),
};

/** What most pages use, and the frame of signed-in pages. */
const SHARED = [
  ...packages('/', '@mui', 'react-transition-group', '@tanstack'),
  ...['/web/ui/', '/web/app/', '/web/messages/'],
  ...files('/contract', 'audits', 'uploads', 'file-log', 'audit-events'),
];

/**
 * Of these not: a tooltip brings 20 kB, the words of numbers belong to their own pages, and a
 * translation comes before any page.
 */
const NOT_SHARED = [
  'Popper',
  'Tooltip',
  'TextField',
  'Tab/',
  'Tabs/',
  'TabScroll',
  'Radio',
  'app/numbers',
  'messages/es',
];
/** Words, but for the few that most pages use. */
const OTHER_WORDS = /messages\/en\/(?!plural|uploads\/uploads)/;

/**
 * In one file: naming a file in the page and asking for it costs a browser a millisecond, and pages
 * were made of forty of them.
 */
const shared = {
  name: 'shared',
  minSize: 0,
  minShareCount: 3,
  test: (id: string) => hasOne(id, SHARED) && !hasOne(id, NOT_SHARED) && !OTHER_WORDS.test(id),
};

const QUALITY = [
  ...files('/web/features/quality', 'empty-panel', 'missing', 'missing-words', 'absent', 'panel-body'),
  ...files('/web/features/quality/details', 'detail-body', 'section'),
];

/** What the pages and drawers of Data QC share: they are opened one after the other. */
const quality = {
  name: 'quality',
  minSize: 0,
  minShareCount: 3,
  test: (id: string) => hasOne(id, QUALITY) || /\/web\/features\/quality\/use-[a-z]+\./.test(id),
};

export const groups = [frame, language, first, shared, quality];
