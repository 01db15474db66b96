import type { FastifyInstance } from 'fastify';
import { ALLOWED } from '#contract/permissions.ts';
import { readDetails } from '#contract/uploads/details.ts';
import { downloadFailedRows, downloadFixWorkbook, downloadOriginal } from '#contract/uploads/downloads.ts';
import { listIssues } from '#contract/uploads/issues.ts';
import { listNotOffered, markNotOffered, takeBackNotOffered } from '#contract/uploads/not-offered.ts';
import { joinParts, presignParts } from '#contract/uploads/parts.ts';
import { readRequirements } from '#contract/uploads/requirements.ts';
import {
  cancelUpload,
  listUploads,
  readUpload,
  reportFailed,
  reprocessUpload,
  requestUploadUrl,
} from '#contract/uploads/uploads.ts';
import { listVersions } from '#contract/uploads/versions.ts';
import type { Language } from '#datasets/words/language.ts';
import { type Guard, tenantOf } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import type { Member } from '#server/identity/person.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Store } from '#server/platform/storage/store.ts';
import type { RequestRefresh } from '#server/quality/request-refresh.ts';
import { type FailedRowsParts, openFailedRows } from './download/failed-rows.ts';
import { openFixWorkbook } from './download/fix-workbook.ts';
import { openOriginal } from './download/original.ts';
import { intakeRoutes } from './intake/routes.ts';
import { markNotOffered as mark, readNotOffered, takeBackNotOffered as takeBack } from './not-offered/say.ts';
import { cancelUpload as cancel, reportFailed as failed } from './process/cancel.ts';
import { processAgain } from './process/reprocess.ts';
import { readDetails as details } from './read/details.ts';
import { issueSource, readIssues } from './read/issues.ts';
import { findUpload, listUploads as list, readUpload as read, listVersions as versions } from './read/read.ts';
import { readRequirements as requirements } from './read/requirements.ts';
import type { FileReader } from './read/uploaded-file.ts';
import { removalRoutes } from './removal/routes.ts';
import { joinParts as join, presignParts as parts } from './request/parts.ts';
import { requestUpload } from './request/request.ts';
import type { Quota } from './room.ts';

export interface UploadRoutes {
  store: Store;
  queue: Queue;
  /** Largest file in bytes. */
  maxBytes: number;
  quota: Quota;
  failedRows: Omit<FailedRowsParts, 'store'>;
  requestRefresh: RequestRefresh;
}

/** What the member's schools and role leave to be read of files. */
const readerOf = ({ member, language }: { member: Member; language: Language }): FileReader => ({
  auditId: member.auditId,
  language,
  schools: member.schools,
  seesStudents: ALLOWED[member.role].has('student-rows.read'),
});

export function uploadRoutes(
  app: FastifyInstance,
  guard: Guard,
  { store, queue, maxBytes, quota, failedRows, requestRefresh }: UploadRoutes,
): void {
  serve(app, guard, requestUploadUrl, ({ tx, member, person, body }) =>
    requestUpload(tx, { ...member, actor: person, store, maxBytes, quota }, body),
  );
  intakeRoutes(app, guard, { store, queue, maxBytes, quota, requestRefresh });
  serve(app, guard, cancelUpload, ({ tx, member, person, params }) =>
    cancel(tx, { ...member, actor: person }, params.fileId),
  );
  serve(app, guard, reportFailed, ({ tx, member, person, params }) =>
    failed(tx, { ...member, actor: person }, params.fileId),
  );
  serve(app, guard, presignParts, async ({ tx, member, person, params, record }) => {
    const { about, ...answer } = await parts(tx, { ...member, personId: person.id, store }, params.fileId);
    await record(about);
    return answer;
  });
  serve(app, guard, joinParts, async ({ tx, member, person, params, record }) => {
    await record(await join(tx, { ...member, personId: person.id, store, queue }, params.fileId));
  });
  serve(app, guard, reprocessUpload, async (asked) => {
    const { tx, member, person, params } = asked;
    await processAgain(tx, { ...member, actor: person, queue }, params.fileId);
    return read(tx, readerOf(asked), params.fileId);
  });
  removalRoutes(app, guard, { queue, requestRefresh, readerOf });
  serve(app, guard, listUploads, (asked) => list(asked.tx, readerOf(asked), asked.query));
  serve(app, guard, readUpload, (asked) => read(asked.tx, readerOf(asked), asked.params.fileId));
  serve(app, guard, listVersions, (asked) => versions(asked.tx, readerOf(asked), asked.params.fileId));
  serve(app, guard, listIssues, async (asked) => {
    const { tx, member, params, query, record } = asked;
    const upload = await findUpload(tx, member, params.fileId);
    const answer = await readIssues(tx, issueSource(readerOf(asked), upload), query);
    const file = { uploadId: upload.id, type: upload.upload_file_type, name: upload.file_name };
    await record({ file, schoolIds: upload.school_ids, details: { items: answer.items.length } });
    return answer;
  });
  serve(app, guard, readDetails, (asked) => details(asked.tx, readerOf(asked), asked.params.fileId));
  serve(app, guard, readRequirements, ({ tx, member, params }) => requirements(tx, member, params.type));
  serve(app, guard, listNotOffered, ({ tx, member, params }) => readNotOffered(tx, member, params.type));
  serve(app, guard, markNotOffered, async ({ tx, member, person, params, body, record }) => {
    const { changed, ...about } = await mark(tx, { ...member, by: person }, params.type, body);
    await record(about);
    return { changed };
  });
  serve(app, guard, takeBackNotOffered, async ({ tx, member, params, body, record }) => {
    const { changed, ...about } = await takeBack(tx, member, params.type, body);
    await record(about);
    return { changed };
  });
  serve(app, guard, downloadOriginal, async ({ tx, member, person, params, record }) => {
    const viewer = { ...member, personId: person.id };
    const { file, schoolIds, download } = await openOriginal(tx, viewer, store, params.fileId);
    await record({ file, schoolIds });
    return download;
  });
  serve(app, guard, downloadFixWorkbook, async (asked) => {
    const { tx, member, person, params, record } = asked;
    const tenant = tenantOf(member, person);
    const { file, schoolIds, download } = await openFixWorkbook(tx, guard.database, tenant, params.fileId, asked);
    await record({ file, schoolIds });
    return download;
  });
  serve(app, guard, downloadFailedRows, async ({ tx, member, params, record, language }) => {
    const viewer = { ...member, language };
    const { file, schoolIds, download } = await openFailedRows(tx, viewer, { store, ...failedRows }, params.fileId);
    await record({ file, schoolIds });
    return download;
  });
}
