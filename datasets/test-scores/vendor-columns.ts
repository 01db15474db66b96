import type { LayoutColumn } from '#datasets/kit/layouts/layout.ts';

/** Testing organizations number schools in their own way: read only where the audit knows the number. */
export const VENDOR_SCHOOL: LayoutColumn = {
  from: [
    'AI Code',
    'AI_NAME',
    'AI Institution Name',
    'AI Name',
    'Attending Institution Code',
    'Attending Institution Name',
    'CEEB Code',
    'CEEB',
    'ACT Code',
    'ACT HS Code',
    'High School Code',
    'HS Code',
  ],
  onlyKnown: true,
};

export const named = (...from: string[]): LayoutColumn => ({ from });
export const test = (constant: string): LayoutColumn => ({ constant });

/** MMDDYY in the College Board's files, MMDDYYYY in ACT's; as a number it has lost its zero. */
export const birthDate: LayoutColumn = {
  from: ['Date of Birth', 'BIRTH_DATE', 'DOB', 'Birth Date', 'Birthdate'],
  read: (text) => `CASE WHEN regexp_full_match(${text}, '[0-9]{7}') THEN lpad(${text}, 8, '0')
    WHEN regexp_full_match(${text}, '[0-9]{5}') THEN lpad(${text}, 6, '0') ELSE ${text} END`,
};

/** Vendors print the month of an administration in words around it: 'SAT School Day March 2024', 'Spring 2024'. */
export const administration = (text: string) => {
  const month = `regexp_extract(${text}, '(?i)((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? +(?:20)[0-9]{2})', 1)`;
  const season = `regexp_extract(lower(${text}), '(spring|fall|summer|winter) +(20[0-9]{2})', 2)`;
  const first = `CASE regexp_extract(lower(${text}), '(spring|fall|summer|winter) +20[0-9]{2}', 1)
    WHEN 'spring' THEN '03/' WHEN 'summer' THEN '06/' WHEN 'fall' THEN '10/' ELSE '12/' END`;
  return `CASE WHEN regexp_full_match(${text}, '[0-9].*') THEN ${text} WHEN ${month} <> '' THEN ${month} WHEN ${season} <> '' THEN ${first} || ${season} ELSE ${text} END`;
};

export const collegeBoardSchool: LayoutColumn = {
  ...VENDOR_SCHOOL,
  from: [...(VENDOR_SCHOOL.from ?? []), 'School Code'],
};
