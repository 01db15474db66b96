import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FileMapping, MappedColumn } from '#contract/uploads/mappings.ts';
import { mappings } from '#web/messages/en/uploads/mappings.ts';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { ColumnChoices } from './choices.ts';
import { HeaderSelect } from './header-select.tsx';

const words = mappings.columns;

interface ColumnTableProps {
  mapping: FileMapping;
  columns: readonly MappedColumn[];
  choices: ColumnChoices;
  onChoose: (column: string, place: number | null) => void;
}

/** One of our columns a row: what it is, which of the file's columns holds it, and why we think so. */
export function ColumnTable({ mapping, columns, choices, onChoose }: ColumnTableProps) {
  const table: DataColumn<MappedColumn>[] = [
    {
      key: 'need',
      header: words.need,
      rowHeader: true,
      render: ({ label, description }) => (
        <Box sx={{ maxWidth: '34ch' }}>
          <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
            {label}
          </Typography>
          <Typography variant="caption" component="span" sx={{ color: 'portal.text2', fontWeight: 400 }}>
            {description}
          </Typography>
        </Box>
      ),
    },
    {
      key: 'yours',
      header: words.yours,
      render: (column) => (
        <HeaderSelect
          column={column}
          headers={mapping.headers}
          value={choices.get(column.column) ?? null}
          onChoose={(place) => onChoose(column.column, place)}
        />
      ),
    },
    {
      key: 'why',
      header: words.why,
      render: (column) => <Reason column={column} mapping={mapping} place={choices.get(column.column) ?? null} />,
    },
  ];
  return (
    <DataTable
      caption={words.caption}
      columns={table}
      rows={columns}
      rowKey={({ column }) => column}
      blocksBelow="sm"
    />
  );
}

interface ReasonProps {
  column: MappedColumn;
  mapping: FileMapping;
  place: number | null;
}

/** Why this column is there; a guess is marked as one. */
function Reason({ column: { found, start, guesses }, mapping, place }: ReasonProps) {
  const header = place === null ? undefined : mapping.headers[place];
  const is = (ref: { header: string; nth: number } | null) =>
    header !== undefined && ref?.header === header.header && ref.nth === header.nth;
  const guess = guesses.find(is);
  const said = is(found)
    ? found?.by === 'person'
      ? words.byPerson
      : words.byHeader
    : (guess?.reason ?? (header ? words.chosen : guesses.length === 0 && found === null ? words.noGuess : ''));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, maxWidth: '44ch' }}>
      {!is(found) && is(start) && (
        <span>
          <Tag tone="warning">{words.guess}</Tag>
        </span>
      )}
      <Typography variant="body2" component="span" sx={{ color: 'portal.text2' }}>
        {said}
      </Typography>
      {found !== null && <Others guesses={guesses.filter((one) => !is(one))} mapping={mapping} />}
    </Box>
  );
}

/** Columns that were named alike and lost: each with what it holds. */
function Others({ guesses, mapping }: { guesses: MappedColumn['guesses']; mapping: FileMapping }) {
  if (guesses.length === 0) return null;
  const evidenceOf = (ref: { header: string; nth: number }) =>
    mapping.headers.find(({ header, nth }) => header === ref.header && nth === ref.nth)?.evidence;
  return (
    <Typography variant="caption" component="span" sx={{ color: 'portal.text2' }}>
      {words.also}
      {guesses.map((guess) => {
        const evidence = evidenceOf(guess);
        const held = evidence ? words.evidence(evidence) : '';
        return (
          <Box component="span" key={`${guess.header} ${guess.nth}`} sx={{ display: 'block' }}>
            {words.alsoOne(guess.header, held)}
          </Box>
        );
      })}
    </Typography>
  );
}
