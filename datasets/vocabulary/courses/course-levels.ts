import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { patternOf } from '#datasets/kit/phrases.ts';

/**
 * A level by its name, with a number before it or with what it is a level of: 'Level 3 - Honors',
 * 'Honors Course', 'Weighted AP'.
 */
const named = (...names: string[]): string =>
  patternOf({
    leading: ['level #', 'level # -', 'level #:', 'l# -', 'weighted'],
    is: names.flatMap((name) => [name, `${name} level`, `${name} course(s)`, `${name} class(es)`, `${name} weighted`]),
  });

/** Levels of courses (docs/domain/vocabularies.md#course-levels). A weight is not a level, and pre-AP is honors. */
export const COURSE_LEVELS: Vocabulary = {
  name: 'course level',
  values: [
    {
      value: 'AP',
      label: 'AP',
      synonyms: [
        {
          General: ['Advanced Placement (AP)'],
          'Ed-Fi': ['Advanced Placement'],
          Spanish: ['Colocación Avanzada', 'Avanzado (AP)'],
        },
      ],
      pattern: named('ap', 'adv(anced)(.) placement', 'adv(anced)(.) pl(cmt)(c)(.)'),
    },
    {
      value: 'IB',
      label: 'IB',
      synonyms: [
        { General: ['IB Diploma'], 'Ed-Fi': ['International Baccalaureate'], Spanish: ['Bachillerato Internacional'] },
      ],
      pattern: named('ib', 'ib (d)p', 'ib hl', 'ib sl', "int(er)(')(nation)(a)l bacc(alaureate)(.)"),
    },
    {
      value: 'honors',
      label: 'Honors',
      synonyms: [
        {
          General: ['H', 'HN', 'HON', 'HNRS', 'Honor', 'Accelerated', 'Adv', 'Enriched', 'E', 'GT', 'Gifted'],
          'Ed-Fi': ['Advanced', 'Gifted and Talented', 'Pre-AP', 'Pre-IB'],
          Spanish: ['Honores'],
        },
      ],
      pattern: named('honor(s)', 'hon(.)', 'hnr(s)', 'accel(.)', 'accelerated', 'enriched'),
    },
    {
      value: 'general',
      label: 'General',
      synonyms: [
        {
          General: [
            'G',
            'GEN',
            'Regular',
            'REG',
            'R',
            'Standard',
            'STD',
            'On Level',
            'Applied',
            'Essential',
            'Modified',
            'Special Education',
            'B',
            'Academic',
            'College Prep',
            'College Preparatory',
            'CP',
            'X',
            'CTE',
            'N',
            'No',
          ],
          'Ed-Fi': [
            'Basic',
            'Remedial',
            'Untracked',
            'Core Subject',
            'Graduation Credit',
            'Distance Learning',
            'Correspondence',
            'English Language Learner',
            'Magnet',
            'Other',
            'Students with disabilities',
            'Accepted as high school equivalent',
            'Career and Technical Education',
          ],
        },
      ],
      pattern: named(
        ...['general', 'gen(eral) ed(ucation)', 'regular', 'standard', 'on(~)grade', 'grade', 'core', 'comprehensive'],
        ...['traditional', 'regents', 'academic', 'college(~)prep(aratory)( #)', 'coll(.) prep( #)', 'cp(~)(#)'],
      ),
    },
    {
      value: 'college',
      label: 'College / dual',
      synonyms: [
        {
          General: [
            'C',
            'College',
            'Dual',
            'Dual Enrollment',
            'DE',
            'DC',
            'Concurrent',
            'Concurrent Enrollment',
            'Early College',
          ],
          'Ed-Fi': ['College-level', 'Dual Credit'],
        },
      ],
    },
  ],
};
