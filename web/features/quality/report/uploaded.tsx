import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { datasets } from '#web/messages/en/datasets.ts';
import { report } from '#web/messages/en/quality/report.ts';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { useAllRequirements } from '../use-requirements.ts';
import { Part } from './part.tsx';
import { schoolsIn } from './schools-in.ts';
import { type SchoolState, statesOf } from './upload-state.ts';

const words = report.uploaded;

interface Row {
  dataset: UploadFileType;
  states: readonly SchoolState[];
}

const NAME: DataColumn<Row> = {
  key: 'dataset',
  width: '24%',
  header: words.dataset,
  rowHeader: true,
  render: ({ dataset }) => datasets[dataset].label,
};

/** Where more are complete, those that are not are named beside: 60 names for each category fill pages. */
const NAMED_COMPLETE = 12;

const OF_ALL: readonly DataColumn<Row>[] = [
  NAME,
  {
    key: 'complete',
    header: words.complete,
    width: '18%',
    render: ({ states }) => schoolsIn(states, ['complete'], NAMED_COMPLETE),
  },
  { key: 'errors', header: words.errors, width: '33%', render: ({ states }) => schoolsIn(states, ['errors']) },
  { key: 'open', header: words.open, width: '25%', render: ({ states }) => schoolsIn(states, ['part', 'none']) },
];

function statusOf({ states: [only] }: Row): string {
  if (only === undefined || only.state === 'none') return words.notYet;
  const lacks = only.lacks.length > 0 ? ` ${words.lacks(only.lacks.join(', '))}` : '';
  if (only.state === 'part') return words.inPart(only.lacks.join(', '));
  return only.state === 'errors' ? words.withErrors + lacks : words.noErrors;
}

const OF_ONE: readonly DataColumn<Row>[] = [NAME, { key: 'status', header: words.status, render: statusOf }];

/** How far each of the six categories is. */
export function Uploaded() {
  const { school } = useShownSchool();
  const { requirements, failed, retry } = useAllRequirements();
  return (
    <Part title={words.title}>
      {failed && <InPlaceError message={words.error} onRetry={retry} />}
      {requirements === null && !failed && <CardSkeleton lines={6} />}
      {requirements !== null && (
        <DataTable
          caption={words.caption}
          columns={school === null ? OF_ALL : OF_ONE}
          rows={requirements.map(({ dataset, answer }) => ({
            dataset,
            states: statesOf(answer, school?.name ?? null),
          }))}
          rowKey={({ dataset }) => dataset}
          blocksBelow="sm"
        />
      )}
    </Part>
  );
}
