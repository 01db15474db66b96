import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { School } from '#contract/audits.ts';
import type { AuditId } from '#contract/ids.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { listUploads } from '#contract/uploads/uploads.ts';
import type { WizardStep } from '#datasets/kit/dataset.ts';
import { choicesOf } from '#datasets/kit/wizard-choices.ts';
import { pollDelay } from '#web/app/files/poll-delay.ts';
import { useAudit, useSchools } from '#web/app/use-audit.ts';
import { callKey, useCall } from '#web/app/use-call.ts';
import type { Option } from '../wizard/use-options.ts';

/** What there is to choose from, and what is here already. */
export interface Setting {
  options: Record<WizardStep, readonly Option[]>;
  files: readonly UploadedFile[];
}

const same = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

export interface LoadedSetting {
  /** null until everything is known. */
  setting: Setting | null;
  /** Something could not be loaded, and nothing of it is known from before. */
  failed: boolean;
  retry: () => void;
}

export function useSetting(): LoadedSetting {
  const { yearEnding } = useAudit();
  const schools = useSchools();
  const files = useUploads();
  const lacking = [schools, files].filter(({ data }) => !data);
  return {
    setting:
      schools.data && files.data ? { options: optionsOf(schools.data, yearEnding), files: filesIn(files.data) } : null,
    failed: lacking.some(({ isError }) => isError),
    retry: () => {
      for (const query of lacking) void query.refetch();
    },
  };
}

export const optionsOf = (schools: readonly School[], yearEnding: number): Setting['options'] => ({
  schools: schools.map(({ id, name }) => ({ value: id, label: name })),
  'academic-periods': same(choicesOf('academic-periods', yearEnding)),
  'demographic-types': same(choicesOf('demographic-types', yearEnding)),
  'test-types': same(choicesOf('test-types', yearEnding)),
});

/** Every file of the audit. */
export function useUploads() {
  const { id: eoaId } = useAudit();
  return useCall(
    listUploads,
    { params: { eoaId } },
    // A file that is being processed can be replaced as soon as it is done.
    { refetchInterval: ({ state }) => (Array.isArray(state.data) ? pollDelay(state.data, Date.now()) : false) },
  );
}

/** Puts files that were uploaded just now into the list, until it is read again. */
export function addToUploads(client: QueryClient, eoaId: AuditId, added: readonly UploadedFile[]): void {
  const ids = new Set(added.map(({ file_id }) => file_id));
  client.setQueryData<UploadList>(callKey(listUploads, { params: { eoaId } }), (list) =>
    Array.isArray(list) ? [...added, ...list.filter(({ file_id }) => !ids.has(file_id))] : list,
  );
}

type UploadList = z.output<NonNullable<typeof listUploads.answer>>;

/** Without a page the answer is a plain list. */
export const filesIn = (
  answer: readonly UploadedFile[] | { items: readonly UploadedFile[] } | undefined,
): readonly UploadedFile[] => (answer === undefined ? [] : 'items' in answer ? answer.items : answer);
