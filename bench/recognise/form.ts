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

export const own: Form = { name: 'own', write: (cell) => cell };
export const words = (name: string, values: Readonly<Record<string, string>>, more: Partial<Form> = {}): Form => ({
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
export const DATES: readonly Form[] = [
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
export const schoolForm = (name: string, of: (school: (typeof SCHOOLS)[number]) => string): Form => ({
  name,
  write: (cell) =>
    SCHOOLS.filter(({ local_id }) => local_id === cell)
      .map(of)
      .join(''),
});
export const years = (name: string, of: (start: number) => string): Form => ({
  name,
  write: (cell) => of(Number(cell.slice(0, 4))),
});
export const race = (name: string, values: readonly string[], more: Partial<Form> = {}): Form => {
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
export const credits: readonly Form[] = [
  own,
  { name: 'two decimals', write: (cell) => Number(cell).toFixed(2) },
  { name: 'units of 5', write: (cell) => String(Number(cell) * 5), factor: 5 },
  { name: 'units of 10', write: (cell) => String(Number(cell) * 10), factor: 10 },
  { name: 'hundredths', write: (cell) => String(Number(cell) * 100), isHard: true },
  { name: 'decimal comma', write: (cell) => cell.replace('.', ','), isHard: true },
  { name: 'with their unit', write: (cell) => `${cell} cr`, isHard: true },
];
