/** The demo district. Every name and ID is invented. */
export const DISTRICT = 'Lakeview Unified';
export const YEAR_ENDING = 2024;
/** End years of the four years of high school: 2021 is 2020-2021. */
export const YEARS = [2021, 2022, 2023, 2024] as const;
export const period = (year: number) => `${year - 1}-${year}`;

export interface DemoSchool {
  name: string;
  local_id: string;
  nces_id: string;
  ceeb_code: string;
  /** Students of the class of 2024. */
  size: number;
  /** Shift of the students' preparation, in deviations: the audit is about such differences. */
  preparation: number;
  lowIncome: number;
  englishLearners: number;
  apCourses: boolean;
}

export const SCHOOLS: readonly DemoSchool[] = [
  {
    name: 'Lakeview High School',
    local_id: '0101',
    nces_id: '069900100101',
    ceeb_code: '059101',
    size: 112,
    preparation: 0.25,
    lowIncome: 0.42,
    englishLearners: 0.11,
    apCourses: true,
  },
  {
    name: 'Eastside Technical High School',
    local_id: '0102',
    nces_id: '069900100102',
    ceeb_code: '059102',
    size: 78,
    preparation: -0.1,
    lowIncome: 0.66,
    englishLearners: 0.2,
    apCourses: true,
  },
  {
    name: 'Harbor Arts Academy',
    local_id: '0103',
    nces_id: '069900100103',
    ceeb_code: '059103',
    size: 50,
    preparation: 0.1,
    lowIncome: 0.51,
    englishLearners: 0.14,
    apCourses: false,
  },
];

/** A second district, so that no one of the first may see it. */
export const OTHER_DISTRICT = {
  name: 'Prairie Valley Schools',
  schools: [{ name: 'Prairie Valley High School', local_id: '0900' }],
};
