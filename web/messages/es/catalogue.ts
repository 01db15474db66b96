import type { Catalogue } from '../spoken.ts';
import { auditLog } from './audit-log.ts';
import { audits } from './audits.ts';
import { bulk } from './bulk.ts';
import { charts } from './charts.ts';
import { courseMapping } from './course-mapping.ts';
import { datasets } from './datasets.ts';
import { exports } from './exports.ts';
import { fetchErrors } from './fetch-errors.ts';
import { findings } from './findings.ts';
import { findingsReport } from './findings-report.ts';
import { findingsSettings } from './findings-settings.ts';
import { findingsStudents } from './findings-students.ts';
import { groups } from './groups.ts';
import { help } from './help.ts';
import { privacy, terms } from './legal.ts';
import { mappings } from './mappings.ts';
import { memberships } from './memberships.ts';
import { notices } from './notices.ts';
import { numbers } from './numbers.ts';
import { overview } from './overview.ts';
import { people } from './people.ts';
import { print } from './print.ts';
import { quality } from './quality.ts';
import { qualityLists } from './quality-lists.ts';
import { removal } from './removal.ts';
import { replacing } from './replacing.ts';
import { report } from './report.ts';
import { results } from './results.ts';
import { rules } from './rules.ts';
import { selections } from './selections.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { callErrors, shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { tasks } from './tasks.ts';
import { transcripts } from './transcripts.ts';
import { uploads } from './uploads.ts';

/** Everything that is said in Spanish, under the names of the English words. */
export const spanish: Catalogue = {
  auditLog,
  audits,
  bulk,
  callErrors,
  charts,
  courseMapping,
  datasets,
  exports,
  fetchErrors,
  findings,
  findingsReport,
  findingsSettings,
  findingsStudents,
  groups,
  help,
  mappings,
  memberships,
  notices,
  numbers,
  overview,
  people,
  print,
  privacy,
  quality,
  qualityLists,
  removal,
  replacing,
  report,
  results,
  rules,
  selections,
  session,
  settings,
  shell,
  signIn,
  tasks,
  terms,
  transcripts,
  uploads,
};
