/**
 * The colors of the product, light and dark. Features name a token and never a raw color. Contrast (WCAG 2): `strong`
 * on surface 5.5, `text2` on surface 6.8, `lineStrong` 3.6; `accent` is 3.3 and never goes under white text.
 */
export interface StatusColors {
  text: string;
  icon: string;
  fill: string;
  border: string;
}

export interface PortalColors {
  bg: string;
  /** Cards, bars, dialogs, drawers. */
  surface: string;
  /** Tags, code, skeletons, disabled buttons. */
  sunken: string;
  /** Card borders, rules between rows, grid lines: decorative. */
  line: string;
  /** Fields, checkboxes, outlined buttons, the rule under a table head. */
  lineStrong: string;
  text: string;
  text2: string;
  disabled: string;
  /** Progress, tab underline, current-page mark, logo, good icon. */
  accent: string;
  /** What a person acts on: filled buttons, links, ticked checkboxes. */
  strong: string;
  strongHover: string;
  onStrong: string;
  /** Selected row, current page. */
  subtle: string;
  /** EOA cohort: filled marks and bars. */
  cohort: string;
  cohortText: string;
  /** All students: rings and bars. */
  all: string;
  /** The 100% track behind a bar. */
  track: string;
  /** The person's own selection in comparisons. */
  selection: string;
  focus: string;
  scrim: string;
  success: StatusColors;
  warning: StatusColors;
  error: StatusColors;
  info: StatusColors;
}

export const LIGHT: PortalColors = {
  bg: '#F6F7F5',
  surface: '#FFFFFF',
  sunken: '#EEF0ED',
  line: '#DDE2DE',
  lineStrong: '#7F8983',
  text: '#1B211D',
  text2: '#535D57',
  disabled: '#7A837D',
  accent: '#489F55',
  strong: '#2C7739',
  strongHover: '#235F2D',
  onStrong: '#FFFFFF',
  subtle: '#EDF6EE',
  cohort: '#0B7A85',
  cohortText: '#096570',
  all: '#76807A',
  track: '#E4E8E5',
  selection: '#1B211D',
  focus: '#1B4FD8',
  scrim: 'rgba(20, 26, 22, 0.45)',
  success: { text: '#2C7739', icon: '#489F55', fill: '#EFF7F0', border: '#C5E0C9' },
  warning: { text: '#855100', icon: '#B26B00', fill: '#FFF7E6', border: '#EBD3A0' },
  error: { text: '#B3261E', icon: '#B3261E', fill: '#FDF2F1', border: '#EFC4C0' },
  info: { text: '#1D5E98', icon: '#1D5E98', fill: '#EFF5FB', border: '#C3D8EC' },
};

export const DARK: PortalColors = {
  bg: '#101411',
  surface: '#181D1A',
  sunken: '#222925',
  line: '#2E3631',
  lineStrong: '#78857D',
  text: '#E7ECE8',
  text2: '#A8B3AC',
  disabled: '#7C877F',
  accent: '#63B872',
  strong: '#63B872',
  strongHover: '#7CC98A',
  onStrong: '#0A150C',
  subtle: '#1B2C1F',
  cohort: '#45B5BF',
  cohortText: '#6FCBD3',
  all: '#8B968F',
  track: '#2B332E',
  selection: '#E7ECE8',
  focus: '#9DB8FF',
  scrim: 'rgba(0, 0, 0, 0.6)',
  success: { text: '#8AD497', icon: '#63B872', fill: '#1B2C1F', border: '#2F4A35' },
  warning: { text: '#F0B65B', icon: '#F0B65B', fill: '#2B2313', border: '#54431F' },
  error: { text: '#FF9A91', icon: '#FF9A91', fill: '#331C1A', border: '#623631' },
  info: { text: '#8CBFF0', icon: '#8CBFF0', fill: '#17263A', border: '#2C4666' },
};

export const RADIUS = 6;

/** Shadow of what floats: dialogs, drawers, popovers, menus, tooltips. */
export const OVERLAY_SHADOW = {
  light: '0 16px 48px rgba(20, 26, 22, 0.18), 0 2px 8px rgba(20, 26, 22, 0.08)',
  dark: '0 16px 48px rgba(0, 0, 0, 0.6)',
};

/** Pixels. The bars and the sidebar are read by the shell and by what has to stay clear of them. */
export const SIZES = { topBar: 56, districtBar: 44, sidebar: 240, sidebarCollapsed: 64, content: 1264 };

/**
 * From here on (900 pixels) the parts of one card have room beside each other: 960 pixels of content at 1024. Whole
 * cards do from md (1239).
 */
export const SIDE_BY_SIDE = '@media (min-width: 56.25em)';
