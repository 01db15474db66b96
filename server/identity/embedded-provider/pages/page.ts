import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Language } from '#datasets/words/language.ts';
import { Html, html } from '#server/platform/html/html.ts';
import { SIGN_IN } from '#server/words/sign-in.ts';
import { FONT_PATH, STYLE } from './style.ts';

/** A whole page in the frame of the portal: brand bar and one narrow column. */
export const page = (language: Language, title: string, body: Html): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${SIGN_IN[language].product}</title>
<link rel="preload" href="${FONT_PATH}" as="font" type="font/woff2" crossorigin>
<style>${new Html(STYLE)}</style>
</head>
<body>
<header>
<svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true"><rect width="26" height="26" rx="6"/><path d="M7 17.5v-4M13 17.5v-10M19 17.5v-7"/></svg>
<span>${SIGN_IN[language].product}</span>
</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`.text;

/** A page that begins to show before all of it is known. */
export interface PageInParts {
  begin: string;
  end(rest: Html): string;
}

const REST = '<!-- rest -->';

/** `waiting` shows until the rest has come, which the style says: there is no script. */
export function pageInParts(language: Language, title: string, waiting: string): PageInParts {
  const text = page(language, title, html`<p class="waiting" role="status">${waiting}</p>${new Html(REST)}`);
  const [begin = '', end = ''] = text.split(REST);
  return { begin, end: (rest) => html`<div>${rest}</div>`.text + end };
}

/** Sends the first part of a page; whoever calls it ends the answer. */
export function beginPage(reply: FastifyReply, begin: string, origins: readonly string[]): void {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  guardPage(raw, origins);
  raw.setHeader('x-accel-buffering', 'no'); // a proxy is not to wait for the rest (nginx)
  raw.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(begin);
}

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const STYLE_HASH = sha256(STYLE);

/**
 * Headers of every page of the provider. `script-src` is there but empty: the provider adds the hash of a script it
 * needs (the form that submits a logout). A form's answer may lead back to the portal under each of its origins.
 */
export function guardPage(response: ServerResponse, origins: readonly string[], scripts: readonly string[] = []): void {
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    "font-src 'self'",
    ['script-src', ...scripts.map(sha256)].join(' '),
    ["form-action 'self'", ...origins].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  response.setHeader('content-security-policy', policy.join(';'));
  response.setHeader('referrer-policy', 'strict-origin');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cache-control', 'no-store');
}
