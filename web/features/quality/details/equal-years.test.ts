import { expect, test } from 'vitest';
import { equalYears } from './equal-years.ts';

const area = (name: string, course_count: number) => ({
  name,
  course_count,
  ap_count: 0,
  ib_count: 0,
  general_count: course_count,
  honors_count: 0,
  cte_count: 0,
});
const year = (period: string, courses: number) => ({
  period,
  subject_area_count: 1,
  subject_areas: [area('Mathematics', courses)],
});

test('years with the same catalog are named together, others are named alone', () => {
  const years = [year('2020-2021', 3), year('2021-2022', 4), year('2022-2023', 3), year('2023-2024', 3)];
  expect(equalYears(years).map(({ period }) => period)).toEqual(['2020-2021, 2022-2023, 2023-2024', '2021-2022']);
});
