import { PortalError } from '#contract/errors.ts';
import type { Issue, IssueGroup } from '#contract/uploads/issues.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Download } from '#server/http/download.ts';
import type { Database, Tenant, Transaction } from '#server/platform/database/database.ts';
import {
  type WorkbookColumn,
  type WrittenRow,
  type WrittenSheet,
  workbookOf,
} from '#server/platform/spreadsheet/workbook.ts';
import { FIX_WORKBOOK, type FixWorkbookWords } from '#server/words/fix-workbook.ts';
import { readGroups } from '../read/issue-groups.ts';
import { countListed, type IssueSource, issueSource, issuesAfter } from '../read/issues.ts';
import { findUpload } from '../read/read.ts';
import { readRun } from '../read/shown-run.ts';
import { type FileReader, toUploadedFile } from '../read/uploaded-file.ts';
import { readMe } from './fix-workbook-read-me.ts';

/** Rows that are asked of the database at a time. */
const PAGE = 2_000;

const FIX_FIRST: readonly Omit<WorkbookColumn, 'header'>[] = [
  { width: 8 },
  { width: 10 },
  { width: 30 },
  { width: 60 },
  { width: 60 },
  { width: 12 },
  { width: 9 },
  { width: 22, look: 'text' },
  { width: 24, look: 'text' },
];

/**
 * What people look at first comes first: the student, the school, what is wrong (docs/product.md#problems-in-a-file).
 */
const ALL_ISSUES: readonly Omit<WorkbookColumn, 'header'>[] = [
  { width: 16, look: 'text' },
  { width: 28, look: 'text' },
  { width: 10 },
  { width: 60 },
  { width: 60 },
  { width: 10 },
  { width: 9 },
  { width: 22, look: 'text' },
  { width: 24, look: 'text' },
];

const headed = (columns: readonly WorkbookColumn[], headers: readonly string[]): WorkbookColumn[] =>
  columns.map((column, at) => ({ ...column, header: headers[at] ?? '' }));

interface WorkbookReader {
  language: Language;
  timeZone: string;
}

/**
 * The fix workbook of a file, with what the log says of it. Its rows are read page by page, each in a transaction of
 * its own, while the answer is being sent: a run never changes.
 * @throws PortalError not_found, or conflict where there is nothing to fix.
 */
export async function openFixWorkbook(
  tx: Transaction,
  database: Database,
  tenant: Tenant,
  fileId: string,
  { language, timeZone }: WorkbookReader,
) {
  // The route's own permission lets in no one else.
  const viewer: FileReader = { auditId: tenant.auditId, schools: tenant.schools, seesStudents: true, language };
  const upload = await findUpload(tx, viewer, fileId);
  const source = issueSource(viewer, upload);
  const file = await toUploadedFile(tx, viewer, upload);
  const run = await readRun(tx, viewer, upload);
  if (!run) throw new PortalError('conflict', 'no-result-yet');
  const groups = await readGroups(tx, source);
  if (groups.length === 0) {
    throw new PortalError('conflict', { is: 'no-errors', rows: file.rows?.read ?? 0 });
  }
  const listed = await countListed(tx, source);
  const words = FIX_WORKBOOK[language];
  const sheets: WrittenSheet[] = [
    readMe({ language, timeZone, file, sha256: upload.sha256, groups, listed }),
    {
      name: words.sheets.fixFirst,
      columns: headed(FIX_FIRST, words.fixFirst),
      rows: [groups.map((group, index) => groupRow(group, index, words))],
    },
    {
      name: words.sheets.allIssues,
      columns: headed(ALL_ISSUES, words.allIssues),
      rows: pagesOf(database, tenant, source, run.number),
    },
  ];
  const download: Download = {
    stream: () => Promise.resolve(workbookOf(sheets)),
    fileName: `${upload.file_name.replace(/\.[^.]*$/, '')} - ${words.fileName}.xlsx`,
  };
  return {
    file: { uploadId: upload.id, type: upload.upload_file_type, name: upload.file_name },
    schoolIds: upload.school_ids,
    download,
  };
}

async function* pagesOf(
  database: Database,
  tenant: Tenant,
  source: IssueSource,
  run: number,
): AsyncGenerator<WrittenRow[]> {
  const words = FIX_WORKBOOK[source.language];
  let after = 0;
  for (;;) {
    const page = await database.tenant(tenant, (tx) => issuesAfter(tx, source, { run, after, size: PAGE }));
    if (page.length > 0) yield page.map((issue) => issueRow(issue, words));
    if (page.length < PAGE) return;
    after = page.at(-1)?.ordinal ?? after;
  }
}

const groupRow = (group: IssueGroup, index: number, { severities }: FixWorkbookWords): WrittenRow => [
  index + 1,
  severities[group.severity],
  group.cause,
  group.message,
  group.fix,
  group.count,
  group.column,
  group.header,
  group.first_rows.join(', '),
];

const issueRow = (issue: Issue, { severities }: FixWorkbookWords): WrittenRow => [
  issue.student_id,
  issue.school,
  severities[issue.severity],
  issue.message,
  issue.fix,
  issue.row,
  issue.column,
  issue.header,
  issue.value,
];
