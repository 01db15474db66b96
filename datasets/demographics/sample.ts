import type { Cells, SampleSetting } from '#datasets/kit/dataset.ts';
import { SAMPLE_STUDENTS } from '#datasets/kit/sample/sample-students.ts';
import type { DemographicsColumn } from './columns.ts';

const VALUES = [
  ['male', 'latinx', 'without disabilities', 'native / fluent', 'low-income'],
  ['female', 'white', 'without disabilities', 'native / fluent', 'above low-income'],
  ['female', 'black', 'with disabilities', 'native / fluent', 'low-income'],
  ['other', 'asian', 'without disabilities', 'english language learner', 'above low-income'],
  ['female', 'asian', 'without disabilities', 'native / fluent', 'above low-income'],
  ['female', 'two or more', 'without disabilities', 'native / fluent', 'low-income'],
  ['male', 'asian', 'Section 504', 'native / fluent', 'above low-income'],
  ['female', 'latinx', 'without disabilities', 'english language learner', 'low-income'],
] as const;

export function demographicsSample({ school }: SampleSetting): readonly Cells<DemographicsColumn>[] {
  return SAMPLE_STUDENTS.map(({ id }, index): Cells<DemographicsColumn> => {
    const [gender = '', race = '', disability = '', english = '', income = ''] = VALUES[index] ?? [];
    return {
      student_id: id,
      school,
      gender,
      race_ethnicity: race,
      disability_status: disability,
      el_status: english,
      low_income: income,
    };
  });
}
