import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { useSchools } from '#web/app/use-audit.ts';
import { results as words } from '#web/messages/en/uploads/results.ts';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { Section } from '../section.tsx';
import { ALL_CAUSES, issueKey, type Narrowing, type ResultsAddress } from './issue-address.ts';
import { IssueFilter } from './issue-filter.tsx';
import { IssueTable } from './issue-table.tsx';
import { LIST_HEIGHT, rowHeight } from './list-size.ts';
import { isOfFile } from './of-file.ts';
import { queryOf, useIssuePages } from './use-issue-pages.ts';
import { useRowPosition } from './use-row-position.ts';

interface IssueRowsProps {
  file: UploadedFile;
  groups: readonly IssueGroup[];
  /** null: the rows of every cause. */
  chosen: IssueGroup | null;
  address: ResultsAddress;
}

/** The rows behind the causes, with row numbers and columns as in the person's file, narrowed as the address says. */
export function IssueRows({ file, groups, chosen, address }: IssueRowsProps) {
  const { data: all = [] } = useSchools();
  const covered = new Set(file.user_provided_file_metadata.school_ids ?? []);
  const schools = all.filter(({ id }) => covered.has(id));
  return (
    <Section
      title={words.rows}
      tools={
        <IssueFilter
          groups={groups}
          chosen={chosen}
          onChoose={address.choose}
          narrowing={address.narrowing}
          onNarrow={address.narrow}
          schools={schools}
        />
      }
    >
      <RowsOrNone file={file} groups={groups} chosen={chosen} address={address} />
    </Section>
  );
}

/** The one finding of a file as a whole is said above in full. */
function RowsOrNone(props: IssueRowsProps) {
  const { chosen } = props;
  return chosen && isOfFile(chosen) ? <Said text={words.wholeFile} /> : <Rows {...props} />;
}

const Said = ({ text }: { text: string }) => <Typography sx={{ color: 'portal.text2', py: 2 }}>{text}</Typography>;

function Rows({ file, groups, chosen, address }: IssueRowsProps) {
  const { narrowing, row, point } = address;
  const query = queryOf(chosen, narrowing);
  const cause = chosen === null ? ALL_CAUSES : issueKey(chosen);
  const onPoint = useCallback((row: number) => point(cause, row), [point, cause]);
  const { first, total, itemAt, showRange, failed } = useIssuePages(file, query);
  const index = useRowPosition(file, query, row);
  if (first.isPending) return <RowsSkeleton rows={likelyRows(groups, chosen, narrowing)} isSaid={chosen !== null} />;
  if (first.isError) return <InPlaceError message={words.issuesError} onRetry={() => void first.refetch()} />;
  if (total === 0) return <Said text={words.noRows} />;
  const isCapped = narrowing.school === null && chosen !== null && total < chosen.count;
  return (
    <>
      <IssueTable
        // Another list starts at its top.
        key={JSON.stringify(query)}
        caption={chosen?.message ?? words.rows}
        total={total}
        withSchool={first.data.items.some(({ school }) => school !== null)}
        isSaid={chosen !== null && first.data.items.every(({ fix }) => fix === chosen.fix)}
        itemAt={itemAt}
        onRange={showRange}
        pointed={{ row, index }}
        onPoint={onPoint}
      />
      <Typography variant="caption" component="p" role="status" sx={{ color: 'portal.text2', mt: 2 }}>
        {isCapped ? words.cappedAt(total, chosen.count) : words.rowCount(total)}. {words.rowNumbers}.
      </Typography>
      {failed && (
        <Box sx={{ mt: 2 }}>
          <InPlaceError message={words.issuesError} onRetry={() => void failed.refetch()} />
        </Box>
      )}
    </>
  );
}

/** As high as the list will be, so that what is below it stays where it is. */
function RowsSkeleton({ rows, isSaid }: { rows: number; isSaid: boolean }) {
  return (
    <Box sx={{ height: (rows + 1) * rowHeight(isSaid), maxHeight: LIST_HEIGHT, overflow: 'hidden' }}>
      <CardSkeleton lines={12} />
    </Box>
  );
}

/** How many rows there are by the causes; one school has fewer. */
const likelyRows = (
  groups: readonly IssueGroup[],
  chosen: IssueGroup | null,
  { severity, column }: Narrowing,
): number =>
  (chosen === null ? groups : [chosen])
    .filter((group) => (severity ?? group.severity) === group.severity && (column ?? group.column) === group.column)
    .reduce((sum, { count }) => sum + count, 0);
