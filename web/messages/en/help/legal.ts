import { spoken } from '../../spoken.ts';

export interface LegalText {
  title: string;
  lead: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

export const privacy = spoken<LegalText>('privacy', {
  title: 'Privacy Policy',
  lead: 'What the portal holds about students and about you, why, and who can see it.',
  sections: [
    {
      heading: 'Whose data it is',
      paragraphs: [
        'Student records in this portal belong to the school district that uploaded them. The portal holds them on behalf of the district, for the audit of educational opportunity the district takes part in, and for nothing else unless the district allows it. Under the Family Educational Rights and Privacy Act (FERPA) the people who work with them do so as school officials with a legitimate educational interest.',
      ],
    },
    {
      heading: 'What is held about students',
      paragraphs: [
        'The six files a district uploads: student roster, course catalog, student demographics, student transcripts, test scores and CTE pathways. They hold student IDs and names, enrollment, courses, grades and credits, test scores, and demographic values such as race, gender, disability status, English learner status and income status.',
        'From these files the portal computes counts and percentages. Files are kept exactly as they were received, every version, so that it can be shown later what a number was computed from.',
      ],
    },
    {
      heading: 'What is held about you',
      paragraphs: [
        'Your name, email address, role and the districts and schools you may see. Passwords stay with the sign-in service.',
        'If you sign in with the portal itself, and not with a service of your district, the portal keeps the name of each browser you are signed in with, the network address and the time of your last activity. Settings shows them to you, and they are deleted a few days after that time.',
        'The portal records who uploaded, replaced or downloaded a file, who looked at lists that name students, who selected transcripts, and who changed the access of others, each with the time and the network address it was done from. These lines are kept as long as the data of the audit; administrators, data leads and account managers of the district can read them.',
      ],
    },
    {
      heading: 'Who can see it',
      paragraphs: [
        'Only people whom the district, or the people who run the portal for it, have added, and only what their role and schools include. A person of one school does not see the students of another. Other districts never see your data.',
        'The people who run the portal set up audits and name their administrators. They see no files and no students there: only how far each audit is, and counts and rates in which small groups are hidden. If an administrator of the district allows it in Settings, they make extracts for research, with codes in place of student IDs and without names or dates. The audit log has a line for each extract.',
        'Data is not sold, not used for advertising, and not used to train software.',
      ],
    },
    {
      heading: 'Cookies and browser storage',
      paragraphs: [
        'The portal sets one cookie of its own for at most a day, which shows that someone signed in with this browser; it does not say who. The sign-in service sets its own while you are signed in. Your browser also remembers what you chose here, such as district, school, language and colors, which of your uploads are not finished, and until when you stay signed in. If your session ends by itself, what you had typed into a form waits for you in the same tab. There is no tracking and nothing is loaded from other companies.',
      ],
    },
    {
      heading: 'How long it is kept',
      paragraphs: [
        'For as long as the audit of the district runs, and then as long as the agreement with the district says. The district can ask for its data to be deleted earlier: an administrator tells the account manager or the people who run this portal, who delete all of the audit for good and give the district a signed certificate. Backups are not changed; they expire.',
      ],
    },
    {
      heading: 'Your rights and questions',
      paragraphs: [
        'Parents and eligible students who want to see or correct an education record ask their school district, which keeps the record. For questions about your own account, or if you think someone has seen what they should not, tell your account manager or an administrator of your district at once.',
      ],
    },
  ],
});

export const terms = spoken<LegalText>('terms', {
  title: 'Terms & conditions',
  lead: 'The rules for using the portal. By signing in you agree to them.',
  sections: [
    {
      heading: 'Who may use it',
      paragraphs: [
        'People whom a participating district has added, for the work of the audit. Your access is yours alone: do not share it, and sign out on computers that others use.',
      ],
    },
    {
      heading: 'What you upload',
      paragraphs: [
        'Upload only files your district may share for the audit, and only for the schools and years that are asked for. Do not put student records into file names, support requests or emails.',
        'If you notice that a wrong file was uploaded, remove or replace it and tell your account manager. Earlier versions stay on record.',
      ],
    },
    {
      heading: 'What you see and download',
      paragraphs: [
        'Student records are confidential. Download and print them only when your task needs it, keep them safe, and delete or shred them when it is done. Downloads, prints and lists that name students are recorded.',
        'Do not try to find out who a student is from an ID or from small groups, beyond what your task needs.',
      ],
    },
    {
      heading: 'Numbers and their limits',
      paragraphs: [
        'Numbers are computed from the files of the district by the rules described under Help. Rows with an error are left out and listed. Please check the lists: the numbers are as good as the files.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Do not try to reach data of other districts or schools, to get around access rules, or to overload the portal. Report a weakness you find to your account manager instead of using it.',
      ],
    },
    {
      heading: 'Availability and changes',
      paragraphs: [
        'The portal is provided as it is. It may be unavailable during maintenance. If these terms change, the new text is shown here; access that is no longer needed is removed by an administrator of the district.',
      ],
    },
  ],
});
