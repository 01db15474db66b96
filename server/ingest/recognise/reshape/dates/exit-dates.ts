import type { ColumnName } from '#datasets/kit/column-name.ts';
import { firstOf } from '#datasets/kit/layouts/layout.ts';
import { dayOf } from '#datasets/kit/layouts/readings.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import { valueKeySql } from '#datasets/kit/sql/reading.ts';
import type { HeadedTable } from '../../headed-table.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

interface Exit {
  column: ColumnName;
  /** Words for what is left, in the header of the date. */
  of: string;
  /**
   * True where who has left is without it; otherwise no one knows: lunch may be applied for again,
   * and an IEP ends each year.
   */
  isOut: boolean;
  ends: string;
}

const LEFT = '(exit(ed)?|withdraw(n|al)|dismiss(al|ed)?|reclass(ified|ification)?|redesignat(ed|ion))';
const ENDED = '(end(ed|s)?|stop(ped)?|expir(es|ed|ation))';
const SPED = '(sp(ecial|ec|e)?ed(ucation)?|swd|disability)';
const LEARNER =
  '(ell?|lep|mll|eb|english(language)?learner|multilinguallearner|emergentbilingual|limitedenglishproficien(t|cy))';
const LUNCH =
  '(frp?l|frm|nslp|lunch|meals?|freereduced|freeandreduced|freeorreduced|lowincome|econ(omic(ally)?)?dis(adv(antaged?)?)?)(price)?(lunch|meals?)?';

const EXITS: readonly Exit[] = [
  { column: 'disability_status', of: SPED, isOut: true, ends: `(${LEFT}|${ENDED})` },
  { column: 'disability_status', of: 'iep', isOut: true, ends: LEFT },
  { column: 'disability_status', of: 'iep', isOut: false, ends: ENDED },
  { column: 'el_status', of: LEARNER, isOut: true, ends: `(${LEFT}|${ENDED})` },
  { column: 'el_status', of: '', isOut: true, ends: '(rfep|reclass(ified|ification)|redesignat(ed|ion))' },
  // A service that ended, for someone who may still be a learner.
  { column: 'el_status', of: '(esl|esol|enl|eld|titleiii|bilingual)', isOut: false, ends: `(${LEFT}|${ENDED})` },
  { column: 'low_income', of: LUNCH, isOut: false, ends: `(${LEFT}|${ENDED})` },
];

const WHAT = '(program|services?|status|eligib(le|ility))?';

/** 'SpEd Exit Date', 'Exit Date EL', 'Date Exited LEP'. */
const dateOf = (what: string, event: string): RegExp =>
  new RegExp(`^(student)?${what}${WHAT}${event}(date|dt)$|^(date${event}|${event}(date|dt))(of|from)?${what}${WHAT}$`);

/** 'IEP Exit', 'RFEP', where the cells are days. */
const without = (what: string, event: string): RegExp => new RegExp(`^(student)?${what}${WHAT}${event}$`);
const DAY = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/;

function areDays(samples: readonly string[]): boolean {
  const filled = samples.map((cell) => cell.trim()).filter(Boolean);
  return filled.length > 0 && filled.every((cell) => DAY.test(cell));
}

/**
 * Systems keep what a student was ('EL' Y, 'Primary Disability' SLI) and write the day on which that ended beside
 * it. Who left before the school year of the row is exited in it, and in an earlier row still what it says. Answers
 * the columns that say it.
 */
export function readExitDates(headed: HeadedTable, { kept, filled, decisions }: ReshapeDraft): SourceColumn[] {
  const { columns, context, samples } = headed;
  const used: SourceColumn[] = [];
  for (const { column, of, isOut, ends } of EXITS) {
    const [status, year] = [kept.get(column), kept.get('school_year') ?? null];
    const free = columns.filter(({ index }) => index !== status?.index);
    const days = free.filter(({ index }) => areDays(samples(index)));
    const exit = firstOf([dateOf(of, ends)], free) ?? firstOf([without(of, ends)], days);
    if (!status || !exit) continue;
    const entry = of ? firstOf([dateOf(of, '(entry|entered|start(ed)?|begin|began)')], free) : null;
    const read = (text: string, ...[left = 'NULL', entered = 'NULL', written = 'NULL']: string[]) =>
      statusOf(text, isOut, { left, entered, year: year && written, yearEnding: context.yearEnding });
    kept.delete(column);
    filled.set(column, { source: status, beside: [exit, entry, year], column: { read } });
    const says = isOut ? 'exited' : 'ended';
    decisions.push({ is: 'read-with', header: exit.header, other: status.header, says });
    used.push(exit, ...(entry ? [entry] : []));
  }
  return used;
}

/** They say no already, whatever ended. */
const NO = ['n', 'no', '0', 'false', 'p', 'paid', 'full', 'fullprice', 'denied', 'eo', 'rfep', 'ifep', 'exited', '504'];
/** Older days are fillers. */
const OLDEST = "DATE '1990-01-01'";
/** So are '0/0/0' and '99/99/9999', while '15/06/2018' is a day, though not one that can be read for sure. */
const SAYS_A_DAY = '[1-8]';

interface Days {
  left: string;
  entered: string;
  /** As written; null in a file without years, which is of the last year of the audit. */
  year: string | null;
  yearEnding: number;
}

/** Each cell is named once: DuckDB copies an expression wherever it is. */
function statusOf(status: string, isOut: boolean, { left, entered, year, yearEnding }: Days): string {
  const starts = year === null ? `{'first': ${yearEnding - 1}, 'last': ${yearEnding - 1}}` : startsOf(year, yearEnding);
  const row = `{'status': ${status}, 'gone': ${dayOf(left)}, 'said': regexp_matches(CAST(${left} AS VARCHAR), '${SAYS_A_DAY}'), 'came': ${dayOf(entered)}, 'starts': ${starts}}`;
  const isGone = (start: string) => `one.gone < make_date(one.starts.${start}, 7, 1)`;
  const keeps = `one.status IS NULL OR (one.gone IS NULL AND one.said IS NOT TRUE) OR one.gone < ${OLDEST} OR one.came > one.gone OR NOT ${isGone('last')}`;
  const isNo = `${valueKeySql('one.status')} IN ${list(NO)}`;
  return `list_transform([${row}], lambda one: CASE WHEN ${keeps} OR ${isNo} THEN one.status
    ${isOut ? `WHEN ${isGone('first')} THEN 'Exited'` : ''} END)[1]`;
}

/**
 * The first and last calendar year in which a school year so written may start: a lone 2023 is either end, and the last
 * year of the audit its end.
 */
function startsOf(year: string, yearEnding: number): string {
  const written = "replace(year, ' ', '')";
  const first = `CAST(regexp_extract(${written}, '(?:19|20)[0-9]{2}') AS INTEGER)`;
  return `list_transform([${year}], lambda year: CASE
    WHEN regexp_matches(${written}, '(19|20)[0-9]{2}[-/][0-9]{2}') THEN {'first': ${first}, 'last': ${first}}
    WHEN regexp_full_match(${written}, '[0-9]{2}[-/][0-9]{2}') THEN {'first': 2000 + CAST(left(${written}, 2) AS INTEGER), 'last': 2000 + CAST(left(${written}, 2) AS INTEGER)}
    WHEN regexp_full_match(${written}, '(SY|FY)?20[0-9]{2}(\\.0)?') THEN {'first': ${first} - 1, 'last': least(${first}, ${yearEnding - 1})}
    ELSE {'first': ${yearEnding - 4}, 'last': ${yearEnding - 1}} END)[1]`;
}
