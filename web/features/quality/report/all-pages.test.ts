import { expect, it } from 'vitest';
import type { FileId } from '#contract/ids.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { allPages } from './all-pages.ts';

const file = (name: string) => ({ file_id: name as FileId, file_name: name }) as UploadedFile; // what pages are told apart by

it('gives the files of every page, and one that moved to the next page once', async () => {
  const pages = [['e', 'd'], ['d', 'c'], ['b']];
  const read = async (page: number) => ({ items: (pages[page - 1] ?? []).map(file), pages: pages.length });
  expect((await allPages(read)).map(({ file_name }) => file_name)).toEqual(['e', 'd', 'c', 'b']);
});

it('gives nothing where there is nothing', async () => {
  expect(await allPages(async () => ({ items: [], pages: 0 }))).toEqual([]);
});
