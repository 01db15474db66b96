import { SCHOOLS } from '../../demo/district/schools.ts';

/** How other systems write a value. The first form of a column is the district's own. */
export interface Form {
  name: string;
  write: (cell: string) => string;
  /** A person has to say what it means, or may have to: no file of ordinary difficulty has it. */
  isHard?: true;
  /** Headers that name the legend: without one of them the codes prove nothing. */
  headers?: readonly string[];
  /** Multiplies the value: credits in units of 5. */
  factor?: number;
}

const own: Form = { name: 'own', write: (cell) => cell };
const words = (name: string, values: Readonly<Record<string, string>>, more: Partial<Form> = {}): Form => ({
  name,
  write: (cell) => values[cell] ?? cell,
  ...more,
});

const date = (name: string, write: (year: string, month: string, day: string) => string): Form => ({
  name,
  write: (cell) => {
    const [year = '', month = '', day = ''] = cell.split('-');
    return cell && write(year, month, day);
  },
});
const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';
const DATES: readonly Form[] = [
  own,
  date('date with slashes', (year, month, day) => `${month}/${day}/${year}`),
  date('short date', (year, month, day) => `${Number(month)}/${Number(day)}/${year}`),
  date('date in digits', (year, month, day) => `${year}${month}${day}`),
  date('date with time', (year, month, day) => `${year}-${month}-${day} 00:00:00`),
  date(
    'date with a name',
    (year, month, day) => `${day}-${MONTHS.slice(Number(month) * 3 - 3, Number(month) * 3)}-${year}`,
  ),
];
const schoolForm = (name: string, of: (school: (typeof SCHOOLS)[number]) => string): Form => ({
  name,
  write: (cell) =>
    SCHOOLS.filter(({ local_id }) => local_id === cell)
      .map(of)
      .join(''),
});
const years = (name: string, of: (start: number) => string): Form => ({
  name,
  write: (cell) => of(Number(cell.slice(0, 4))),
});
const race = (name: string, values: readonly string[], more: Partial<Form> = {}): Form => {
  const order = [
    'Hispanic/Latino',
    'American Indian or Alaska Native',
    'Asian',
    'Black or African American',
    'Native Hawaiian or Other Pacific Islander',
    'White',
    'Two or more',
  ];
  return words(name, Object.fromEntries(order.map((word, at) => [word, values[at] ?? ''])), more);
};
const credits: readonly Form[] = [
  own,
  { name: 'two decimals', write: (cell) => Number(cell).toFixed(2) },
  { name: 'units of 5', write: (cell) => String(Number(cell) * 5), factor: 5 },
  { name: 'units of 10', write: (cell) => String(Number(cell) * 10), factor: 10 },
  { name: 'hundredths', write: (cell) => String(Number(cell) * 100), factor: 100, isHard: true },
  { name: 'decimal comma', write: (cell) => cell.replace('.', ','), isHard: true },
  { name: 'with their unit', write: (cell) => `${cell} cr`, isHard: true },
];

export const FORMS: Readonly<Record<string, readonly Form[]>> = {
  birth_date: DATES,
  entry_date: DATES,
  exit_date: DATES,
  test_date: DATES,
  school: [
    own,
    schoolForm('school name', ({ name }) => name),
    schoolForm('short school name', ({ name }) => name.replace('High School', 'HS')),
    schoolForm('school and id', ({ name, local_id }) => `${local_id} - ${name}`),
    schoolForm('school without zeros', ({ local_id }) => local_id.replace(/^0+/, '')),
    schoolForm('NCES id', ({ nces_id }) => nces_id),
  ],
  school_year: [
    own,
    years('short span', (start) => `${start}-${String(start + 1).slice(2)}`),
    years('span in digits', (start) => `${start}${start + 1}`),
    years('SY span', (start) => `SY${start}-${String(start + 1).slice(2)}`),
    years('slash span', (start) => `${start}/${start + 1}`),
    years('span in four digits', (start) => `${String(start).slice(2)}${String(start + 1).slice(2)}`),
    { ...years('end year', (start) => String(start + 1)), isHard: true },
    { ...years('start year', (start) => String(start)), isHard: true },
  ],
  grade_level: [
    own,
    { name: 'two digits', write: (cell) => cell.padStart(2, '0') },
    { name: 'Grade n', write: (cell) => `Grade ${cell}` },
    { name: 'nth', write: (cell) => `${cell}th` },
    words('names of years', { '9': 'Freshman', '10': 'Sophomore', '11': 'Junior', '12': 'Senior' }),
    words('letters of years', { '9': 'FR', '10': 'SO', '11': 'JR', '12': 'SR' }),
    { name: 'four digits', write: (cell) => `${cell.padStart(2, '0')}00` },
    { name: 'years of high school', write: (cell) => String(Number(cell) - 8), isHard: true },
    words('Spanish', { '9': 'noveno', '10': 'décimo', '11': 'undécimo', '12': 'duodécimo' }, { isHard: true }),
  ],
  gender: [
    own,
    words('words', { F: 'Female', M: 'Male', X: 'Nonbinary' }),
    words('capitals', { F: 'FEMALE', M: 'MALE', X: 'NONBINARY' }),
    words(
      'descriptions',
      { F: 'Female', M: 'Male', X: 'Non-binary' },
      { headers: ['Gender Description', 'Sex Description'] },
    ),
    words('labels behind numbers', { F: '2 - Female', M: '1 - Male', X: '3 - Non-binary' }),
    words('Spanish', { F: 'Femenino', M: 'Masculino', X: 'No binario' }, { isHard: true }),
    words('1 and 2', { F: '2', M: '1', X: 'X' }, { isHard: true }),
    words('0 and 1', { F: '0', M: '1', X: '' }, { isHard: true }),
    words('other way round', { F: '1', M: '2', X: '3' }, { isHard: true }),
  ],
  race_ethnicity: [
    own,
    race('one word', [
      'Hispanic',
      'American Indian/Alaskan Native',
      'Asian',
      'Black',
      'Pacific Islander',
      'White',
      'Multiracial',
    ]),
    race('letters', 'H I A B P W M'.split(' ')),
    race('labels behind numbers', [
      '01 Hispanic',
      '02 American Indian or Alaska Native',
      '03 Asian',
      '04 Black or African American',
      '05 Native Hawaiian or Pacific Islander',
      '06 White',
      '07 Two or more races',
    ]),
    race('Infinite Campus codes', '1 2 3 4 5 6 7'.split(' '), {
      headers: ['raceEthnicityFed', 'student.raceEthnicityFed'],
    }),
    race('Pearson codes', '4 1 2 3 6 5 7'.split(' '), { isHard: true }),
    race('Wisconsin codes', '5 1 2 3 4 6 7'.split(' '), { isHard: true }),
    race('codes without a legend', '1 2 3 4 5 6 7'.split(' '), { isHard: true }),
    race('codes of two digits', '04 01 02 03 06 05 07'.split(' '), { isHard: true }),
    race('letters of a state', 'A B C D E F G'.split(' '), { isHard: true }),
  ],
  disability_status: [
    own,
    words('Y and N', { IEP: 'Y', '504': 'N', No: 'N' }),
    words('yes and no', { IEP: 'Yes', '504': 'No', No: 'No' }),
    words('1 and 0', { IEP: '1', '504': '0', No: '0' }),
    words('plans', { IEP: 'Active IEP', '504': '504 Plan', No: 'General Education' }),
    words('states', { IEP: '1', '504': '2', No: '3' }, { isHard: true }),
    words('Spanish', { IEP: 'Sí', '504': 'No', No: 'No' }, { isHard: true }),
  ],
  el_status: [
    own,
    words('Y and N', { EL: 'Y', LEP: 'Y', EO: 'N', RFEP: 'N', IFEP: 'N' }),
    words('words', {
      EL: 'English Learner',
      LEP: 'English Learner',
      EO: 'English Only',
      RFEP: 'Reclassified',
      IFEP: 'Initial Fluent English Proficient',
    }),
    words('1 and 0', { EL: '1', LEP: '1', EO: '0', RFEP: '0', IFEP: '0' }),
    words('Florida', { EL: 'LY', LEP: 'LY', EO: 'ZZ', RFEP: 'LF', IFEP: 'ZZ' }),
    words(
      'Texas',
      { EL: '1', LEP: '1', EO: '0', RFEP: 'F', IFEP: '0' },
      { headers: ['Emergent Bilingual Indicator Code', 'LEP Indicator Code'] },
    ),
    words('levels alone', { EL: '2', LEP: '3', EO: '7', RFEP: '6', IFEP: '7' }, { isHard: true }),
    words('codes of a state', { EL: '1', LEP: '1', EO: '2', RFEP: '4', IFEP: '3' }, { isHard: true }),
  ],
  low_income: [
    own,
    words('letters', { Free: 'F', Reduced: 'R', Paid: 'P' }),
    words('Y and N', { Free: 'Y', Reduced: 'Y', Paid: 'N' }),
    words('meals', { Free: 'Free Meals', Reduced: 'Reduced Price Lunch', Paid: 'Full Price' }),
    words('1 and 0', { Free: '1', Reduced: '1', Paid: '0' }),
    words('Texas', { Free: '01', Reduced: '02', Paid: '00' }, { headers: ['Economic Disadvantage Code'] }),
    words('free is 1', { Free: '1', Reduced: '2', Paid: '3' }, { isHard: true }),
    words('free is 2', { Free: '2', Reduced: '3', Paid: '1' }, { isHard: true }),
    words('1 and 2', { Free: '1', Reduced: '1', Paid: '2' }, { isHard: true }),
    words('Spanish', { Free: 'Gratis', Reduced: 'Reducido', Paid: 'Pagado' }, { isHard: true }),
  ],
  course_level: [
    own,
    words('letters', { General: 'G', Honors: 'H', AP: 'AP' }),
    words('words', { General: 'Regular', Honors: 'HON', AP: 'Advanced Placement' }),
    words('numbers', { General: '1', Honors: '2', AP: '3' }, { isHard: true }),
    words('numbers from above', { General: '3', Honors: '2', AP: '1' }, { isHard: true }),
    words('letters of a state', { General: 'A', Honors: 'E', AP: 'G' }, { isHard: true }),
    words('Spanish', { General: 'Regular', Honors: 'Honores', AP: 'Avanzado' }, { isHard: true }),
  ],
  exit_reason: [
    own,
    words(
      'Spanish',
      { Graduated: 'Graduado', 'Transferred out': 'Trasladado', 'Dropped out': 'Abandonó' },
      { isHard: true },
    ),
  ],
  is_cte: [own, words('yes and no', { Y: 'Yes', N: 'No' }), words('1 and 0', { Y: '1', N: '0' })],
  credits,
  credits_attempted: credits,
  credits_earned: credits,
  sced_code: [own, { name: 'SCED without zero', write: (cell) => cell.replace(/^0/, '') }],
  exam_code: [own, { name: 'exam without zero', write: (cell) => cell.replace(/^0/, '') }],
};
