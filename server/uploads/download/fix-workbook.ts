import { PortalError } from '#contract/errors.ts';
import type { Issue, IssueGroup } from '#contract/uploads.ts';
import { written } from '#datasets/kit/english.ts';
import type { Download } from '#server/http/download.ts';
import type { Database, Tenant, Transaction } from '#server/platform/database/database.ts';
import { type Row, type Sheet, type SheetColumn, workbookOf } from '#server/platform/spreadsheet/workbook.ts';
import { readGroups } from '../read/issue-groups.ts';
import { countListed, type IssueSource, issueSource, issuesAfter } from '../read/issues.ts';
import { findUpload } from '../read/read.ts';
import { readRun } from '../read/shown-run.ts';
import { type FileReader, toUploadedFile } from '../read/uploaded-file.ts';
import { readMe } from './fix-workbook-read-me.ts';

/** Rows that are asked of the database at a time. */
const PAGE = 2_000;

const SEVERITIES: Record<Issue['severity'], string> = { error: 'Error', warning: 'Warning', note: 'Note' };

const FIX_FIRST: readonly SheetColumn[] = [
  { header: 'Order', width: 8 },
  { header: 'Kind', width: 10 },
  { header: 'Cause', width: 30 },
  { header: 'What happened', width: 60 },
  { header: 'How to fix it', width: 60 },
  { header: 'How many', width: 12 },
  { header: 'Column', width: 9 },
  { header: 'Header', width: 22, look: 'text' },
  { header: 'First rows', width: 24, look: 'text' },
];

/** What people look at first comes first: the student, the school, what is wrong (docs/product.md#problems-in-a-file). */
const ALL_ISSUES: readonly SheetColumn[] = [
  { header: 'Student ID', width: 16, look: 'text' },
  { header: 'School', width: 28, look: 'text' },
  { header: 'Kind', width: 10 },
  { header: 'What is wrong', width: 60 },
  { header: 'How to fix it', width: 60 },
  { header: 'Row', width: 10 },
  { header: 'Column', width: 9 },
  { header: 'Header', width: 22, look: 'text' },
  { header: 'Value seen', width: 24, look: 'text' },
];

/**
 * The fix workbook of a file, with what the log says of it. Its rows are read page by page, each in a transaction of its own, while
 * the answer is being sent: a run never changes.
 * @throws PortalError not_found, or conflict where there is nothing to fix.
 */
export async function openFixWorkbook(tx: Transaction, database: Database, tenant: Tenant, fileId: string) {
  // The route's own permission lets in nobody else.
  const viewer: FileReader = { auditId: tenant.auditId, schools: tenant.schools, seesStudents: true };
  const upload = await findUpload(tx, viewer, fileId);
  const source = issueSource(viewer, upload);
  const file = await toUploadedFile(tx, viewer, upload);
  const run = await readRun(tx, viewer, upload);
  if (!run) throw new PortalError('conflict', 'This file has no result yet. Wait until it has been processed.');
  const groups = await readGroups(tx, source);
  if (groups.length === 0) {
    throw new PortalError('conflict', `No errors found in ${written(file.rows?.read ?? 0)} rows.`);
  }
  const listed = await countListed(tx, source);
  const sheets: Sheet[] = [
    readMe({ file, sha256: upload.sha256, groups, listed }),
    { name: 'Fix first', columns: FIX_FIRST, rows: [groups.map(groupRow)] },
    { name: 'All issues', columns: ALL_ISSUES, rows: pagesOf(database, tenant, source, run.number) },
  ];
  const download: Download = {
    stream: () => Promise.resolve(workbookOf(sheets)),
    fileName: `${upload.file_name.replace(/\.[^.]*$/, '')} - fix workbook.xlsx`,
  };
  return {
    file: { uploadId: upload.id, type: upload.upload_file_type, name: upload.file_name },
    schoolIds: upload.school_ids,
    download,
  };
}

async function* pagesOf(database: Database, tenant: Tenant, source: IssueSource, run: number): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const page = await database.tenant(tenant, (tx) => issuesAfter(tx, source, { run, after, size: PAGE }));
    if (page.length > 0) yield page.map(issueRow);
    if (page.length < PAGE) return;
    after = page.at(-1)?.ordinal ?? after;
  }
}

const groupRow = (group: IssueGroup, index: number): Row => [
  index + 1,
  SEVERITIES[group.severity],
  group.cause,
  group.message,
  group.fix,
  group.count,
  group.column,
  group.header,
  group.first_rows.join(', '),
];

const issueRow = (issue: Issue): Row => [
  issue.student_id,
  issue.school,
  SEVERITIES[issue.severity],
  issue.message,
  issue.fix,
  issue.row,
  issue.column,
  issue.header,
  issue.value,
];
