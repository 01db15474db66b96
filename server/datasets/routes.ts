import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PortalError } from '#contract/errors.ts';
import { XLSX } from '#contract/media-types.ts';
import { listDatasets } from '#contract/open.ts';
import { DATASETS } from '#datasets/index.ts';
import { toCsv } from '#datasets/kit/csv/csv.ts';
import { toSample } from '#datasets/kit/sample/to-sample.ts';
import { describeDataset } from '#datasets/words/describe.ts';
import type { Guard } from '#server/http/authorize.ts';
import { attachment } from '#server/http/download.ts';
import { serve } from '#server/http/serve.ts';

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX,
} as const;
const FileName = z.object({ name: z.string().regex(/^[\w-]+\.(csv|xlsx)$/) });

/** What a file is, for everyone: the declarations as data, and sample files made from them. */
export function datasetRoutes(app: FastifyInstance, guard: Guard): void {
  serve(app, guard, listDatasets, ({ language }) => DATASETS.map((dataset) => describeDataset(dataset, language)));

  app.get('/example-files/:name', async (request, reply) => {
    const params = FileName.safeParse(request.params);
    const [slug, extension] = params.success ? params.data.name.split('.') : [];
    const dataset = DATASETS.find(({ sampleFile }) => sampleFile === slug);
    if (!dataset || (extension !== 'csv' && extension !== 'xlsx')) throw new PortalError('not_found');
    const { headers, rows } = toSample(dataset);
    const table = [headers, ...rows];
    return await reply
      .header('content-disposition', attachment(`${dataset.sampleFile}.${extension}`))
      .header('cache-control', 'no-cache')
      .type(MEDIA_TYPES[extension])
      .send(extension === 'csv' ? toCsv(table) : await toWorkbook(dataset.label, table));
  });
}

/** Every cell as text, so that IDs keep their leading zeros. The writer is loaded only when a workbook is asked for. */
async function toWorkbook(sheet: string, table: readonly (readonly string[])[]): Promise<Buffer> {
  const { utils, write } = await import('@e965/xlsx');
  const cells = table.map((row) => row.map((value) => ({ t: 's', v: value, z: '@' })));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), sheet.slice(0, 31));
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer; // what the type 'buffer' asks for
}
