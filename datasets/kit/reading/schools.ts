import type { AuditSchool } from '../plan.ts';
import { bareDigits, keysOfSchool, type SchoolKey, schoolNameKey, withoutHigh, withoutZeros } from './school-keys.ts';
import type { TextReading } from './text-reading.ts';

/**
 * A school by its local, state, NCES or College Board ID, then by the ID without leading zeros or California's county
 * and district, then by name; each only where it names one school. `own`: last by what the district said it is, by
 * writtenSchoolKey, so that an ID of the audit outweighs it.
 */
export function schoolReading(schools: readonly AuditSchool[], own: ReadonlyMap<string, string>): TextReading {
  const known = new SchoolsByKey(schools);
  return {
    outputs: [{ name: 'value', type: 'VARCHAR' }],
    readerOf: (texts) => {
      const shared = sharedNames(texts, known);
      return (text) => {
        const called = own.get(writtenSchoolKey(text));
        const named = called === undefined ? null : (schools.find(({ name }) => name === called)?.id ?? null);
        return [known.firstOf(keysOf(text)) ?? named ?? schoolOfShortName(text, known, shared)];
      };
    },
  };
}

/** Whether a text names one of the schools by itself, to choose between columns: a short name may be a city. */
export function schoolFinder(schools: readonly AuditSchool[]): (text: string) => boolean {
  const known = new SchoolsByKey(schools);
  return (text) => text.length <= LONGEST_NAME && known.firstOf(keysOf(text.trim())) !== null;
}

/** Longer texts are not names of a school: what looks for a code in one takes the square of its length. */
const LONGEST_NAME = 200;

/** Of each key the school, where it is one school's alone. */
class SchoolsByKey {
  private readonly byKey = new Map<string, string | null>();

  constructor(schools: readonly AuditSchool[]) {
    for (const school of schools)
      for (const key of keysOfSchool(school)) {
        const before = this.byKey.get(asOne(key));
        this.byKey.set(asOne(key), before === undefined || before === school.id ? school.id : null);
      }
  }

  of = (key: SchoolKey): string | null => this.byKey.get(asOne(key)) ?? null;

  firstOf(keys: readonly SchoolKey[]): string | null {
    for (const key of keys) {
      const school = this.of(key);
      if (school !== null) return school;
    }
    return null;
  }
}

const asOne = ({ form, key }: SchoolKey): string => `${form} ${key}`;

/**
 * Systems show a school by its code and its name: '0332 - Lakeview High School', '0332 Lakeview HS',
 * 'Lakeview High School (0332)'.
 */
const CODE_AND_NAME = /^([A-Za-z0-9]{1,14} *[-–:|]|[0-9]{1,14} ) *(.*\p{L}.*)$/u;
const NAME_AND_CODE = /^(.*\p{L}.*?) *(?:[-–:|] *|[([])([A-Za-z0-9]{1,14})[)\]]?$/u;

/** How a text may name a school: as an ID, as a name, by the names in it, by the code in it. */
function keysOf(text: string): SchoolKey[] {
  const id = text.replace(/^'+/, '').replace(/\.0$/, '').toUpperCase();
  const [, codeBefore = '', last = ''] = CODE_AND_NAME.exec(text) ?? [];
  const [, first = '', codeBehind = ''] = NAME_AND_CODE.exec(text) ?? [];
  const code = (codeBefore.replace(/[ \-–:|]+$/, '') || codeBehind).toUpperCase();
  return [
    { form: 'id', key: id },
    { form: 'bare', key: withoutZeros(id) },
    { form: 'cds', key: bareDigits(id) },
    ...[text, last, first].map((name) => ({ form: 'name', key: schoolNameKey(name) }) as const),
    { form: 'id', key: code },
  ];
}

function schoolOfShortName(text: string, known: SchoolsByKey, shared: ReadonlySet<string>): string | null {
  const name = schoolNameKey(text);
  const key = withoutHigh(name);
  return name === '' || shared.has(key) ? null : known.of({ form: 'short', key });
}

/** Short names of which the column has another school, too: beside 'Lincoln Middle' a 'Lincoln' may be either. */
function sharedNames(texts: Iterable<string>, known: SchoolsByKey): Set<string> {
  const names = new Set<string>();
  for (const text of texts) names.add(schoolNameKey(text));
  const short = new Set([...names].map(withoutHigh).filter((key) => known.of({ form: 'short', key }) !== null));
  const shared = new Set<string>();
  if (short.size === 0) return shared;
  // By the letters a name starts with: each text beside each other one took 12 s for 12,500 names.
  for (const name of names)
    for (let length = 0; length < name.length; length++) {
      const start = name.slice(0, length);
      if (short.has(start) && !/^(senior|sr)?high$/.test(name.slice(length))) shared.add(start);
    }
  return shared;
}

/**
 * A school as a file writes it, for what a person says it is: '101.0' of a spreadsheet program is '101'. Nothing else
 * is left out, so that 'PS #1' and 'MS #1' are two.
 */
export const writtenSchoolKey = (text: string): string =>
  text.replace(/^'+/, '').replace(/\.0$/, '').trim().replace(/\s+/g, ' ').toUpperCase();
