import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/quality/opportunity-report.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import type { Member } from '#server/identity/person.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { workbookOf } from '#server/platform/spreadsheet/workbook.ts';
import { zipOf } from '#server/platform/spreadsheet/zip.ts';
import { CSV_NAME, DESCRIPTOR_NAME, descriptorOf } from './descriptor.ts';
import { csvLines } from './findings-csv.ts';
import { findingsSheets, type Reader } from './findings-workbook.ts';
import { type ReadScopes, readScopes } from './read-scopes.ts';
import { reportOf } from './report.ts';

interface RecordedCall {
  tx: Transaction;
  member: Member;
  query: { school_id?: string | undefined };
  language: Language;
  record(about: { schoolIds?: readonly string[] }): Promise<void>;
}

/** What leaves the portal of the findings. Each is in the audit log, with the schools it is about. */
export function reportRoutes(app: FastifyInstance, guard: Guard, queue: Pick<Queue, 'send'>): void {
  const recorded = async ({
    tx,
    member,
    query: { school_id: schoolId },
    language,
    record,
  }: RecordedCall): Promise<ReadScopes> => {
    const schools = schoolId === undefined ? member.schools : [schoolId];
    await record(schools === 'all' ? {} : { schoolIds: schools });
    return await readScopes(tx, queue, { auditId: member.auditId, schools: member.schools, schoolId, language });
  };
  const json = (read: ReadScopes, csv: string, { language }: Reader) =>
    `${JSON.stringify(descriptorOf(read, csv, language), null, 2)}\n`;

  serve(app, guard, contract.readOpportunityReport, async (asked) => reportOf(await recorded(asked)));
  serve(app, guard, contract.downloadFindingsCsv, async (asked) => {
    const read = await recorded(asked);
    return { stream: Readable.from(csvLines(read, asked.language)), fileName: CSV_NAME };
  });
  serve(app, guard, contract.downloadFindingsXlsx, async (asked) => {
    const read = await recorded(asked);
    return { stream: workbookOf(findingsSheets(read, asked)), fileName: 'findings.xlsx' };
  });
  serve(app, guard, contract.downloadFindingsDescriptor, async (asked) => {
    const read = await recorded(asked);
    const csv = [...csvLines(read, asked.language)].join('');
    return { stream: Readable.from([json(read, csv, asked)]), fileName: DESCRIPTOR_NAME };
  });
  serve(app, guard, contract.downloadFindingsPackage, async (asked) => {
    const read = await recorded(asked);
    const csv = [...csvLines(read, asked.language)].join('');
    const parts = [
      { name: DESCRIPTOR_NAME, text: once(json(read, csv, asked)) },
      { name: CSV_NAME, text: once(csv) },
    ];
    return { stream: Readable.from(zipOf(parts), { objectMode: false }), fileName: 'findings.zip' };
  });
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
