import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';

const KEY = 'portal.notices';

/** Whose files are reported to a person when they are done. Kept in this browser, as it is about this screen. */
export type NoticeChoice = 'all' | 'mine';

export const noticeChoice = {
  read: (): NoticeChoice => (localStorage.getItem(KEY) === 'mine' ? 'mine' : 'all'),
  write: (choice: NoticeChoice): void => localStorage.setItem(KEY, choice),
};

/** The server names people as they are called, so two of one name hear of each other's files. */
export const isWanted = ({ uploaded_by }: UploadedFile, choice: NoticeChoice, me: string | undefined): boolean =>
  choice === 'all' || uploaded_by === me;
