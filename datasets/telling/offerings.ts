import { anyOf, oneOf } from '#datasets/kit/any-of.ts';
import { patternOf } from '../kit/phrases.ts';
import { tellingNotes } from './notes.ts';
import { FILLED, flagNamed, NO, namesOf, statusOf, type TellingColumn } from './telling-column.ts';

const ENDED = patternOf({
  is: ['i', 'not offered'],
  has: ['no longer', 'not active', 'phased out', 'draft', 'proposed'],
  hasStart: [
    ...['inactiv', 'retire', 'closed', 'discontinu', 'archive', 'obsolete', 'delete', 'suspend', 'expire', 'sunset'],
    'terminat',
  ],
});

/** A note has many words, so that one alone says less: 'draft' an essay. */
const ENDED_IN_NOTES = patternOf({
  is: ['i', 'not offered', 'draft', 'proposed', 'closed', 'old', 'old code', 'planned', 'future'],
  has: [
    'no longer',
    'not active',
    'phased out',
    'phasing out',
    'not offered',
    'not taught',
    'not running',
    'replaced by',
  ],
  hasStart: ['inactiv', 'retired', 'discontinu', 'archive', 'obsolete', 'deleted', 'sunset', 'terminat'],
});

/**
 * What is written into a name that systems would not let anyone delete. 'Retired' and 'old' are words of names, but
 * for those in parentheses.
 */
const ENDED_IN_NAMES = patternOf({
  has: [
    'do not use',
    "don't use",
    'dont use',
    'no longer offered',
    'no longer used',
    'not offered',
    'not active',
    'discontinued',
  ],
  hasStart: ['inactive', 'obsolete', 'deleted'],
  starts: ['zz', 'delete', 'old -', 'retired -'],
});
const ENDED_IN_PARENTHESES = '[(][^()]*(retired|old|closed|archived?|phased out)[)]';
const NAMES = ['course_title', 'pathway_name'] as const;
/** Of a date: that of the last day. */
const LAST_DAY = oneOf(
  ...['inactive', 'inactivation', 'deactivat(ion|ed)', 'end', 'expir(ation|y|es|ed)', 'retire(d|ment)?'],
  ...['discontinued', 'clos(ed|ing)', 'effectiveend', 'validto'],
);

/** Courses and pathways that are not offered in `years`, or not in the last of them. */
export function tellingOfOfferings(years: readonly number[]): readonly TellingColumn[] {
  const last = Math.max(...years);
  return [
    { headers: flagNamed('active', '(currently)?(offered|available|taught)', 'current'), says: `${NO}|${ENDED}` },
    {
      headers: flagNamed(
        'inactive',
        'deleted?',
        'retired',
        'archived?',
        'obsolete',
        'discontinued',
        'closed',
        'expired',
      ),
      ...FILLED,
    },
    {
      headers: statusOf('course', 'crs', 'catalog', 'program', 'pathway', 'offering', 'record', 'approval'),
      says: ENDED,
    },
    {
      headers: new RegExp(`^(course|crs|program|pathway)*${LAST_DAY}(date|dt|on)$`),
      says: before(last),
    },
    // A lone year may be the one in which the school year starts.
    {
      headers: anyOf(
        '^(last|final)((school)?(year|yr))?(offered|taught|active)$',
        '^(last|final|end|ending|inactive|expiration|retire(d|ment)|discontinued|effectiveend)(school)?(year|yr)$',
        '^(year|yr)(ended|inactivated|discontinued|retired|deactivated)$',
      ),
      says: before(last - 1),
    },
    {
      headers: new RegExp(
        `^(course)?(offered|active|available|taught)?(in|for)?(${years.flatMap(namesOf).join('|')})(offered)?$`,
      ),
      says: NO,
      isList: true,
    },
    tellingNotes(ENDED_IN_NOTES),
    ...NAMES.map((column) => ({ column, headers: /./, says: `${ENDED_IN_NAMES}|${ENDED_IN_PARENTHESES}` })),
  ];
}

const EARLIEST = 1980;

/** The years before this one: four digits anywhere, or two at the end of a date. */
function before(year: number): string {
  const years = Array.from({ length: Math.max(1, year - EARLIEST) }, (_, at) => String(EARLIEST + at));
  const short = years.map((one) => one.slice(2));
  return `(^|[^0-9])(${years.join('|')})([^0-9]|$)|[0-9][/.-](${short.join('|')})$`;
}
