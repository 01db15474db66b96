/**
 * Pictures of every page and state into pictures/, to be looked at, not compared: three widths in both themes, 320
 * pixels (a window of 1280 at 400% zoom), forced colors, Spanish, and what is printed as PDF.
 *   npm run pictures                     a demo district of its own, the gallery, and everything below
 *   npm run pictures -- URL [path ...]   pages of a server that runs already, as PICTURES_AS
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { createServer } from 'vite';
import { ROOT } from '../../scripts/source-files.ts';
import { ensureChromium } from '../../scripts/test/machine.ts';
import prepare, { PREPARED } from '../stage/prepare.ts';
import { startServer } from '../stage/server.ts';
import { DIALOGS } from './dialogs.ts';
import { FINALIZED, finalize } from './finalized.ts';
import { PRINTED, prepareScenes, SCENES } from './scenes.ts';
import { PAGES, PUBLIC, pageOf, STATES, type Subject } from './subjects.ts';
import { type Look, printSubjects, takePictures } from './taking.ts';

const FOLDER = join(ROOT, 'pictures');
const LOOKS: readonly Look[] = [
  ...(['light', 'dark'] as const).flatMap((scheme) =>
    [1440, 1024, 390].map((width): Look => ({ name: `${width}-${scheme}`, scheme, width })),
  ),
  { name: '400-percent', width: 320 },
  { name: 'forced-colors', width: 1024, forcedColors: 'active' },
];
/** Pages alone: what a person does is written down in English. */
const SPANISH: Look = { name: 'spanish', width: 1024, language: 'es' };

/** The parts themselves, from a development server. */
async function gallery(browser: Browser): Promise<void> {
  const server = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0 },
  });
  await server.listen();
  const base = server.resolvedUrls?.local[0] ?? '';
  const subjects: Subject[] = [{ name: 'gallery', path: '/gallery/', as: null, loads: true }];
  for (const look of LOOKS) await takePictures(browser, base, look, subjects, FOLDER);
  await server.close();
}

async function everything(browser: Browser): Promise<void> {
  const remove = await prepare();
  const data = process.env[PREPARED] ?? mkdtempSync(join(tmpdir(), 'portal-pictures-'));
  const server = await startServer(data);
  try {
    const lead = await browser.newPage({ baseURL: server.url });
    await prepareScenes(lead);
    await lead.close();
    const subjects = [...PUBLIC, ...PAGES, ...STATES, ...SCENES, ...DIALOGS];
    for (const look of LOOKS) await takePictures(browser, server.url, look, subjects, FOLDER);
    await takePictures(browser, server.url, SPANISH, [...PUBLIC, ...PAGES, ...STATES], FOLDER);
    await printSubjects(browser, server.url, PRINTED, FOLDER);
    // Last: a school's facilitator does not choose any longer.
    const facilitator = await browser.newPage({ baseURL: server.url });
    await finalize(facilitator);
    await facilitator.close();
    for (const look of LOOKS) await takePictures(browser, server.url, look, FINALIZED, FOLDER);
  } finally {
    await server.stop();
    remove();
  }
  await gallery(browser);
}

async function some(browser: Browser, base: string, paths: readonly string[]): Promise<void> {
  const as = process.env.PICTURES_AS ?? 'admin@demo.test';
  const subjects = (paths.length > 0 ? paths : PAGES.map(({ path }) => path)).map((path) => pageOf(path, as));
  for (const look of LOOKS) await takePictures(browser, base, look, subjects, FOLDER);
}

const [base, ...paths] = process.argv.slice(2);
const found = ensureChromium();
if (!found.found) throw new Error(found.why);
process.env.PORTAL_TEST_CHROMIUM = found.path;
if (base === undefined) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
await (base === undefined ? everything(browser) : some(browser, base, paths));
await browser.close();
