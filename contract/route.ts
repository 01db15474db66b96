import type { z } from 'zod';
import type { AuditEventName } from './audit-events.ts';
import type { Permission } from './permissions.ts';

/**
 * A route is a value. It drives the HTTP server, the OpenAPI description, the typed web client
 * and the permission check.
 *
 * `scope` says whose data it touches, and so how it is authorised:
 * - `public`: no token. `person`: any signed-in person.
 * - `audit`: a member of `:eoaId` with `permission`; a `school_id` in path or query must be in the member's schools.
 * - `district`: as `audit`, and the membership must cover the whole district.
 * - `operator`: a person named in PORTAL_OPERATORS.
 *
 * `event` names what the route writes to the audit log in the transaction of its effect; null when it
 * changes and discloses nothing.
 */
export type RouteScope = 'public' | 'person' | 'audit' | 'district' | 'operator';

interface Access<S extends RouteScope> {
  scope: S;
  /** null only where the scope alone decides: public, person, operator. */
  permission: Permission | null;
}

export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  S extends RouteScope = RouteScope,
> extends Access<S> {
  /** Stable name, `noun.verb`; the OpenAPI operationId and the query-cache key. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /api, parameters as `:eoaId`. */
  path: string;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Status of success; 200 by default. */
  status?: 200 | 201 | 204;
  /** JSON answer; absent for a stream or 204. */
  answer?: Answer;
  /** Media type of a streamed answer. */
  streams?: string;
  event: AuditEventName | null;
}

export const defineRoute = <
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodUndefined,
  const S extends RouteScope = RouteScope,
>(
  route: Route<P, Q, B, A, S>,
): Route<P, Q, B, A, S> => route;

/** Why a route may not be served, or null. The server refuses to boot on the first sentence. */
export function incomplete(route: Route): string | null {
  const needsPermission = route.scope === 'audit' || route.scope === 'district';
  if (needsPermission && route.permission === null) return `${route.name} names no permission`;
  if (needsPermission && !route.path.includes(':eoaId')) return `${route.name} has no :eoaId in its path`;
  if (route.event === undefined) return `${route.name} names no audit event (null is a statement, absence is not)`;
  // What a person does to their own sign-in is in no audit.
  const isInAudits = route.scope !== 'public' && route.scope !== 'person';
  if (route.method !== 'GET' && route.event === null && isInAudits)
    return `${route.name} changes something and records nothing`;
  return null;
}
