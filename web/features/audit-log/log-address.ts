import { useSearchParams } from 'react-router';
import { AUDIT_EVENT_KINDS, type AuditEventKind } from '#contract/audit-events.ts';
import { SchoolId } from '#contract/ids.ts';

/**
 * Which lines the page shows, as its address has them. Days are those of the reader's time zone;
 * none of it is of a student.
 */
export interface LogFilters {
  user?: string | undefined;
  kind?: AuditEventKind | undefined;
  school?: SchoolId | undefined;
  /** '2024-11-21', both included. */
  from?: string | undefined;
  to?: string | undefined;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const dayOf = (text: string | null) =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** What is not there, or cannot be read, does not narrow. */
export function filtersOf(params: URLSearchParams): LogFilters {
  const kind = params.get('kind');
  return {
    user: params.get('user')?.slice(0, 200) || undefined,
    kind: AUDIT_EVENT_KINDS.find((one) => one === kind),
    school: SchoolId.safeParse(params.get('school')).data,
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
  };
}

/** From the first moment of a day to the last one of another, as the call takes it. */
export function queryOf({ school, from, to, ...rest }: LogFilters) {
  return { ...rest, school_id: school, from: from && startOf(from, 0), before: to && startOf(to, 1) };
}

/** Midnight of the reader, `later` days after; a day of 23 or 25 hours is one day. */
function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/**
 * Filters and page, kept in the address, so that reload and a link to a colleague show the same lines. Back
 * leads to the page before.
 */
export function useLogAddress() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const go = (filters: LogFilters, to: number) => {
    const all = Object.entries({ ...filters, page: to === 1 ? undefined : String(to) });
    const set = all.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]]));
    setParams(Object.fromEntries(set), { replace: to === 1 });
  };
  return { filters: filtersOf(params), page, go };
}
