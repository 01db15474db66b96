import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { datasets } from '#web/messages/en/datasets.ts';
import { report } from '#web/messages/en/quality/report.ts';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { useAllRequirements } from '../use-requirements.ts';
import { Part } from './part.tsx';
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

/** Names of the schools in these states, or that it is all of them. */
function schoolsIn({ states }: Row, ...wanted: SchoolState['state'][]): string {
  const found = states.filter(({ state }) => wanted.includes(state));
  if (found.length === 0) return words.nobody;
  // What several lack is said once.
  const alike = Map.groupBy(found, ({ lacks }) => lacks.join(', '));
  return [...alike]
    .map(([lacks, those]) => {
      const names =
        those.length === states.length ? words.everybody(those.length) : those.map(({ school }) => school).join(', ');
      return lacks === '' ? names : `${names} ${words.lacks(lacks)}`;
    })
    .join('; ');
}

const OF_ALL: readonly DataColumn<Row>[] = [
  NAME,
  { key: 'complete', header: words.complete, width: '18%', render: (row) => schoolsIn(row, 'complete') },
  { key: 'errors', header: words.errors, width: '33%', render: (row) => schoolsIn(row, 'errors') },
  { key: 'open', header: words.open, width: '25%', render: (row) => schoolsIn(row, 'part', 'none') },
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
  const requirements = useAllRequirements();
  return (
    <Part title={words.title}>
      {requirements === null ? (
        <CardSkeleton lines={6} />
      ) : (
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
