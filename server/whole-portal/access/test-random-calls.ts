import type { Route } from '#contract/route.ts';
import { ROUTES } from '#contract/routes.ts';
import { type Matrix, type Person, ROLE_SET_NAMES, type Things } from './test-matrix.ts';

/** What answers to members of the own audit never hold, and what those to its stranger never hold. */
const THEIRS = /Qzj (?:Foreign|Elsewhere)|stranger@/;
const OURS = /(?:^|[^t] )Mine High|Own Unified|admin\.school@/;

const routes = ROUTES.filter(({ scope }) => scope === 'audit' || scope === 'district');
const PARTS = ['eoaId', 'schoolId', 'fileId', 'memberId'] as const satisfies readonly (keyof Things)[];

/**
 * Calls by chance, with IDs of both audits and of none mixed in path, query and body.
 * @param chance from 0 up to, not including, its argument
 * @returns what told of the other audit, and answers that failed
 */
export async function tryCalls(matrix: Matrix, many: number, chance: (end: number) => number): Promise<string[]> {
  const pick = <T>(list: readonly T[]): T => list[chance(list.length)] as T; // never empty
  const { own, foreign, portal, token } = matrix;
  const wrong: string[] = [];
  for (let round = 0; round < many; round++) {
    const isStranger = chance(4) === 0;
    const person: Person = isStranger ? 'stranger' : `${pick(ROLE_SET_NAMES)}.${pick(['district', 'school'] as const)}`;
    const mine = isStranger ? foreign : own;
    const other = isStranger ? own : foreign;
    const idOf = (part: keyof Things) => pick([mine[part], other[part], other[part], crypto.randomUUID()]);
    const route: Route = pick(routes);
    // At least one is foreign: with the own ones alone the call might change what the next ones ask for.
    const named = Object.fromEntries(PARTS.map((part) => [part, idOf(part)]));
    if (!PARTS.some((part) => route.path.includes(`:${part}`) && named[part] === other[part]))
      named.eoaId = other.eoaId;
    const path = route.path.replace(
      /:(\w+)/g,
      (_, name: string) => named[name] ?? pick(['rosters', crypto.randomUUID()]),
    );
    const query = pick(['', `?school_id=${idOf('schoolId')}`, `?school_id=${idOf('schoolId')}&size=100`]);
    const body = route.body && {
      ...{ school_ids: [idOf('schoolId')], schools: [idOf('schoolId')], ids: [idOf('fileId')], file_name: 'x.csv' },
      ...{ replaces_file_id: idOf('fileId'), upload_file_type: 'STUDENT_ROSTER', columns: ['SAT'], version: 0 },
      user_provided_file_metadata: { school_ids: [idOf('schoolId')] },
    };
    const { status, text } = await portal.call(route.method, path + query, token(person), body);
    if (status >= 500 || (isStranger ? OURS : THEIRS).test(text)) wrong.push(`${person} ${route.name}: ${status}`);
  }
  return wrong;
}
