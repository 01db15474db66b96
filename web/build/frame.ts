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
export const frame = {
  name: 'frame',
  minSize: 0,
  test: (id: string) => FRAME.some((part) => part.test(id)) && !LATER.test(id),
};
