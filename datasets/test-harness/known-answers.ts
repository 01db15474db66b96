import { readFileSync } from 'node:fs';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { AuditSchool, IngestContext } from '#datasets/kit/plan.ts';

const folder = new URL('../fixtures/known-answers/', import.meta.url);

/** One file of the made-up district, with the wizard's choices. */
export interface KnownUpload {
  layout: string;
  file: string;
  type: UploadFileType;
  academic_periods: string[];
  demographic_types: string[];
  test_types: string[];
  school_local_ids: string[];
  data_rows: number;
  rows_left_out_as_errors?: number;
  missing_columns?: string[];
}

export interface PlantedIssue {
  file: string;
  row: number;
  column: string | null;
  kind: string;
  isError: boolean;
}

export const pathOf = (file: string): string => new URL(file, folder).pathname;

export const knownUploads = (layout: string): KnownUpload[] =>
  (JSON.parse(readFileSync(new URL('uploads.json', folder), 'utf8')) as KnownUpload[]).filter(
    (upload) => upload.layout === layout,
  );

export const contextOf = (upload: KnownUpload): IngestContext => ({
  yearEnding: 2024,
  schools: SCHOOLS,
  chosen: {
    schoolIds: upload.school_local_ids.map(schoolId),
    years: upload.academic_periods.map((period) => Number(period.slice(5))),
    demographicTypes: upload.demographic_types,
    testTypes: upload.test_types,
  },
});

const schoolId = (localId: string) => `school-${localId}`;

const SCHOOLS: AuditSchool[] = (
  JSON.parse(readFileSync(new URL('schools.json', folder), 'utf8')) as {
    local_id: string;
    name: string;
    nces_id: string;
  }[]
).map(({ local_id, name, nces_id }) => ({
  id: schoolId(local_id),
  name,
  local_id,
  state_id: null,
  nces_id,
  ceeb_code: null,
}));

/** The planted faults: file, row, column, value, kind, severity come first; only the last field holds commas. */
export const plantedIssues = (file: string): PlantedIssue[] =>
  readFileSync(new URL('issues.csv', folder), 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split(','))
    .filter(([name]) => name === file)
    .map(([name = '', row, column = '', , kind = '', severity]) => ({
      file: name,
      row: Number(row),
      column: column === '(whole row)' ? null : column,
      kind,
      isError: severity === 'E',
    }));
