import { uploads } from '#web/messages/en/uploads/uploads.ts';

const { rejected } = uploads;
const TYPES = ['.csv', '.xls', '.xlsx'];
/** Endings of tables in text, which are read under '.csv': PowerSchool's quick export ends in '.text'. */
const TEXTS = ['.txt', '.text', '.tsv', '.tab'];

export const isText = (name: string): boolean => TEXTS.some((type) => name.toLowerCase().endsWith(type));

export interface Rejection {
  /** The fixed sentence (docs/product.md#fixed-wording). */
  message: string;
  /** What to do about it. */
  hint: string;
}

/** The one file of a choice, or why it cannot be taken. Nothing chosen is neither. */
export function judge(files: readonly File[], largest: number): { file: File } | { rejection: Rejection } | null {
  const [file, ...more] = files;
  if (!file) return null;
  if (more.length > 0) return { rejection: { message: rejected.tooMany, hint: rejected.tooManyHint } };
  const name = file.name.toLowerCase();
  if (!TYPES.some((type) => name.endsWith(type))) {
    return {
      rejection: {
        message: rejected.type(TYPES.join(', ')),
        hint: isText(name) ? rejected.textHint : rejected.typeHint,
      },
    };
  }
  if (file.size === 0) return { rejection: { message: rejected.tooSmall(1), hint: rejected.emptyHint } };
  if (file.size > largest) return { rejection: { message: rejected.tooLarge(largest), hint: rejected.tooLargeHint } };
  return { file };
}
