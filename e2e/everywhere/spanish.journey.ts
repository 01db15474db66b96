import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, type Locator, type Page } from '@playwright/test';
import { ROOT } from '../../scripts/source-files.ts';
import { englishIn, englishSentences, readTexts } from '../looks/english-sentences.ts';
import { test } from '../stage/journey.ts';
import { account } from '../stage/person.ts';
import { visit } from '../stage/visit.ts';

const READ = { timeout: 60_000 };
const BAD_SCORES = 'ap_scores_with_errors.csv';

const dialog = (page: Page): Locator => page.getByRole('dialog').last();
const press = (where: Page | Locator, name: string | RegExp) => where.getByRole('button', { name }).first().click();

let sentences: readonly string[] = [];
/** English texts by where they were read. */
let found: string[] = [];
let read = 0;

test.beforeAll(async ({ server }) => {
  sentences = await englishSentences(server.url);
});
test.beforeEach(({ page }) => {
  found = [];
  read = 0;
  return page.addInitScript(() => localStorage.setItem('portal.language', 'es'));
});

/** Reads what is on the page when it is at rest. */
async function look(page: Page, where: string): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  const texts = await readTexts(page);
  read += texts.length;
  for (const one of englishIn(texts, sentences))
    if (!found.some((known) => known.endsWith(one))) found.push(`${where}: ${one}`);
}

async function signIn(page: Page, email: string, path: string): Promise<void> {
  await page.goto(path);
  await press(page, 'Iniciar sesión');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill('demo');
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  // The page itself, or what is over it where the address opens a drawer.
  await expect(account(page).or(page.getByRole('dialog')).first()).toBeVisible({ timeout: 30_000 });
}

/** Loads a page by its address, also away from a question that is open. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await look(page, path);
}

async function goTo(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.locator('h1').first().waitFor();
  await look(page, path);
}

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('the pages before signing in have no English sentence', async ({ page }) => {
  for (const path of ['/login', '/privacy', '/terms']) await openPage(page, path);
  await page.goto('/login');
  await press(page, 'Iniciar sesión');
  await page.waitForURL(/\/sign-in\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await look(page, 'sign in');
  await page.getByLabel('Correo electrónico').fill('nobody@demo.test');
  await page.getByLabel('Contraseña').fill('not it');
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, 'wrong password');
  await page.goto('/forgot-password?ui_locales=es');
  await look(page, 'forgot password');
  await page.goto('/invitation?token=used&ui_locales=es');
  await look(page, 'invitation');
  expect(read).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test('the pages of an administrator have no English sentence', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/overview');
  const pages = [
    '/overview',
    '/data-upload',
    '/data-qc',
    '/data-qc/report',
    '/findings',
    '/findings/ap_course',
    '/findings/report',
    '/transcripts',
    '/audit-log',
    '/settings',
  ];
  const drawers = [
    'matching',
    'test-scores',
    'course-catalogs',
    'course-catalogs/mapping',
    'transcripts',
    'cte-courses',
  ];
  const settings = ['people', 'schools', 'mappings', 'transcripts'];
  for (const path of pages) await goTo(page, path);
  for (const name of [...drawers, 'demographics', 'cohort']) await goTo(page, `/data-qc/${name}`);
  // Names that calls give in English are said in Spanish, too.
  await goTo(page, '/data-qc/transcripts');
  await expect(page.getByRole('dialog').getByText('Idiomas del mundo', { exact: true })).toBeVisible();
  await goTo(page, '/data-qc/matching');
  await expect(page.getByRole('dialog').getByText('Aprendices de inglés', { exact: true })).toBeVisible();
  for (const name of settings) await goTo(page, `/settings/${name}`);
  await account(page).click();
  await look(page, 'account menu');
  await page.keyboard.press('Escape');
  await visit(page, '/settings/people');
  await press(page, 'Invitar a una persona');
  await look(page, 'add a person');
  expect(read).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

test('the questions an administrator is asked have no English sentence', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/settings/people');
  for (const name of [/^Cambiar el acceso/, /^Quitar a/, /^Restablecer contraseña/]) {
    await press(page, name);
    await look(page, String(name));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await visit(page, '/settings/schools');
  await press(page, /^Cambiar /);
  await look(page, 'change a school');

  await page.goto('/data-qc');
  const abouts = page.getByRole('button', { name: /^¿De dónde sale esto/ });
  await expect(abouts).toHaveCount(7, READ);
  for (const about of await abouts.all()) {
    await about.click();
    await look(page, 'how it is computed');
    await page.keyboard.press('Escape');
  }
  await goTo(page, '/data-qc/cohort');
  await press(dialog(page), /^Ver (a )?l/);
  await expect(dialog(page).getByRole('button', { name: 'Descargar como CSV' })).toBeVisible();
  await look(page, 'who is left out');

  await page.goto('/transcripts');
  await page.getByRole('button', { name: 'Ver los datos demográficos de la escuela' }).click();
  await page.getByRole('checkbox').first().check();
  await press(page, 'Sugerir una selección');
  await expect(page.getByRole('button', { name: 'Aplicar la sugerencia' })).toBeVisible();
  await press(page, /^Filtrar/);
  await look(page, 'a suggestion');
  await press(page, 'Finalizar la selección de expedientes');
  await expect(dialog(page).getByRole('heading', { name: 'Antes de finalizar' })).toBeVisible();
  await look(page, 'the checklist');
  await openPage(page, '/transcripts/status');
  expect(found).toEqual([]);
});

for (const [who, ...paths] of [
  ['manager', '/overview', '/data-upload', '/transcripts', '/settings'],
  ['facilitator', '/overview', '/transcripts', '/data-qc'],
  [
    'other',
    '/overview',
    '/data-upload',
    '/data-qc',
    '/data-qc/matching',
    '/data-qc/cohort',
    '/transcripts',
    '/findings',
  ],
] as const)
  test(`the pages as ${who} sees them have no English sentence`, async ({ page }) => {
    await signIn(page, `${who}@demo.test`, paths[0]);
    for (const path of paths) await goTo(page, path);
    expect(read).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

test('what is downloaded has no English sentence', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/data-qc/cohort');
  for (const path of ['/audit-log', '/transcripts/status']) {
    await visit(page, path);
    const saved = page.waitForEvent('download');
    await press(page, 'Descargar como CSV');
    const [head = ''] = (await text(await (await saved).createReadStream())).split(/\r?\n/);
    const texts = [(await saved).suggestedFilename(), ...head.split(',')];
    read += texts.length;
    found.push(...englishIn(texts, sentences).map((one) => `${path}: ${one}`));
  }
  expect(read).toBeGreaterThan(15);
  expect(found).toEqual([]);
});

test('Help has no English sentence', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/help');
  const topics = page.getByRole('navigation', { name: 'Temas' }).getByRole('link');
  await expect(topics.first()).toBeVisible();
  const names = await topics.allInnerTexts();
  for (const [index, name] of names.entries()) {
    await topics.nth(index).click();
    await expect(topics.nth(index)).toHaveAttribute('aria-current', 'page');
    await look(page, `help: ${name}`);
  }
  await page.getByRole('searchbox').fill('zzz');
  await look(page, 'help: no results');
  expect(names.length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});

test('uploads and their dialogs have no English sentence', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-upload#test-scores');
  const card = page.locator('#test-scores');
  await press(card, `Revisar datos: ${BAD_SCORES}`);
  await expect(dialog(page).getByRole('heading', { name: 'Recibo' })).toBeVisible(READ);
  await look(page, 'results');
  await dialog(page).getByRole('combobox').first().selectOption({ index: 0 });
  await look(page, 'results: all causes');
  await press(dialog(page), 'Quitar de la auditoría');
  await look(page, 'remove');
  await page.keyboard.press('Escape');
  await press(dialog(page), 'Asignar columnas');
  await look(page, 'map columns');
  await page.keyboard.press('Escape');
  await close(page);
  await press(card, 'Ver qué subir');
  await look(page, 'requirements');
  await press(page, /^Marcar como no ofrecido/);
  await look(page, 'not offered');
  await page.keyboard.press('Escape');

  await card.locator('input[type="file"]').first().setInputFiles(join(ROOT, 'demo/good/act_scores.csv'));
  // What the file says is chosen at that moment; a click on the same box then would undo it.
  await expect(dialog(page).getByText('Encontrado en el archivo')).toBeVisible(READ);
  await look(page, 'wizard 1');
  await dialog(page)
    .getByRole('checkbox', { name: /^Todos los exámenes/ })
    .check();
  await press(dialog(page), 'Siguiente');
  await look(page, 'wizard 2');
  await dialog(page)
    .getByRole('checkbox', { name: /^Todas las escuelas/ })
    .check();
  await press(dialog(page), 'Siguiente');
  await look(page, 'wizard review');
  await page.keyboard.press('Escape');
  await look(page, 'leave without saving');
  await press(page, 'Salir sin guardar');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const files = ['good/student_roster.csv', 'good/sat_scores.csv', 'bad/really_a_pdf.xlsx'];
  await page.getByTestId('bulk-files').setInputFiles(files.map((path) => join(ROOT, 'demo', path)));
  await expect(dialog(page).getByText('No se puede usar', { exact: true })).toBeVisible(READ);
  await expect(dialog(page).getByText('Listo', { exact: true })).toBeVisible(READ);
  await look(page, 'several files');
  expect(found).toEqual([]);
});

test('the pages of an operator have no English sentence', async ({ page }) => {
  await signIn(page, 'operator@demo.test', '/audits');
  await goTo(page, '/audits');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/audits\/[0-9a-f-]{36}/);
  await look(page, 'an audit');
  await goTo(page, '/audits/new');
  await press(page, 'Crear auditoría');
  await look(page, 'a new audit');
  await openPage(page, '/audits-network');
  await expect(page.getByRole('heading', { name: 'Oportunidades' })).toBeVisible();
  await look(page, 'the network');
  await openPage(page, '/audits-people');
  await page.getByLabel('Una parte del correo electrónico').fill('demo');
  await press(page, 'Buscar');
  await expect(page.getByRole('table')).toBeVisible();
  await look(page, 'people found');

  await visit(page, '/audits');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await press(page, 'Cerrar auditoría');
  await look(page, 'close an audit');
  await close(page);
  await press(page, 'Agregar escuelas');
  const lines = ['Nombre\tIdentificador del distrito', 'A\t1', 'A\t2', '', '\t3', 'B\t1E+09', 'A\t1'];
  await dialog(page).getByRole('textbox').first().fill(lines.join('\n'));
  await look(page, 'lines that are not schools');
  await openPage(page, '/help');
  await goTo(page, '/settings');
  expect(found).toEqual([]);
});
