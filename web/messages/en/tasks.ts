import { spoken } from '../spoken.ts';

export interface Task {
  title: string;
  lead: string;
  parts: readonly { title: string; text: string }[];
}

/** What people want to get done, one page of Help each; the key is in its address. */
export const tasks = spoken('tasks', {
  group: 'Tasks',
  kind: 'Task',
  pages: {
    'remove-or-restore': {
      title: 'Remove or restore a file',
      lead: 'A wrong file can be taken back at any time. Nothing is deleted: the file, its results and every version are kept.',
      parts: [
        {
          title: 'Remove a file from the audit',
          text: 'On Data upload, open the menu with three dots in the row of the file and choose ‘Remove from the audit’; the results of the file have the same button. Say why in a few words. The rows leave all numbers, and schools for which no other file counts show as not uploaded. A file that could not be read can be removed as well. If finalized transcripts were made with the file, the dialog names the schools first; these transcripts stay as they were finalized.',
        },
        {
          title: 'Put it back',
          text: 'Choose ‘Undo’ in the notice. Later, open ‘removed files’ at the bottom of the card and choose ‘Put back’. The file is as it was before, and the numbers too.',
        },
        {
          title: 'Use an older version again',
          text: 'Open ‘older versions’ in the row of the file, or its results, and choose ‘Use this version again’. It becomes the newest version and is processed again; the version in use stays until then. You do not need the file on your computer.',
        },
        {
          title: 'Move a file from the wrong card',
          text: 'Where the portal says ‘This looks like a Course Catalog file.’, choose ‘Move to Course Catalog’. Check what was found in the file and choose ‘Move’. The file is uploaded there and taken out of the first card.',
        },
        {
          title: 'When it does not work',
          text: 'While a file or a newer version of it is being processed, wait, or cancel that one. If somebody else was faster, the portal says who, and the list shows how it is now. Only people who may upload can do this, and a member of some schools only with files that cover no other school. The audit log has every step.',
        },
      ],
    },
  } satisfies Record<string, Task>,
});
