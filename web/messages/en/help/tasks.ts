import { spoken } from '../../spoken.ts';

export interface Task {
  title: string;
  lead: string;
  parts: readonly TaskPart[];
}

interface TaskPart {
  title: string;
  text: string;
  /** Words people search for that the text does not have. */
  also?: string;
}

/** What people want to get done, one page of Help each; the key is in its address. */
export const tasks = spoken('tasks', {
  group: 'Tasks',
  kind: 'Task',
  pages: {
    'getting-started': {
      title: 'Getting started',
      lead: 'The audit needs six kinds of files about four school years, up to the year of graduation. Upload them in this order; each can be replaced at any time.',
      parts: [
        {
          title: 'Have ready',
          text: 'Someone who can export from your student system, the years and schools of the audit (see Overview), and the same student ID in every file about students. One file may cover all schools and years, or you can upload one for each.',
          also: 'where how to begin start prepare first steps',
        },
        {
          title: '1. Student Roster',
          text: 'Upload it first. It says who your students are, at which school and in which year, including students who have left. Everything else is matched to it: without a roster there is no cohort, and no other file can be matched.',
          also: 'order first',
        },
        {
          title: '2. Course Catalog',
          text: 'The courses each school offers, one file or one per year. Transcripts and CTE pathways get their subject areas from it.',
        },
        {
          title: '3. Student Transcripts',
          text: 'Every course and final grade of the four years. With the roster they decide who is in the EOA cohort. Grades, credits and the transcript selection come from here.',
        },
        {
          title: '4. Student Demographics',
          text: 'Gender, race and ethnicity, income, disability and English learner status, matched to the roster by student ID.',
        },
        {
          title: '5. Test Scores and 6. CTE Pathways',
          text: 'Upload the score files of the College Board, ACT and IB unchanged. The pathway file lists which courses are part of a CTE pathway. Mark what a school does not offer, so that it is no longer reported as missing.',
        },
        {
          title: 'After each upload',
          text: 'Open Review data. Errors leave rows out of the numbers until you fix them in your own file and upload the whole file again. Then look at Data QC: matching above 80% is good.',
        },
      ],
    },
    'replace-a-file': {
      title: 'Replace a file',
      lead: 'A newer export takes the place of an older one. The older version stays in use until the new one is processed.',
      parts: [
        {
          title: 'Replace it with a corrected file',
          text: 'On Data upload, choose ‘Replace’ in the row of the file or in its results, and choose the whole corrected file, not the failed rows alone. Check the schools and years, then submit.',
          also: 'update change correct new version overwrite',
        },
        {
          title: 'When the portal asks before it replaces',
          text: 'If the new file loses more than a tenth of the rows, students or schools, the portal shows the difference and waits for your answer. Keep the earlier file if the export was not complete. It looks again once the file is processed: a version that lost more than a tenth of what counts is ‘Waiting for your decision’, and is not used until you choose ‘Use it’. ‘Keep the old one’ puts it among the removed files.',
        },
      ],
    },
    'fix-a-mapped-column': {
      title: 'Fix how a column was read',
      lead: 'If a column or value of your file was read as something else, tell the portal once. Other files with the same headers, here already or uploaded later, are read this way, too.',
      parts: [
        {
          title: 'Match a column',
          text: 'Open the results of the file and choose ‘Map columns’. Beside each column we need, choose the column of your file, or ‘Not in this file’. After you save, the file is read again; you do not have to upload it again.',
          also: 'wrong column mapping mapped header correct',
        },
        {
          title: 'Match values and schools',
          text: 'The values we did not recognize are listed there, too, with the number of rows. Choose what each one means. A school that your file writes differently is matched here, too.',
        },
        {
          title: 'Undo a mapping',
          text: 'Settings, Saved mappings lists everything that was remembered, by whom and when. Remove a line. Files that were read with it stay as they are: to read one again, replace it with the same file.',
          also: 'delete mapping',
        },
      ],
    },
    'invite-people': {
      title: 'Invite people',
      lead: 'Administrators give colleagues access, for the whole district or for some schools.',
      parts: [
        {
          title: 'Invite a colleague',
          text: 'In Settings, People, choose ‘Invite a person’, enter the email address, and choose a role and schools. The person gets an email with a link, or you copy the link and send it yourself.',
          also: 'add user account access member',
        },
        {
          title: 'A link that expired, or a forgotten password',
          text: 'Choose ‘New link’ or ‘Reset password’ beside the person. Earlier links stop working.',
          also: 'sign in login cannot',
        },
        {
          title: 'A lost laptop',
          text: 'Choose ‘Sign out’ beside the person: they are signed out everywhere right away, and can sign in again.',
          also: 'stolen phone device session',
        },
        {
          title: 'Remove access',
          text: 'Choose ‘Remove’ beside the person. They lose access right away; their files and history stay. A district always keeps one administrator.',
          also: 'delete user',
        },
      ],
    },
    'password-and-sign-in': {
      title: 'Password and sign-in',
      lead: 'Your sign-in is yours alone: everything done with it is in the audit log under your name. If your district signs you in with its own service, ask there; Settings then has no ‘Sign-in’.',
      parts: [
        {
          title: 'Change your password',
          text: 'In Settings, at ‘Sign-in’, choose ‘Change password’. Enter your current password, then the new one. You are signed out everywhere and sign in with the new one.',
          also: 'new password choose safe',
        },
        {
          title: 'You forgot your password',
          text: 'On the sign-in page choose ‘Forgot password?’. An email brings a link that works once, for one hour. If the page has no such link, the portal sends no email: ask an administrator of your district, who can create a link in Settings, People.',
          also: 'reset lost cannot log in login',
        },
        {
          title: 'Sign in with a code from your phone',
          text: 'At ‘Authenticator app’ choose ‘Set up’ and scan the picture with an authenticator app. Then sign in with your password and the six-digit code that the app shows. Each code works once.',
          also: 'two-factor second step 2fa mfa qr authenticator google microsoft',
        },
        {
          title: 'Without your phone',
          text: 'Enter one of the recovery codes that were shown when you set it up; each works once. For a new phone or new codes, choose ‘Set up again’. If you lost both the phone and the codes, ask whoever runs the portal.',
          also: 'lost phone recovery codes new phone',
        },
        {
          title: 'See where you are signed in',
          text: '‘Where you are signed in’ lists your browsers, with the time of the last use. Choose ‘Sign out’ beside one, or ‘Sign out everywhere else’. If you see a browser that is not yours, sign it out and change your password.',
          also: 'sessions devices laptop stolen log out logout',
        },
        {
          title: 'When the portal signs you out',
          text: 'If you do nothing for a while, the portal asks, and then signs you out. Choose ‘Stay signed in’ to keep working. Uploaded files and saved choices are kept. Most forms have what you typed again when you sign in as the same person in the same tab; a file you chose but did not upload, and other changes you did not save, are lost. ‘Sign Out’ in the menu under your name keeps none of it and ends all tabs of this browser: use it on a shared computer.',
          also: 'inactivity timeout session expired lost work automatic',
        },
      ],
    },
    'get-help': {
      title: 'Who to contact',
      lead: 'Ask the person who knows your audit.',
      parts: [
        {
          title: 'Your account manager',
          text: 'For questions about the audit, its schools, dates or results. If the audit has one, the portal shows this person with an email link here, in Settings and next to problems.',
          also: 'contact support phone email question',
        },
        {
          title: 'Your administrator or data lead',
          text: 'An administrator of your district gives access and changes roles. The data lead uploads files for all schools.',
        },
        {
          title: 'What to say',
          text: 'Name the card, the file and the time, and the code of the rule in the results. Do not send student data by email; whoever helps you can open the file in the portal.',
        },
      ],
    },
    'remove-or-restore': {
      title: 'Remove or restore a file',
      lead: 'A wrong file can be removed at any time. Nothing is deleted: the file, its results and every version are kept.',
      parts: [
        {
          title: 'Remove a file from the audit',
          also: 'delete a file erase take back wrong file',
          text: 'On Data upload, open the menu with three dots in the row of the file and choose ‘Remove from the audit’; the results of the file have the same button. Enter a reason. Its rows are no longer counted, and schools without another file show as not uploaded. A file that could not be read can be removed as well. If finalized transcripts were made with the file, the dialog names the schools first; these transcripts stay as they were finalized.',
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
          text: 'Where the portal says ‘This looks like a Course Catalog file.’, choose ‘Move to Course Catalog’. Check what was found in the file and choose ‘Move’. The file is uploaded there and removed from the first card.',
        },
        {
          title: 'Delete records for good',
          also: 'delete erase purge destroy retention deletion request certificate',
          text: 'Removing a file deletes nothing, and no page of the portal does. When the district wants the records of the audit deleted, an administrator tells the account manager, or the people who run this portal. They close the audit and delete all of it from the server for good: every file and version, the numbers, the transcripts, the log, and the people no other audit knows. The district gets a signed certificate of the deletion. Ask for a copy of everything before, if you need one. Single files or students cannot be deleted.',
        },
        {
          title: 'When it does not work',
          text: 'While a file or a newer version of it is being processed, wait, or cancel that one. If someone else did it first, the portal says who, and the list shows the current state. Only people who can upload can do this, and people with access to some schools only for files that cover no other school. The audit log has every step.',
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
          text: 'Choose ‘Reopen selection’, or ‘Show students to choose from’ and change a choice. The portal asks ‘Are you sure?’ and for a reason, which is kept in the audit log. Confirm reopens the selection and saves the change in one step. The selection is a draft then, until someone finalizes it again. Tell the lead facilitator if the transcripts have been used already.',
        },
        {
          title: 'Print transcripts',
          text: '‘Print All’ opens the selected transcripts of a category, or all finalized ones, one student a page. Every print is recorded in the audit log. Destroy paper that you no longer need as your district requires.',
        },
        {
          title: 'Who can do this',
          text: 'Administrators and facilitators choose and finalize. Account managers and XQ users can look and print. If someone else saved a different selection in the meantime, nothing is overwritten: the portal shows who it was and lets you choose.',
        },
      ],
    },
    'who-did-what': {
      title: 'See who did what',
      lead: 'The audit log has everything anyone did: files, transcript selections, views of student records, people and settings.',
      parts: [
        {
          title: 'Open it',
          text: 'Choose ‘Audit log’ in the menu under your name, or at ‘Recent activity’ on Overview. Administrators, data leads and account managers see it; people with access to some schools see what concerns those schools.',
        },
        {
          title: 'Find something',
          text: 'Filter the list by user, kind, school and date. The address of the page keeps the filters, so you can send it to a colleague. Choose the name of a file to see its results.',
        },
        {
          title: 'What a line says',
          text: 'Who, what, with which file, for which schools, and when, in your time zone. ‘Portal’ is the portal itself: it processes files and lets unfinished uploads expire. Students are never named. Below the user is the network address the portal saw: a whole school often shares one.',
        },
        {
          title: 'Download it',
          text: '‘Download as CSV’ saves all lines that match, not only the page you see. Times are in a column that spreadsheet programs read as dates, with the time zone beside it. No one can change or delete a line of the log.',
        },
      ],
    },
  } satisfies Record<string, Task>,
});
