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
    'select-transcripts': {
      title: 'Select and finalize transcripts',
      lead: 'For each school you choose up to two High fliers, four On the cusp and two Struggling transcripts, and finalize the selection.',
      parts: [
        {
          title: 'Choose students',
          text: 'Open Transcripts, choose the school, and check the box of each student. Choices save automatically after a moment; ‘Save selection progress’ saves at once. When the limit of a category is reached, clear one to choose another. ‘View school demographics’ compares your selection with the school and can suggest a closer one.',
        },
        {
          title: 'Finalize the selection',
          text: 'Choose ‘Finalize transcript selection’, read the checklist, and confirm. The transcripts are kept as they are at that moment: files that are uploaded later do not change them, and the page says where newer data differs.',
        },
        {
          title: 'Change a finalized selection',
          text: 'Choose ‘Reopen selection’, or ‘Show students to choose from’ and change a choice. The portal asks ‘Are you sure?’ and for a reason, which is kept in the audit log. Confirm reopens the selection and saves the change in one step. The selection is a draft then, until somebody finalizes it again. Tell the lead facilitator if the transcripts have been used already.',
        },
        {
          title: 'Print transcripts',
          text: '‘Print All’ opens the selected transcripts of a category, or all finalized ones, one student a page. Every print is recorded in the audit log. Destroy paper that you no longer need as your district requires.',
        },
        {
          title: 'Who can do this',
          text: 'Administrators and facilitators choose and finalize. Account managers and XQ users can look and print. If somebody else saved a different selection in the meantime, nothing is overwritten: the portal shows who it was and lets you choose.',
        },
      ],
    },
    'who-did-what': {
      title: 'See who did what',
      lead: 'The audit log has everything anybody did: files, transcript selections, looks at student records, people and settings.',
      parts: [
        {
          title: 'Open it',
          text: 'Choose ‘Audit log’ in the menu under your name, or at ‘Recent activity’ on Overview. Administrators, data leads and account managers see it; a member of some schools sees what concerns those schools.',
        },
        {
          title: 'Find something',
          text: 'Narrow the list by user, kind, school and days. The address of the page keeps the filters, so you can send it to a colleague. The name of a file leads to its results.',
        },
        {
          title: 'What a line says',
          text: 'Who, what, with which file, for which schools, and when, in your time zone. ‘Portal’ is the portal itself: it processes files and lets unfinished uploads expire. Students are never named. Under the user is the network address from which it was done, as far as the portal sees it: a whole school often shares one.',
        },
        {
          title: 'Take it with you',
          text: '‘Download CSV’ saves all lines that match, not only the page you see. Times are in a column that spreadsheet programs read as dates, with the time zone beside it. Nobody can change or delete a line of the log.',
        },
      ],
    },
  } satisfies Record<string, Task>,
});
