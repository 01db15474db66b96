import type { Catalogue } from '../spoken.ts';
import { charts } from './charts.ts';
import { datasets } from './datasets.ts';
import { fetchErrors } from './fetch-errors.ts';
import { findings } from './findings/findings.ts';
import { findingsReport } from './findings/findings-report.ts';
import { findingsSettings } from './findings/findings-settings.ts';
import { findingsStudents } from './findings/findings-students.ts';
import { rules } from './findings/rules.ts';
import { groups } from './groups.ts';
import { exports } from './help/exports.ts';
import { help } from './help/help.ts';
import { privacy, terms } from './help/legal.ts';
import { tasks } from './help/tasks.ts';
import { inactivity } from './inactivity.ts';
import { leaving } from './leaving.ts';
import { lists } from './lists.ts';
import { names } from './names.ts';
import { numbers } from './numbers.ts';
import { overview } from './overview.ts';
import { auditLog } from './people/audit-log.ts';
import { audits } from './people/audits.ts';
import { memberships } from './people/memberships.ts';
import { network } from './people/network.ts';
import { notices } from './people/notices.ts';
import { people } from './people/people.ts';
import { print } from './print.ts';
import { quality } from './quality/quality.ts';
import { qualityLists } from './quality/quality-lists.ts';
import { qualityPanels } from './quality/quality-panels.ts';
import { report } from './quality/report.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { callErrors, shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { standing } from './standing.ts';
import { comparing, suggesting } from './transcripts/compare.ts';
import { courseMapping } from './transcripts/course-mapping.ts';
import { finalizedRecord, printing } from './transcripts/finalized.ts';
import { selections } from './transcripts/selections.ts';
import { transcriptSettings } from './transcripts/transcript-settings.ts';
import { transcripts } from './transcripts/transcripts.ts';
import { bulk } from './uploads/bulk.ts';
import { mappings } from './uploads/mappings.ts';
import { removal } from './uploads/removal.ts';
import { replacing } from './uploads/replacing.ts';
import { results } from './uploads/results.ts';
import { uploads } from './uploads/uploads.ts';

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
  inactivity,
  leaving,
  lists,
  mappings,
  memberships,
  names,
  network,
  notices,
  numbers,
  overview,
  people,
  print,
  privacy,
  quality,
  qualityLists,
  qualityPanels,
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
  standing,
  tasks,
  terms,
  comparing,
  suggesting,
  finalizedRecord,
  printing,
  transcriptSettings,
  transcripts,
  uploads,
};
