import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { signIn } from '../../e2e/stage/person.ts';
import { startServer } from '../../e2e/stage/server.ts';
import { ROOT } from '../../scripts/source-files.ts';
import { ensureChromium } from '../../scripts/test/machine.ts';
import { atEnd } from '../at-end.ts';
import { median, printTable } from '../table.ts';
import { fileWithIssues } from './issues-file.ts';
import { readVitals, type Vitals, watchVitals } from './vitals.ts';

/** Budgets of docs/performance.md. */
const BUDGET: Vitals = { paint: 1_500, interaction: 100, shift: 0.02 };
const ROWS = 14_000;
const PERSON = 'other@demo.test';
const PATIENCE = { timeout: 240_000 };

/** The pages in Chromium on a processor that is slowed down, against the budgets; medians of several visits. */
export async function bench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '5' }, slowdown: { type: 'string', default: '4' } },
  });
  const found = ensureChromium();
  if (!found.found) throw new Error(found.why);
  if (!existsSync(join(ROOT, 'dist/web/index.html'))) throw new Error('Build the web first: run npm start once.');
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const removeFolder = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startServer(folder);
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-quic'] });
  try {
    const results = await prepare(browser, server.url);
    const visits = Object.entries(visitsOf(results));
    const measured: Record<string, Vitals[]> = Object.fromEntries(visits.map(([name]) => [name, []]));
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [name, visit] of visits)
        measured[name]?.push(await inSlowPage(browser, server.url, Number(values.slowdown), visit));
    process.stdout.write(`${cpus().length} cores, ${values.slowdown}x slower, load ${loadavg()[0]?.toFixed(1)}\n`);
    printTable(
      ['page', 'largest paint ms', 'interaction ms', 'shift', 'within budget'],
      Object.entries(measured).map(([name, all]) => row(name, all)),
    );
  } finally {
    await browser.close();
    await server.stop();
    removeFolder();
  }
}

function row(name: string, all: readonly Vitals[]): string[] {
  const [paint, interaction, shift] = (['paint', 'interaction', 'shift'] as const).map((part) =>
    median(all.map((vitals) => vitals[part])),
  );
  const isWithin =
    (paint ?? 0) <= BUDGET.paint && (interaction ?? 0) <= BUDGET.interaction && (shift ?? 0) <= BUDGET.shift;
  return [
    name,
    paint?.toFixed(0) ?? '',
    interaction?.toFixed(0) ?? '',
    shift?.toFixed(3) ?? '',
    isWithin ? 'yes' : 'NO',
  ];
}

/** Uploads a file with ten thousand problems, and answers the address of its results. */
async function prepare(browser: Browser, baseURL: string): Promise<string> {
  const page = await browser.newPage({ baseURL });
  await signIn(page, PERSON, '/data-upload#transcripts');
  const card = page.locator('#transcripts');
  const file = { name: 'many.csv', mimeType: 'text/csv', buffer: Buffer.from(fileWithIssues(ROWS)) };
  await card.locator('input[type="file"]').first().setInputFiles(file);
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('checkbox', { name: /^All schools/ }).check();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Submit' }).click();
  await card.getByRole('button', { name: /^Review data/ }).click(PATIENCE);
  await page.waitForURL(/file=/);
  const { pathname, search } = new URL(page.url());
  await page.close();
  return `${pathname}${search}&issue=all`;
}

type Visit = (page: Page) => Promise<void>;

function visitsOf(results: string): Record<string, Visit> {
  const open = (path: string, shown: string): Visit => {
    return async (page) => {
      await signIn(page, PERSON, path);
      await page.goto(path);
      await page.getByText(shown).first().waitFor(PATIENCE);
      await page.waitForLoadState('networkidle');
    };
  };
  return {
    'sign-in page': async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign in' }).waitFor(PATIENCE);
    },
    overview: open('/overview', 'Data overview'),
    'data upload': open('/data-upload', 'Student Roster'),
    'results, 13,000 problems': async (page) => {
      await open(results, 'What to do first')(page);
      await work(page);
    },
  };
}

/** What a person does there: scroll far, choose another kind, go on by keyboard. */
async function work(page: Page): Promise<void> {
  const rows = page.getByRole('region', { name: 'Rows' });
  await rows.scrollIntoViewIfNeeded();
  await rows.hover();
  for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, 4_000);
  await rows.locator('tbody th').first().click();
  // By keyboard: the browser draws its own lists outside the page, so that its clicks would not be counted.
  const kind = page.getByRole('combobox', { name: 'Kind' });
  await kind.focus();
  await page.keyboard.type('Warnings');
  await expect(kind).toHaveValue('warning');
  await rows.focus();
  for (const key of ['PageDown', 'PageDown', 'ArrowDown', 'End']) await page.keyboard.press(key);
  await page.waitForLoadState('networkidle');
}

async function inSlowPage(browser: Browser, baseURL: string, slowdown: number, visit: Visit): Promise<Vitals> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await watchVitals(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await visit(page);
  const vitals = await readVitals(page);
  await context.close();
  return vitals;
}
