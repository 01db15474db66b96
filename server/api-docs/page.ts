import { z } from 'zod';
import { ERRORS } from '#contract/errors.ts';
import { ALLOWED } from '#contract/permissions.ts';
import type { Route } from '#contract/route.ts';
import { type Html, html } from '#server/platform/html/html.ts';
import { AUDIT_LOG } from '#server/words/audit-log.ts';

/** The API as a page to read: operations by noun, what goes in and out, who may call, what is recorded. No scripts. */
export function docsPage(routes: readonly Route[], prefix: string, styleNonce: string): string {
  const nouns = Map.groupBy(routes, (route) => route.name.split('.', 1)[0] ?? '');
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API · Opportunity Audit Portal</title>
<style nonce="${styleNonce}">${STYLE}</style>
</head>
<body>
<header>
<h1>API</h1>
<p>JSON below <code>${prefix}</code>, with <code>Authorization: Bearer</code> and an access token. Also as <a href="${prefix}/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Nouns">${[...nouns.keys()].map((noun) => html`<a href="#${noun}">${noun}</a> `)}</nav>
</header>
<main>
${[...nouns].map(([noun, own]) => html`<section id="${noun}"><h2>${noun}</h2>${own.map((route) => operation(route, prefix))}</section>`)}
<section id="errors"><h2>Errors</h2><table><caption>Every error has the body {code, message, details?}</caption>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead>
<tbody>${Object.entries(ERRORS).map(([code, { status, message }]) => html`<tr><td>${String(status)}</td><td><code>${code}</code></td><td>${message}</td></tr>`)}</tbody>
</table></section>
</main>
</body>
</html>`.text;
}

function operation(route: Route, prefix: string): Html {
  const { name, method, path, summary, params, query, body, answer, streams, status = 200, event } = route;
  return html`<article id="${name}">
<h3><code>${method} ${prefix}${path}</code></h3>
<p>${summary}</p>
<dl>
<dt>Who</dt><dd>${whoMayCall(route)}</dd>
${part('Path', params, 'input')}${part('Query', query, 'input')}${part('Body', body, 'input')}
${answer ? part(`Answer ${status}`, answer, 'output') : html`<dt>Answer ${String(status)}</dt><dd>${streams ?? 'empty'}</dd>`}
<dt>Recorded</dt><dd>${event === null ? 'nothing' : `${AUDIT_LOG.en.actions[event]} (${event})`}</dd>
</dl>
</article>`;
}

function whoMayCall({ scope, permission }: Route): string {
  if (scope === 'public') return 'everybody, without a token';
  if (scope === 'person') return 'everybody who is signed in';
  if (scope === 'operator') return 'operators of the portal';
  const roles = Object.entries(ALLOWED).flatMap(([role, has]) =>
    permission !== null && has.has(permission) ? [role] : [],
  );
  return `${roles.join(', ')}${scope === 'district' ? ', of the whole district' : ''}`;
}

function part(label: string, schema: z.ZodType | undefined, io: 'input' | 'output'): Html {
  if (!schema) return html``;
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return html`<dt>${label}</dt><dd><details><summary>Shape</summary><pre>${JSON.stringify(shape, null, 2)}</pre></details></dd>`;
}

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
nav a { margin-right: .75rem; }
article { border-top: 1px solid #8886; padding: .5rem 0; }
h3 { font-size: 1rem; margin: .5rem 0; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: 8rem 1fr; gap: .25rem 1rem; margin: 0; }
dd { margin: 0; min-width: 0; }
pre { overflow: auto; max-height: 24rem; }
th, td { text-align: left; padding: .25rem 1rem .25rem 0; vertical-align: top; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } }`;
