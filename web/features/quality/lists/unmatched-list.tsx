import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadUnmatched, listUnmatched, type UnmatchedCause, type UnmatchedKind } from '#contract/quality/lists.ts';
import { formatNumber } from '#web/app/format.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';
import { DataTable } from '#web/ui/tables/data-table.tsx';
import { Pager } from '#web/ui/tables/pager.tsx';
import { DetailBody } from '../details/detail-body.tsx';
import { ListFrame } from './list-frame.tsx';
import { unmatchedColumns } from './unmatched-columns.tsx';

const words = qualityLists.unmatched;
const SIZE = 25;

interface UnmatchedListProps {
  kind: UnmatchedKind;
  /** Name of the drawer. */
  of: string;
  onBack: () => void;
}

/** What a share of the matching panel lacks: the most frequent first, with what was likely meant and why. */
export function UnmatchedList({ kind, of, onBack }: UnmatchedListProps) {
  const { id: eoaId } = useAudit();
  const { school } = useShownSchool();
  const [page, setPage] = useState(1);
  const filter = school === null ? {} : { school_id: school.id };
  const query = useCall(
    listUnmatched,
    { params: { eoaId }, query: { kind, page, size: SIZE, ...filter } },
    { placeholderData: keepPreviousData },
  );
  return (
    <ListFrame
      title={words.title[kind]}
      of={of}
      onBack={onBack}
      download={{ route: downloadUnmatched, query: { kind } }}
    >
      <DetailBody query={query} message={qualityLists.loadError}>
        {({ items, total, causes }) => (
          <>
            {total > 0 && <Causes causes={causes} byItem={kind === 'students_demographics'} />}
            <DataTable
              caption={words.caption}
              columns={unmatchedColumns(kind)}
              rows={items}
              rowKey={({ value, label, look_at }) => `${value} ${label} ${look_at?.row}`}
              empty={words.none}
              blocksBelow="sm"
            />
            {total > SIZE && (
              <Pager
                page={page}
                size={SIZE}
                total={total}
                onPage={setPage}
                label={qualityLists.page(words.title[kind])}
              />
            )}
          </>
        )}
      </DetailBody>
    </ListFrame>
  );
}

/** Many items, few causes: one correction in a file often clears hundreds of rows. */
function Causes({ causes, byItem }: { causes: readonly UnmatchedCause[]; byItem: boolean }) {
  return (
    <Box sx={{ mb: 5 }}>
      <Typography variant="subtitle2" component="h4">
        {words.causes}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, typography: 'body2' }}>
        {causes.map((cause) => (
          <li key={cause.words}>
            {byItem
              ? words.causeOfItems(cause.words, formatNumber(cause.items))
              : words.cause(cause.words, cause.items, cause.rows)}
          </li>
        ))}
      </Box>
    </Box>
  );
}
