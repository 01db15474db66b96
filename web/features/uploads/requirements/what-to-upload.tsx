import Box from '@mui/material/Box';
import type { Requirements } from '#contract/uploads/requirements.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { isAbout } from '#datasets/kit/requirement.ts';
import { mayBeNotOffered } from '#datasets/kit/requirement-columns.ts';
import { useSession } from '#web/app/session/session.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { CsvButton } from '#web/ui/print/csv-button.tsx';
import { PrintButton } from '#web/ui/print/print-button.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { Matrix } from './matrix.tsx';
import { NotOfferedButton } from './not-offered-button.tsx';
import { schoolStatus } from './progress.ts';
import { columnsOf, rowsOf } from './rows.ts';
import { Summary } from './summary.tsx';
import { useRequirements } from './use-requirements.ts';

/** What a file holds, and what each school still has to bring. */
export function WhatToUpload({ dataset }: { dataset: Dataset }) {
  const requirements = useRequirements(dataset);
  return (
    <>
      <Needs dataset={dataset} />
      {requirements.isPending && <CardSkeleton lines={5} />}
      {requirements.isError && (
        <InPlaceError message={uploads.requirements.error} onRetry={() => void requirements.refetch()} />
      )}
      {requirements.data && <Statuses dataset={dataset} requirements={requirements.data} />}
    </>
  );
}

/** The columns a file cannot do without, always or in some cases. */
function Needs({ dataset: { type, columns } }: { dataset: Dataset }) {
  const words = datasets[type];
  const always = columns
    .filter(({ required }) => required.level === 'required')
    .map(({ name }) => words.columns[name]?.label);
  // Columns with one condition are said together.
  const sometimes = Map.groupBy(
    columns.filter((column) => column.required.level === 'conditional' && !isAbout(column, Object.keys(words.needs))),
    ({ name }) => words.columns[name]?.condition,
  );
  return (
    <Box sx={{ typography: 'body2', maxWidth: '68ch', mb: 4, '& > p': { m: 0, mb: 2 } }}>
      <p>{words.oneRowIs}</p>
      {always.length > 0 && (
        <p>
          {uploads.requirements.needs} <strong>{always.join(', ')}</strong>.
        </p>
      )}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {[...sometimes].map(([condition, names]) => (
          <li key={condition}>
            <strong>{names.map(({ name }) => words.columns[name]?.label).join(', ')}</strong> {condition}
          </li>
        ))}
        {Object.entries(words.needs).map(([about, what]) => (
          <li key={about}>
            <strong>{about}</strong>: {what}
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Statuses({ dataset, requirements }: { dataset: Dataset; requirements: Requirements }) {
  const { may } = useSession();
  const entries = Object.entries(requirements.schools);
  const title = uploads.requirements.caption(datasets[dataset.type].label);
  const view =
    dataset.requirement === 'school' ? (
      <Summary schools={entries.map(([name, entry]) => [name, schoolStatus(entry)])} />
    ) : (
      <Matrix
        caption={title}
        hasDash={mayBeNotOffered(dataset)}
        schools={entries.map(([name, entry]) => [name, columnsOf(entry)])}
      />
    );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, ml: -2, mb: 3 }}>
        <PrintButton title={title}>{view}</PrintButton>
        <CsvButton title={title} rows={rowsOf(requirements)} />
      </Box>
      {view}
      {may('uploads.write') && mayBeNotOffered(dataset) && (
        <NotOfferedButton dataset={dataset} requirements={requirements} />
      )}
    </>
  );
}
