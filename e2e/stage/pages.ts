/** The pages and drawers of a district, as an administrator opens them. */
export const PAGES = [
  '/overview',
  '/data-upload#test-scores',
  '/data-qc',
  '/data-qc/matching',
  '/data-qc/test-scores',
  '/data-qc/course-catalogs',
  '/data-qc/transcripts',
  '/data-qc/cte-courses',
  '/data-qc/demographics',
  '/data-qc/cohort',
  '/findings',
  '/findings/ap_course',
  '/findings/report',
  '/transcripts',
  '/help',
  '/settings',
];
