import { z } from 'zod';
import { ERRORS, ErrorBody, type ErrorCode } from '#contract/errors.ts';
import type { Route, RouteScope } from '#contract/route.ts';

type Schema = Record<string, unknown>;

/** Which errors a route may answer with, by whose data it touches. */
const SCOPE_ERRORS: Record<RouteScope, readonly ErrorCode[]> = {
  public: [],
  person: ['unauthenticated'],
  operator: ['unauthenticated', 'forbidden'],
  audit: ['unauthenticated', 'forbidden', 'not_found'],
  district: ['unauthenticated', 'forbidden', 'not_found'],
};
const ALWAYS: readonly ErrorCode[] = ['too_many_requests', 'internal', 'unavailable'];
const CHANGES: readonly ErrorCode[] = ['conflict', 'too_large', 'unprocessable'];

/** The routes as an OpenAPI 3.1 document. */
export function toOpenApi(routes: readonly Route[], prefix: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = `${prefix}${route.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Opportunity Audit Portal',
      version: '1',
      description: 'Upload the six files of an audit, see what is wrong to the row, and read the quality of the data.',
    },
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(route: Route) {
  return {
    operationId: route.name,
    summary: route.summary,
    tags: [route.name.split('.', 1)[0]],
    security: route.scope === 'public' ? [] : [{ bearer: [] }],
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body && { requestBody: { required: true, content: json(jsonSchema(route.body, 'input')) } }),
    responses: { ...success(route), ...failures(route) },
    'x-permission': route.permission,
    'x-scope': route.scope,
    'x-audit-event': route.event,
  };
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = Parameters.parse(jsonSchema(schema, 'input'));
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const Parameters = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  required: z.array(z.string()).optional(),
});

function success({ status = 200, answer, streams }: Route) {
  const content = answer ? json(jsonSchema(answer, 'output')) : streams === undefined ? undefined : { [streams]: {} };
  return { [status]: { description: 'Success', ...(content && { content }) } };
}

function failures({ scope, method, params, query, body }: Route) {
  const takesInput = params ?? query ?? body;
  const codes: ErrorCode[] = [
    ...(takesInput ? (['bad_request'] as const) : []),
    ...SCOPE_ERRORS[scope],
    ...(method === 'GET' ? [] : CHANGES),
    ...ALWAYS,
  ];
  return Object.fromEntries(
    codes.map((code) => [
      ERRORS[code].status,
      { description: ERRORS[code].message, content: json({ $ref: '#/components/schemas/Error' }) },
    ]),
  );
}

const json = (schema: Schema) => ({ 'application/json': { schema } });

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
