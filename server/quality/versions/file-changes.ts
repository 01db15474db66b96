import type { FileChange } from '#contract/quality/versions.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Schools } from '../scopes.ts';

/** A file the numbers of a version were computed from. All versions of one file share the chain. */
export interface UsedFile {
  file_id: string;
  chain_id: string;
  run: number;
  file_name: string;
  upload_file_type: UploadFileType;
  school_ids: readonly string[];
}

/** What became of a file between two versions. `school_ids`: the schools it covers or has covered before. */
export interface ChangedFile extends FileChange {
  upload_file_type: UploadFileType;
  school_ids: readonly string[];
}

/** Files that were added, replaced, removed or processed again from one version to the next. */
export function changedFiles(before: readonly UsedFile[], after: readonly UsedFile[]): ChangedFile[] {
  const old = new Map(before.map((file) => [file.chain_id, file]));
  const now = new Set(after.map(({ chain_id }) => chain_id));
  const come = after.flatMap((file) => {
    const previous = old.get(file.chain_id);
    const change = changeOf(file, previous);
    return change ? [said(file, change, previous?.school_ids)] : [];
  });
  const gone = before.filter(({ chain_id }) => !now.has(chain_id)).map((file) => said(file, 'removed'));
  return [...come, ...gone];
}

function changeOf(file: UsedFile, previous: UsedFile | undefined): FileChange['change'] | null {
  if (!previous) return 'added';
  if (previous.file_id !== file.file_id) return 'replaced';
  return previous.run === file.run ? null : 'processed again';
}

const said = (
  { file_id, file_name, upload_file_type, school_ids }: UsedFile,
  change: FileChange['change'],
  before: readonly string[] = [],
): ChangedFile => ({
  change,
  file_id,
  file_name,
  upload_file_type,
  school_ids: [...new Set([...school_ids, ...before])],
});

/** The changes that concern some schools, without saying which other schools a file covers. */
export const changesAt = (changes: readonly ChangedFile[], schools: Schools): FileChange[] =>
  changes
    .filter(({ school_ids }) => schools === 'all' || school_ids.some((id) => schools.includes(id)))
    .map(({ school_ids: _, ...change }) => change);
