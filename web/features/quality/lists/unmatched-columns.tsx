import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LikelyMatch, UnmatchedItem, UnmatchedKind } from '#contract/quality/lists.ts';
import { formatNumber } from '#web/app/format.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';
import type { DataColumn } from '#web/ui/tables/data-table.tsx';
import { PlaceInFile } from './place-in-file.tsx';

const words = qualityLists.unmatched;

/** A list of students counts no rows: each is one. */
export function unmatchedColumns(kind: UnmatchedKind): DataColumn<UnmatchedItem>[] {
  const counts: DataColumn<UnmatchedItem>[] = [
    { key: 'rows', header: words.rows[kind], align: 'right', render: ({ rows }) => formatNumber(rows) },
    { key: 'students', header: words.students, align: 'right', render: (item) => formatNumber(item.students) },
  ];
  return [
    { key: 'value', header: words.value[kind], rowHeader: true, render: (item) => <Item item={item} /> },
    ...(kind === 'students_demographics' ? [] : kind === 'test_scores' ? counts.slice(0, 1) : counts),
    {
      key: 'likely',
      header: words.likely,
      render: ({ candidates }) =>
        candidates.length === 0 ? (
          <Quiet>{words.nothingSimilar}</Quiet>
        ) : (
          candidates.map((one) => <LikelyMeant key={one.value} candidate={one} />)
        ),
    },
  ];
}

function Item({ item: { value, label, note, look_at, clears, candidates, rows } }: { item: UnmatchedItem }) {
  return (
    <>
      {value}
      {label !== null && <Quiet>{label}</Quiet>}
      {note !== null && <Quiet>{note}</Quiet>}
      {look_at && <PlaceInFile place={look_at} />}
      {candidates.length > 0 && rows > 1 && <Quiet>{clears}</Quiet>}
    </>
  );
}

function LikelyMeant({ candidate: { value, label, words: why } }: { candidate: LikelyMatch }) {
  return (
    <Box sx={{ '& + &': { mt: 2 } }}>
      <strong>{value}</strong>
      {label !== null && ` ${label}`}
      <Quiet>{why}</Quiet>
    </Box>
  );
}

const Quiet = ({ children }: { children: string }) => (
  <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
    {children}
  </Typography>
);
