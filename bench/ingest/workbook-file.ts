import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';

/** The same made-up table as a workbook, with numbers where a student system would write numbers. */
export async function writeWorkbook(csv: string, target: string): Promise<void> {
  const stream = writeXlsxStream(rowsOf(csv), { name: 'Transcripts' });
  await stream.pipeTo(Writable.toWeb(createWriteStream(target)));
}

async function* rowsOf(csv: string): AsyncGenerator<(string | number)[]> {
  for await (const line of createInterface({ input: createReadStream(csv) })) {
    // Our own file: cells in quotation marks hold commas and nothing else that matters. With a comma before it, an
    // empty first cell counts.
    const cells = [...`,${line}`.matchAll(/,(?:"([^"]*)"|([^,]*))/g)].map((match) => match[1] ?? match[2] ?? '');
    yield cells.map((cell, at) => (at > 6 && at < 9 && /^[0-9.]+$/.test(cell) ? Number(cell) : cell));
  }
}
