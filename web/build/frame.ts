/**
 * What every page stands on, in one file: one request, and 2 kB (gzip) less than in the dozen files it would be cut into,
 * because what is compressed together repeats itself.
 */
const FRAME = [
  /\/node_modules\/(react|react-dom|scheduler|react-router|zod|stylis|clsx)\//,
  /\/node_modules\/(@tanstack\/(react-query|query-core)|@emotion|@babel)\//,
  /\/node_modules\/@mui\/(system|utils|styled-engine|private-theming)\//,
  /\/node_modules\/@mui\/material\/(styles|utils|colors|transitions|internal\/svg-icons|zero-styled|useLazyRipple)\//,
  /\/node_modules\/@mui\/material\/(CssBaseline|Typography|Button|ButtonBase|IconButton|Link|SvgIcon|Box)\//,
];

/** What the sign-in page does without. */
const LATER =
  /useRovingTabIndex|useMediaQuery|useQueries|queriesObserver|mutationObserver|useMutation|material\/transitions/;

/** For `output.codeSplitting.groups`. */
const frame = {
  name: 'frame',
  minSize: 0,
  priority: 2,
  test: (id: string) => FRAME.some((part) => part.test(id)) && !LATER.test(id),
};

/** Runs before any screen is imported, so it is never in one file with screens. */
const language = {
  name: 'language',
  minSize: 0,
  priority: 2,
  test: /\/web\/(messages\/(language|spoken|speak-chosen)|app\/schemas-without-eval)\.ts$/,
};

/** Our own small parts of the first page, which others use too: in one file for the same two reasons as the frame. */
const first = {
  name: 'first',
  minSize: 0,
  priority: 1,
  test: /\/web\/(ui\/(after-delay|in-place-error|loader|notice|status-icon|visually-hidden)|app\/(api|call-error|config|page-title|use-call)|app\/errors\/error-modal-state|app\/shell\/(footer|logo|top-bar)|app\/session\/(before-session|return-path|session|session-mark|session-problem|session-provider)|messages\/en\/(fetch-errors|session|shell))\.tsx?$/,
};

export const groups = [frame, language, first];
