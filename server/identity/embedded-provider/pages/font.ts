import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { FONT_PATH } from './style.ts';

const FILE = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));

/** The typeface of the portal under a name of its own: that of the web's copy changes with every build. */
export async function mountFont(scope: FastifyInstance): Promise<void> {
  const font = await readFile(FILE);
  scope.get(FONT_PATH, (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=604800').send(font),
  );
}
