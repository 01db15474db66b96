import type { Vocabulary } from '#datasets/kit/dataset.ts';

/** Levels of courses (docs/domain/vocabularies.md#course-levels). A weight is not a level, and pre-AP is honors. */
export const COURSE_LEVELS: Vocabulary = {
  name: 'course level',
  values: [
    { value: 'AP', label: 'AP', synonyms: [{ General: ['Advanced Placement (AP)'], 'Ed-Fi': ['Advanced Placement'] }] },
    { value: 'IB', label: 'IB', synonyms: [{ General: ['IB Diploma'], 'Ed-Fi': ['International Baccalaureate'] }] },
    {
      value: 'honors',
      label: 'Honors',
      synonyms: [
        {
          General: ['H', 'HN', 'HON', 'HNRS', 'Honor', 'Accelerated', 'Adv', 'Enriched', 'E', 'GT', 'Gifted'],
          'Ed-Fi': ['Advanced', 'Gifted and Talented', 'Pre-AP', 'Pre-IB'],
        },
      ],
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
