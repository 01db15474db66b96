import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import type { MappedValue } from '#contract/uploads/mappings.ts';
import { formatNumber } from '#web/app/format.ts';
import { mappings } from '#web/messages/en/uploads/mappings.ts';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { LEAVE, UNDECIDED, type ValueChoices, valueId } from './choices.ts';

const words = mappings.values;

interface ValueTableProps {
  values: readonly MappedValue[];
  choices: ValueChoices;
  onChoose: (id: string, value: string) => void;
}

/** One unknown value a row: where it is, how often, and what it stands for. */
export function ValueTable({ values, choices, onChoose }: ValueTableProps) {
  const table: DataColumn<MappedValue>[] = [
    {
      key: 'value',
      header: words.value,
      rowHeader: true,
      render: ({ text, label }) => (
        <>
          <Typography variant="subtitle2" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
          <Typography variant="caption" component="span" sx={{ color: 'portal.text2', fontWeight: 400 }}>
            {label}
          </Typography>
        </>
      ),
    },
    { key: 'rows', header: words.rows, align: 'right', render: ({ rows }) => formatNumber(rows) },
    {
      key: 'means',
      header: words.means,
      render: (value) => (
        <Meaning
          value={value}
          chosen={choices.get(valueId(value)) ?? UNDECIDED}
          onChoose={(meaning) => onChoose(valueId(value), meaning)}
        />
      ),
    },
  ];
  // The codes of one column explain each other.
  const rows = [...Map.groupBy(values, ({ column }) => column).values()].flat();
  return <DataTable caption={words.caption} columns={table} rows={rows} rowKey={valueId} blocksBelow="sm" />;
}

interface MeaningProps {
  value: MappedValue;
  chosen: string;
  onChoose: (value: string) => void;
}

function Meaning({ value, chosen, onChoose }: MeaningProps) {
  const isGuess = value.decided === undefined && value.guess !== null && chosen === value.guess;
  return (
    <FormControl fullWidth sx={{ minWidth: { sm: 280 }, maxWidth: 420 }}>
      <Select
        size="small"
        value={chosen}
        inputProps={{ 'aria-label': words.of(value.text, value.label) }}
        onChange={({ target }) => onChoose(target.value)}
      >
        <MenuItem value={UNDECIDED}>{words.undecided}</MenuItem>
        <MenuItem value={LEAVE}>{value.column === 'school' ? words.leaveSchool : words.leave}</MenuItem>
        {value.choices.map((choice) => (
          <MenuItem key={choice.value} value={choice.value}>
            {choice.label}
          </MenuItem>
        ))}
      </Select>
      {isGuess && (
        <Typography variant="caption" component="span" sx={{ color: 'portal.text2', mt: 0.5 }}>
          {words.guess}
        </Typography>
      )}
    </FormControl>
  );
}
