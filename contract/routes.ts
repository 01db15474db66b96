import * as auditLog from './audit-log.ts';
import * as audits from './audits.ts';
import * as choosing from './choosing.ts';
import * as courseMapping from './course-mapping.ts';
import * as fileLog from './file-log.ts';
import * as intake from './intake.ts';
import * as mappings from './mappings.ts';
import * as notOffered from './not-offered.ts';
import * as notices from './notices.ts';
import * as open from './open.ts';
import * as operator from './operator.ts';
import * as people from './people.ts';
import * as quality from './quality.ts';
import * as qualityLists from './quality-lists.ts';
import type { Route } from './route.ts';
import * as schools from './schools.ts';
import * as session from './session.ts';
import * as transcriptRecords from './transcript-records.ts';
import * as transcriptSettings from './transcript-settings.ts';
import * as transcripts from './transcripts.ts';
import * as uploads from './uploads.ts';

/** Every route of the portal. The server serves exactly these; the authorization test walks them. */
export const ROUTES: readonly Route[] = [
  open.live,
  open.ready,
  open.listDatasets,
  session.readProfile,
  session.listMemberships,
  audits.listSchools,
  audits.readContact,
  audits.listAcademicPeriods,
  audits.listDemographicCategories,
  operator.createAudit,
  operator.listAudits,
  operator.changeAudit,
  operator.readAudit,
  operator.editAudit,
  operator.closeAudit,
  operator.reopenAudit,
  operator.inviteMember,
  operator.findPeople,
  uploads.requestUploadUrl,
  intake.stageFile,
  intake.listStaged,
  intake.removeStaged,
  intake.confirmStaged,
  uploads.cancelUpload,
  uploads.reprocessUpload,
  uploads.previewRemoval,
  uploads.removeUpload,
  uploads.putBackUpload,
  uploads.restoreVersion,
  intake.moveUpload,
  mappings.readMapping,
  mappings.saveMapping,
  mappings.listMappings,
  mappings.removeMapping,
  uploads.listUploads,
  uploads.readUpload,
  uploads.listIssues,
  uploads.listVersions,
  uploads.downloadOriginal,
  uploads.readDetails,
  uploads.downloadFixWorkbook,
  uploads.downloadFailedRows,
  uploads.readRequirements,
  notOffered.listNotOffered,
  notOffered.markNotOffered,
  notOffered.takeBackNotOffered,
  fileLog.readFileLog,
  fileLog.downloadFileLog,
  auditLog.listAuditLog,
  auditLog.downloadAuditLog,
  auditLog.listRecentFiles,
  ...quality.panelRoutes,
  quality.readMissing,
  quality.readQualityStatus,
  qualityLists.listLeftOut,
  qualityLists.findLeftOut,
  qualityLists.downloadLeftOut,
  qualityLists.listUnmatched,
  qualityLists.downloadUnmatched,
  quality.listQualityVersions,
  courseMapping.listLocalCourses,
  courseMapping.searchCourses,
  courseMapping.decideCourses,
  transcripts.readSelection,
  transcripts.saveSelection,
  transcripts.finalizeSelection,
  transcripts.unfinalizeSelection,
  choosing.readSelectionState,
  choosing.listCandidates,
  choosing.suggestSelection,
  choosing.readChecklist,
  transcriptRecords.readFinalized,
  transcriptRecords.readTranscript,
  transcriptRecords.printTranscripts,
  transcriptSettings.readTranscriptSettings,
  transcriptSettings.saveTranscriptSettings,
  transcriptSettings.previewCategories,
  schools.listSchoolRecords,
  schools.changeSchool,
  notices.readMailChoice,
  notices.changeMailChoice,
  people.listPeople,
  people.addPerson,
  people.invitePerson,
  people.changePerson,
  people.removePerson,
];
