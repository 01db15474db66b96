import * as auditLog from './audit-log.ts';
import * as audits from './audits.ts';
import * as courseMapping from './course-mapping.ts';
import * as notices from './notices.ts';
import * as open from './open.ts';
import * as operatorAudits from './operator/audits.ts';
import * as operatorNetwork from './operator/network.ts';
import * as operatorPeople from './operator/people.ts';
import * as people from './people.ts';
import * as findingsSettings from './quality/findings-settings.ts';
import * as qualityLists from './quality/lists.ts';
import * as missing from './quality/missing.ts';
import * as opportunity from './quality/opportunity.ts';
import * as opportunityReport from './quality/opportunity-report.ts';
import * as opportunityStudents from './quality/opportunity-students.ts';
import * as panels from './quality/panels.ts';
import * as qualityVersions from './quality/versions.ts';
import type { Route } from './route.ts';
import * as schools from './schools.ts';
import * as session from './session.ts';
import * as signIn from './sign-in.ts';
import * as choosing from './transcripts/choosing.ts';
import * as selectionStatuses from './transcripts/selection-statuses.ts';
import * as transcriptExport from './transcripts/transcript-export.ts';
import * as transcriptRecords from './transcripts/transcript-records.ts';
import * as transcriptSettings from './transcripts/transcript-settings.ts';
import * as transcripts from './transcripts/transcripts.ts';
import * as details from './uploads/details.ts';
import * as downloads from './uploads/downloads.ts';
import * as fileLog from './uploads/file-log.ts';
import * as intake from './uploads/intake.ts';
import * as issues from './uploads/issues.ts';
import * as mappings from './uploads/mappings.ts';
import * as notOffered from './uploads/not-offered.ts';
import * as parts from './uploads/parts.ts';
import * as removal from './uploads/removal.ts';
import * as requirements from './uploads/requirements.ts';
import * as uploads from './uploads/uploads.ts';
import * as fileVersions from './uploads/versions.ts';

/** Every route of the portal. The server serves exactly these; the authorization test walks them. */
export const ROUTES: readonly Route[] = [
  open.live,
  open.ready,
  open.listDatasets,
  session.readProfile,
  signIn.readSignIn,
  signIn.endSession,
  signIn.endOtherSessions,
  signIn.keepSession,
  session.listMemberships,
  audits.listSchools,
  audits.readContact,
  audits.listAcademicPeriods,
  audits.listDemographicCategories,
  operatorAudits.createAudit,
  operatorAudits.listAudits,
  operatorAudits.changeAudit,
  operatorAudits.readAudit,
  operatorAudits.editAudit,
  operatorAudits.closeAudit,
  operatorAudits.reopenAudit,
  operatorNetwork.readNetwork,
  operatorNetwork.readNetworkMeasure,
  operatorPeople.addAdministrator,
  operatorPeople.removePending,
  operatorPeople.inviteMember,
  operatorPeople.signOutMember,
  operatorPeople.findPeople,
  uploads.requestUploadUrl,
  intake.stageFile,
  intake.listStaged,
  intake.removeStaged,
  intake.confirmStaged,
  uploads.cancelUpload,
  uploads.reportFailed,
  parts.presignParts,
  parts.joinParts,
  uploads.reprocessUpload,
  removal.previewRemoval,
  removal.removeUpload,
  removal.putBackUpload,
  removal.useHeldUpload,
  fileVersions.restoreVersion,
  intake.moveUpload,
  mappings.readMapping,
  mappings.saveMapping,
  mappings.listMappings,
  mappings.removeMapping,
  uploads.listUploads,
  uploads.readUpload,
  issues.listIssues,
  fileVersions.listVersions,
  downloads.downloadOriginal,
  details.readDetails,
  downloads.downloadFixWorkbook,
  downloads.downloadFailedRows,
  requirements.readRequirements,
  notOffered.listNotOffered,
  notOffered.markNotOffered,
  notOffered.takeBackNotOffered,
  fileLog.readFileLog,
  fileLog.downloadFileLog,
  auditLog.listAuditLog,
  auditLog.downloadAuditLog,
  auditLog.listRecentFiles,
  ...panels.panelRoutes,
  missing.readMissing,
  opportunity.readOpportunity,
  opportunity.readChokePoints,
  opportunity.readMeasure,
  opportunityReport.readOpportunityReport,
  opportunityReport.downloadFindingsCsv,
  opportunityReport.downloadFindingsXlsx,
  opportunityReport.downloadFindingsPackage,
  opportunityReport.downloadFindingsDescriptor,
  opportunityStudents.listStudentsBehind,
  qualityVersions.readQualityStatus,
  qualityLists.listLeftOut,
  qualityLists.findLeftOut,
  qualityLists.downloadLeftOut,
  qualityLists.listUnmatched,
  qualityLists.downloadUnmatched,
  qualityVersions.listQualityVersions,
  courseMapping.listLocalCourses,
  courseMapping.searchCourses,
  courseMapping.decideCourses,
  transcripts.readSelection,
  transcripts.saveSelection,
  transcripts.finalizeSelection,
  transcripts.unfinalizeSelection,
  choosing.readSelectionState,
  choosing.listCandidates,
  choosing.findCandidates,
  choosing.suggestSelection,
  choosing.readChecklist,
  transcriptRecords.readFinalized,
  transcriptRecords.readTranscript,
  transcriptRecords.printTranscripts,
  transcriptExport.downloadFinalizedCsv,
  transcriptExport.downloadFinalizedXlsx,
  selectionStatuses.listSelections,
  selectionStatuses.downloadSelections,
  transcriptSettings.readTranscriptSettings,
  transcriptSettings.saveTranscriptSettings,
  transcriptSettings.previewCategories,
  findingsSettings.readFindingsSettings,
  findingsSettings.saveFindingsSettings,
  findingsSettings.previewRuleSet,
  schools.listSchoolRecords,
  schools.changeSchool,
  notices.readMailChoice,
  notices.changeMailChoice,
  people.listPeople,
  people.addPerson,
  people.invitePerson,
  people.signOutPerson,
  people.changePerson,
  people.removePerson,
];
