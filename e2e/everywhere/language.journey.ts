import { expect } from '@playwright/test';
import { axeFindings } from '../looks/axe-findings.ts';
import { test } from '../stage/journey.ts';
import { signIn } from '../stage/person.ts';

test('the screens speak Spanish when a person says so, keep the page and the choice, and come back', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await signIn(page, 'lead@demo.test', '/data-qc/matching');
  await expect(page.getByRole('heading', { name: 'Matching detail' })).toBeFocused();
  await page.keyboard.press('Escape');
  // English needs no other words.
  expect(scripts.filter((url) => url.includes('catalogue'))).toEqual([]);

  await page.getByRole('button', { name: 'Language: English' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Español' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Calidad de datos' })).toBeVisible();
  await expect(page).toHaveURL(/\/data-qc$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('banner')).toContainText('Responsable de datos del distrito');
  await expect(page.getByText(/estudiantes? en la cohorte EOA/)).toBeVisible();
  await expect(page.getByText(/\d+ de noviembre de|\d+ de \w+ de \d{4}/).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  for (const [path, title] of [
    ['/overview', 'Resumen de datos'],
    ['/data-upload', 'Carga de datos'],
    ['/help', 'Ayuda'],
    ['/settings', 'Configuración'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  // The settings keep it for screens and letters: by keyboard, and back.
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();
  // Not its answer: where that takes longer, the page starts again before it.
  const kept = page.waitForRequest((asked) => asked.url().endsWith('/mail-choice') && asked.method() === 'PUT');
  await page.getByRole('radio', { name: 'Español' }).press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await page.getByRole('button', { name: 'Guardar idioma' }).press('Enter');
  expect((await kept).postDataJSON()).toEqual({ language: 'en' });
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // The browser of journeys is English, which it then follows.
  await page.getByRole('radio', { name: /^System \(/ }).check();
  await page.getByRole('button', { name: 'Save language' }).click();
  await expect(page.getByRole('button', { name: 'Save language' })).toBeDisabled();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.language'))).toBe('system');
  expect(await axeFindings(page)).toEqual([]);
});

test('before signing in, on a phone, the language can be chosen too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('whoever joins in Spanish goes on in Spanish, unless another language was chosen', async ({ page }) => {
  await page.goto('/login?password=saved&ui_locales=es');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await page.goto('/login?password=saved&ui_locales=en');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});
