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
import { CSV_NAME, DESCRIPTOR_NAME } from './descriptor.ts';
import { csvPieces } from './findings-csv.ts';
import { findingsSheets } from './findings-workbook.ts';
import { descriptorAlone, packageOf } from './package.ts';
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
  serve(app, guard, contract.readOpportunityReport, async (asked) => reportOf(await recorded(asked)));
  serve(app, guard, contract.downloadFindingsCsv, async (asked) => {
    const read = await recorded(asked);
    return { stream: Readable.from(csvPieces(read, asked.language)), fileName: CSV_NAME };
  });
  serve(app, guard, contract.downloadFindingsXlsx, async (asked) => {
    const read = await recorded(asked);
    return { stream: workbookOf(findingsSheets(read, asked)), fileName: 'findings.xlsx' };
  });
  serve(app, guard, contract.downloadFindingsDescriptor, async (asked) => {
    const read = await recorded(asked);
    return { stream: () => descriptorAlone(read, asked.language), fileName: DESCRIPTOR_NAME };
  });
  serve(app, guard, contract.downloadFindingsPackage, async (asked) => {
    const read = await recorded(asked);
    return { stream: packageOf(read, asked.language), fileName: 'findings.zip' };
  });
}
