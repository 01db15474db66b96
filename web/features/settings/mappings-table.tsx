import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SavedMapping } from '#contract/uploads/mappings.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { mappings } from '#web/messages/en/uploads/mappings.ts';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';

const words = mappings.saved;

interface MappingsTableProps {
  mappings: readonly SavedMapping[];
  onRemove: (mapping: SavedMapping) => void;
}

export function MappingsTable({ mappings: rows, onRemove }: MappingsTableProps) {
  const columns: DataColumn<SavedMapping>[] = [
    {
      key: 'dataset',
      header: words.columns.dataset,
      rowHeader: true,
      render: ({ upload_file_type }) => (
        <Typography variant="subtitle2" component="span">
          {datasets[upload_file_type].label}
        </Typography>
      ),
    },
    { key: 'what', header: words.columns.what, render: (mapping) => <What mapping={mapping} /> },
    {
      key: 'schools',
      header: words.columns.schools,
      render: ({ schools }) => schoolsOf(schools),
    },
    {
      key: 'who',
      header: words.columns.who,
      render: ({ confirmed }) => (
        <>
          {confirmed.by}
          <Typography variant="caption" component="span" sx={{ display: 'block', color: 'portal.text2' }}>
            {formatTimestamp(confirmed.at)}
          </Typography>
        </>
      ),
    },
    {
      key: 'actions',
      isOnScreenOnly: true,
      header: words.columns.actions,
      align: 'right',
      render: (mapping) => (
        <Button
          variant="text"
          size="small"
          aria-label={words.removeOf(sentencesOf(mapping).join(', '))}
          onClick={() => onRemove(mapping)}
          sx={{ my: -1.5, ml: { xs: -2, sm: 0 }, mr: { sm: -2 } }}
        >
          {words.remove}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={words.none}
      blocksBelow="sm"
    />
  );
}

/** Schools of another audit of the district have no name here. */
const schoolsOf = (schools: SavedMapping['schools']): string =>
  schools === null ? words.everySchool : schools.join(', ') || words.otherAudit;

function What({ mapping }: { mapping: SavedMapping }) {
  const { headers } = mapping;
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
        {sentencesOf(mapping).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'portal.text2', mt: 1, overflowWrap: 'anywhere' }}>
        {headers === null ? words.anyHeaders : `${words.headers(headers.length)}: ${headers.join(', ')}`}
      </Typography>
    </>
  );
}

/** 'Crs No' is Course code; 'VP' in Subject area is Visual and Performing Arts. */
export function sentencesOf({ headers, pairs }: SavedMapping): string[] {
  return pairs.map(({ from, to, column }) => {
    if (from === null) return words.absent(column);
    if (headers !== null) return words.pair(from, to ?? column);
    return to === null ? words.left(from, column) : words.inColumn(from, to, column);
  });
}
