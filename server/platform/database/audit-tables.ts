/**
 * The tables that hold rows of one audit, in the order in which they can be emptied: each before those it refers to. A
 * test holds the list to the catalog of the database, so that a new table is not forgotten.
 */
export const AUDIT_TABLES = [
  'notice',
  'finalized_transcript',
  'selection',
  'not_offered',
  'candidate_list',
  'course_decision',
  'issue',
  'issue_group',
  'run',
  'upload_school',
  'staged_file',
  'upload',
  'audit_turn',
  'panel',
  'newest_panels',
  'quality_version',
  'quality_state',
  'membership_school',
  'membership',
  'event_link',
  'audit_event',
  'school',
] as const;

/** Tables without an audit_id, with what becomes of their rows. */
export const OTHER_TABLES = {
  audit: 'deleted',
  district: 'deleted with its last audit',
  column_mapping: 'deleted with the last audit of the district, or with the last school that it is for',
  value_mapping: 'deleted with the last audit of the district, or with the last school that it is for',
  person: 'deleted where nothing else knows the person',
  sign_in_record: 'deleted with the person',
  sign_in_session: 'deleted with the person',
  second_factor: 'deleted with the person',
  recovery_code: 'deleted with the person',
  sign_in_failure: 'kept: hashes that expire within the hour',
  deleted_audit: 'kept: what remains',
  secret: 'kept: keys of the installation, encrypted',
  migration: 'kept: nothing of an audit',
} as const;
