import { createSecretKey, type KeyObject } from 'node:crypto';
import type { AuditId } from '#contract/ids.ts';
import { findingsSettingsIn } from '#contract/quality/findings-settings.ts';
import type { FindingsSettingsInForce } from '#contract/quality/opportunity.ts';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { categoryRule, showsNames } from './category-rule.ts';
import { type Lack, selectLacks } from './lacking.ts';
import type { LedgerAudit } from './ledgers/build.ts';
import { decisionOf } from './ledgers/courses/course-decisions.ts';
import {
  type CurrentFileRow,
  type NumbersAudit,
  selectCourseDecisions,
  selectCurrentFiles,
  selectSchoolSets,
  selectSchools,
} from './queries.ts';
import { type Scope, scopesOf } from './scopes.ts';

/**
 * All that the numbers of an audit are computed from, beside the rows of its files. Plain values: it can
 * leave the database with them.
 */
export interface NumbersInput extends LedgerAudit {
  auditId: string;
  /** Candidates carry names. */
  showsNames: boolean;
  files: readonly CurrentFileRow[];
  lacks: readonly Lack[];
  findings: FindingsSettingsInForce;
  scopes: readonly Scope[];
}

/** What candidates are called by; it leaves the database with nothing. */
export const transcriptKeyOf = ({ transcript_key }: NumbersAudit): KeyObject => createSecretKey(transcript_key, 'hex');

export async function readNumbersInput(tx: Transaction, auditId: AuditId, audit: NumbersAudit): Promise<NumbersInput> {
  const ledgerAudit = {
    yearEnding: audit.year_ending,
    schools: await selectSchools(tx, auditId),
    categories: categoryRule(audit.settings),
    decisions: (await selectCourseDecisions(tx, auditId)).map(decisionOf),
  };
  const sets = await selectSchoolSets(tx, auditId);
  return {
    ...ledgerAudit,
    auditId,
    showsNames: showsNames(audit.settings),
    findings: findingsSettingsIn(audit.settings),
    files: await selectCurrentFiles(tx, auditId),
    lacks: await selectLacks(tx, {
      auditId,
      schools: 'all',
      yearEnding: audit.year_ending,
      types: UPLOAD_FILE_TYPES,
    }),
    scopes: scopesOf(
      ledgerAudit,
      sets.map(({ school_ids }) => school_ids),
    ),
  };
}
