import ClearOutlined from '@mui/icons-material/ClearOutlined';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';

const words = qualityPanels.catalogs;
/** A select has no value for 'no year'. */
const ALL = '';

interface YearFilterProps {
  years: readonly string[];
  /** null for all years. */
  year: string | null;
  onYear: (year: string | null) => void;
}

/** The year to show; clearing it shows all of them. */
export function YearFilter({ years, year, onYear }: YearFilterProps) {
  return (
    <FormControl sx={{ width: { xs: '100%', sm: '14rem' } }}>
      <Typography id="catalog-year" variant="subtitle2" component="span" sx={{ mb: 1 }}>
        {words.year}
      </Typography>
      <Select
        labelId="catalog-year"
        displayEmpty
        value={year ?? ALL}
        onChange={({ target }) => onYear(target.value === ALL ? null : target.value)}
        endAdornment={
          year !== null && (
            <InputAdornment position="end" sx={{ mr: 4 }}>
              <IconButton size="small" aria-label={words.clearYear} onClick={() => onYear(null)}>
                <ClearOutlined />
              </IconButton>
            </InputAdornment>
          )
        }
      >
        <MenuItem value={ALL}>{words.allYears}</MenuItem>
        {years.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
