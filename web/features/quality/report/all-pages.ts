import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';

interface Page {
  items: readonly UploadedFile[];
  pages: number;
}

/** The files of all pages, each once: one that arrives meanwhile moves the last of a page to the next one. */
export async function allPages(read: (page: number) => Promise<Page>): Promise<UploadedFile[]> {
  const files = new Map<string, UploadedFile>();
  for (let page = 1, last = 1; page <= last; page++) {
    const { items, pages } = await read(page);
    for (const file of items) files.set(file.file_id, file);
    last = pages;
  }
  return [...files.values()];
}
