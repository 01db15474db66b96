import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import type { FileHeader, MappedColumn } from '#contract/uploads/mappings.ts';
import { mappings } from '#web/messages/en/uploads/mappings.ts';

const words = mappings.columns;
const NONE = -1;
const SAMPLES = 3;

interface HeaderSelectProps {
  column: MappedColumn;
  headers: readonly FileHeader[];
  value: number | null;
  onChoose: (place: number | null) => void;
}

/** The columns of the file, likely ones first, each with its letter and some values. */
export function HeaderSelect({ column, headers, value, onChoose }: HeaderSelectProps) {
  const isLikely = ({ header, nth }: FileHeader) =>
    column.guesses.some((guess) => guess.header === header && guess.nth === nth);
  const places = headers.map((header, place) => ({ header, place, likely: isLikely(header) }));
  const ordered = [...places.filter(({ likely }) => likely), ...places.filter(({ likely }) => !likely)];
  const nameOf = (place: number) => {
    const header = headers[place];
    return header ? words.place(header.letter, header.header) : words.none;
  };
  return (
    <FormControl fullWidth sx={{ minWidth: { sm: 280 }, maxWidth: 420 }}>
      <Select
        size="small"
        value={value ?? NONE}
        inputProps={{ 'aria-label': words.of(column.label) }}
        renderValue={nameOf}
        onChange={({ target }) => onChoose(target.value === NONE ? null : target.value)}
      >
        <MenuItem value={NONE}>{words.none}</MenuItem>
        {ordered.map(({ header, place, likely }) => (
          <MenuItem key={place} value={place} sx={{ py: 1 }}>
            <Option header={header} likely={likely} />
          </MenuItem>
        ))}
      </Select>
      {value !== null && headers[value] && <Samples header={headers[value]} />}
    </FormControl>
  );
}

function Option({ header, likely }: { header: FileHeader; likely: boolean }) {
  return (
    <Box sx={{ minWidth: 0, maxWidth: 'min(60ch, 75vw)' }}>
      <Typography variant="body2" component="span" noWrap sx={{ display: 'block' }}>
        {words.place(header.letter, header.header)}
        {likely && <Box component="span" sx={{ color: 'portal.text2' }}>{` · ${words.likely}`}</Box>}
      </Typography>
      <Samples header={header} isShort />
    </Box>
  );
}

/** Some values, and how full the column is; in a list of columns each on one line. */
function Samples({ header: { samples, evidence }, isShort = false }: { header: FileHeader; isShort?: boolean }) {
  const text = samples === null ? words.hidden : samples.slice(0, SAMPLES).join(', ');
  const lines = [text, ...(evidence ? [words.evidence(evidence)] : [])];
  return lines.map((line) => (
    <Typography
      key={line}
      variant="caption"
      component="span"
      noWrap={isShort}
      sx={{ display: 'block', color: 'portal.text2', mt: 0.5, overflowWrap: 'anywhere' }}
    >
      {line}
    </Typography>
  ));
}
