/**
 * What every page stands on, in one file: one request, and 2 kB (gzip) less than in the dozen files it would be cut into,
 * because what is compressed together repeats itself.
 */
const FRAME = [
  /\/node_modules\/(react|react-dom|scheduler|react-router|zod|stylis|clsx)\//,
  /\/node_modules\/(@tanstack\/(react-query|query-core)|@emotion|@babel)\//,
  /\/node_modules\/@mui\/(system|utils|styled-engine|private-theming)\//,
  /\/node_modules\/@mui\/material\/(styles|utils|colors|transitions|internal\/svg-icons|zero-styled|useLazyRipple)\//,
  /\/node_modules\/@mui\/material\/(Typography|Button|ButtonBase|IconButton|Link|SvgIcon|Box)\//,
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

/** Runs before any screen is imported, so neither it nor what translations are made with is in one file with screens. */
const language = {
  name: 'language',
  minSize: 0,
  priority: 2,
  test: /\/web\/(messages\/(language|plurals|spoken|speak-chosen)|app\/schemas-without-eval)\.ts$/,
};

/** Our own small parts of the first page, which others use too: in one file for the same two reasons as the frame. */
const FIRST = [
  /\/web\/ui\/(visually-hidden|states\/(after-delay|in-place-error|loader|notice|status-icon))\./,
  /\/web\/app\/(api|call-error|config|loadable|page-title|use-call|errors\/error-modal-state|leaving\/moves)\./,
  /\/web\/app\/shell\/(footer|logo|skip-link|top-bar)\./,
  /\/web\/app\/(inactivity\/deadline|session\/(before-session|return-path|session|session-mark|session-problem|session-provider|profile-query|chosen-audit))\./,
  /\/web\/features\/uploads\/results\/results-part\./,
  /\/web\/messages\/en\/(fetch-errors|session|shell)\./,
  /\/contract\/(errors|ids|open|permissions|route|session)\./,
  /\/icons-material\/ExpandMoreOutlined\./,
];

const first = {
  name: 'first',
  minSize: 0,
  priority: 1,
  test: (id: string) => FIRST.some((part) => part.test(id)),
};

/** What most pages use, and the frame of signed-in pages. */
const SHARED = [
  /\/node_modules\/(@mui|react-transition-group|@tanstack)\//,
  /\/web\/(ui|app|messages)\//,
  /\/contract\/(audits|uploads|file-log|audit-events)\./,
];

/** Of these not: a tooltip brings 20 kB, the words of numbers belong to their own pages. */
const NOT_SHARED =
  /Popper|Tooltip|TextField|Tabs?\/|TabScroll|Radio|app\/numbers|messages\/en\/(?!plural|uploads\/uploads)|messages\/es/;

/** In one file: naming a file in the page and asking for it costs a browser a millisecond, and pages were made of forty of them. */
const shared = {
  name: 'shared',
  minSize: 0,
  minShareCount: 3,
  test: (id: string) => SHARED.some((part) => part.test(id)) && !NOT_SHARED.test(id),
};

/** What the pages and drawers of Data QC share: they are opened one after the other. */
const quality = {
  name: 'quality',
  minSize: 0,
  minShareCount: 3,
  test: /\/web\/features\/quality\/(empty-panel|missing|missing-words|absent|use-[a-z]+|panel-body|details\/(detail-body|section))\./,
};

export const groups = [frame, language, first, shared, quality];
