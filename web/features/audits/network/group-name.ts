import type { AuditFigure } from '#contract/operator/network.ts';
import { findings } from '#web/messages/en/findings/findings.ts';

const names: Record<string, Record<string, string>> = { ...findings.groups, all: { all: findings.all } };

/** 'English learners', or all students. */
export const groupName = ({ trait, value }: Pick<AuditFigure, 'trait' | 'value'>): string =>
  names[trait]?.[value] ?? value;
