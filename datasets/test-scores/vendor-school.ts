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
