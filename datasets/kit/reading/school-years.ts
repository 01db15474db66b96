import type { IngestContext } from '../plan.ts';
import { follow, readSchoolYearText, type SchoolYearText } from './school-year-text.ts';
import type { TextReading } from './text-reading.ts';

interface Years {
  /** The four school years of the audit by their end year. */
  ofAudit: readonly number[];
  /** Where only some years count: those. */
  chosen: readonly number[];
  singleYears: IngestContext['singleYears'];
}

/**
 * School years as end years (docs/domain/files.md#school-years). A single year is ambiguous, so it is decided for the
 * whole column: the reading under which more of the years are years of the audit wins, on a tie the one that has years
 * that were selected, otherwise the end year (and then `is_open`, and a warning says so). What other columns of the
 * file prove comes before both. A fiscal year (FY24) is named by its end, unless they prove that it is not. `single`:
 * the year as it is, of a text that says nothing more.
 */
export function schoolYearReading(years: Years): TextReading {
  return {
    outputs: [
      { name: 'value', type: 'INTEGER' },
      { name: 'single', type: 'INTEGER' },
      { name: 'is_open', type: 'BOOLEAN' },
    ],
    readerOf: (texts) => {
      const decided = decide(texts, years);
      return (text) => {
        const read = readSchoolYearText(text, years.singleYears);
        return [endYearOf(read, decided, years), decided.isSpan ? null : read.single, decided.isOpen];
      };
    },
  };
}

interface Decided {
  /** Whether single years that may be PowerSchool's are, and whether the others start school years. */
  isById: boolean;
  isByStart: boolean;
  /** 2021 among 2122 and 2223 is a span as they are. */
  isSpan: boolean;
  /**
   * '2021 S1' is of 2020-21 where '2122 S1' is in the column, too; otherwise the year may be
   * the one in which it starts.
   */
  hasShortSpan: boolean;
  isOpen: boolean;
}

function decide(texts: Iterable<string>, { ofAudit, chosen, singleYears }: Years): Decided {
  const audit = { byEnd: 0, byStart: 0, byId: 0 };
  const wanted = { byEnd: 0, byStart: 0 };
  const seen = { certain: false, spanOfFour: false, shortSpan: false, single: false, other: false };
  const counted = new Set<string>();
  for (const text of texts) {
    const { bare, certain, single, mayBeId, isSpanOfFour, short } = readSchoolYearText(text, singleYears);
    seen.certain ||= certain !== null;
    seen.spanOfFour ||= isSpanOfFour;
    seen.shortSpan ||= short.length === 4 && short !== '2021' && follow(short);
    if (single === null || counted.has(text)) continue;
    counted.add(text);
    seen.single = true;
    seen.other ||= bare !== '2021';
    audit.byEnd += Number(ofAudit.includes(single));
    audit.byStart += Number(ofAudit.includes(single + 1));
    audit.byId += Number(mayBeId && ofAudit.includes(yearOfId(single)));
    wanted.byEnd += Number(chosen.includes(single));
    wanted.byStart += Number(chosen.includes(single + 1));
  }
  const isTie = audit.byStart === audit.byEnd;
  const isWantedByStart = !seen.certain && wanted.byEnd === 0 && wanted.byStart > 0;
  return {
    isById: audit.byId > Math.max(audit.byStart, audit.byEnd),
    isByStart: audit.byStart > audit.byEnd || (isTie && isWantedByStart),
    isSpan: seen.single && !seen.other && seen.spanOfFour,
    hasShortSpan: seen.shortSpan,
    // Of years of the calendar those beside a season are proven: the file has them joined to it. What a year beside a
    // whole year is stays open.
    isOpen: singleYears === 'calendar' || singleYears === 'unsure' || (isTie && audit.byId <= audit.byEnd),
  };
}

function endYearOf(read: SchoolYearText, decided: Decided, { singleYears }: Years): number | null {
  const { certain, single, short, mayBeId, year } = read;
  if (certain !== null) return certain;
  if (single === null) return !decided.isSpan && decided.hasShortSpan && short === '2021' ? 2021 : year;
  if (decided.isSpan || singleYears === 'end') return single;
  if (singleYears === 'start') return single + 1;
  if (decided.isById && mayBeId) return yearOfId(single);
  return decided.isByStart ? single + 1 : single;
}

/** PowerSchool's YearID counts from 1990: 33 is 2023-24. */
const yearOfId = (single: number): number => single - 9;
