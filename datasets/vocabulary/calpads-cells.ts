/** What cells of the California system, CALPADS, look like: regular expressions (RE2) over a whole cell. */
export const CALPADS = {
  year: '(19|20)[0-9]{2}-(19|20)[0-9]{2}',
  school: '[0-9]{7}',
  stateId: '[0-9]{10}',
  date: '[0-9]{8}|[0-9]{1,2}/[0-9]{1,2}/[0-9]{4}|[0-9]{4}-[0-9]{2}-[0-9]{2}',
  gender: '[MFX]',
  grade: '0[1-9]|1[0-2]|KN|TK|PS|IN|TD|UE|US|AD',
  yesNo: '[YN]',
  race: '[1-7][0-9]{2}',
} as const;
