import { afterEach, expect, it } from 'vitest';
import { pickFile } from './pick-file.ts';

const inputs = () => [...document.body.querySelectorAll<HTMLInputElement>('input[type="file"]')];

afterEach(() => document.body.replaceChildren());

it('is in the page as long as the dialog is open, so that the browser does not forget it, and is seen by no one', async () => {
  const picked = pickFile();
  const [input] = inputs();
  expect(input?.hidden).toBe(true);
  const file = new File(['a'], 'roster.csv');
  Object.defineProperty(input, 'files', { value: { item: () => file } });
  input?.dispatchEvent(new Event('change'));
  expect(await picked).toBe(file);
  expect(inputs()).toEqual([]);
});

it('leaves nothing behind where nothing is chosen', async () => {
  const picked = pickFile();
  inputs()[0]?.dispatchEvent(new Event('cancel'));
  expect(await picked).toBeNull();
  expect(inputs()).toEqual([]);
});
