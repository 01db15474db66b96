import type { VersionChange } from '#contract/uploads/uploaded-file.ts';
import type { Looked, OverlappingFile } from './candidates.ts';

/** null where there is nothing to compare: no look, or a file of which nothing is in use. */
export function changeOf(
  { file, alike }: Omit<OverlappingFile, 'isSame'>,
  { inspection }: Looked,
): VersionChange | null {
  if (!inspection || !file.is_current || inspection.upload_file_type !== file.upload_file_type) return null;
  return {
    before: {
      rows: alike?.rows ?? file.rows?.read ?? null,
      students: alike?.students ?? null,
      schools: alike?.schools ?? null,
    },
    after: { rows: inspection.rows, students: inspection.students, schools: inspection.schools?.length ?? null },
  };
}
