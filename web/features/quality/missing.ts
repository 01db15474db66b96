import type { Provenance } from '#contract/quality/provenance.ts';

/** Whether a file of what the panel shows is in use; true while nothing is known. */
export const hasFiles = (provenance: Provenance | undefined): boolean =>
  provenance?.shows === undefined ||
  provenance.shows.some((type) => provenance.files.some((file) => file.upload_file_type === type));
