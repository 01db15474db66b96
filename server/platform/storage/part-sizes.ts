/** What is lost when a connection breaks. S3 takes parts of 5 MB to 5 GB, 10,000 of them. */
const PART_BYTES = 16 * 1024 * 1024;
const MOST_PARTS = 10_000;

/** The sizes of the parts of a file, in order. All but the last are equal. */
export function partSizes(bytes: number): number[] {
  const each = Math.max(PART_BYTES, Math.ceil(bytes / MOST_PARTS));
  return Array.from({ length: Math.ceil(bytes / each) }, (_, index) => Math.min(each, bytes - index * each));
}
