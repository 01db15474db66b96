import { SLUG_OF, type UploadFileType } from '#datasets/kit/file-type.ts';

/**
 * Address of the card of a kind of file; without one, of the page, where the first card that something
 * is missing from is open.
 */
export const uploadCard = (type?: UploadFileType | null): string =>
  type ? `/data-upload#${SLUG_OF[type]}` : '/data-upload';
