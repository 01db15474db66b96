import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useStudentSystem } from '#web/app/student-system.ts';
import { type ExportGuide, exports } from '#web/messages/en/help/exports.ts';

const GUIDES: [id: string, guide: ExportGuide][] = Object.entries(exports.systems);

const LABEL = 'student-system';

/** Which system a district exports from, asked once: the cards of Data upload then lead to its guide. */
export function SystemChoice() {
  const { system, choose } = useStudentSystem();
  const chosen = GUIDES.find(([id]) => id === system);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 4, mb: 6, displayPrint: 'none' }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
        <Typography id={LABEL} variant="subtitle2" component="p">
          {exports.which}
        </Typography>
        <Select
          labelId={LABEL}
          displayEmpty
          value={chosen?.[0] ?? ''}
          renderValue={() => chosen?.[1].name ?? exports.choose}
          onChange={(event) => choose(event.target.value)}
          sx={{ width: 300, maxWidth: '100%' }}
        >
          {GUIDES.map(([id, { name }]) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </Box>
      {chosen && (
        <Link component={RouterLink} to={`/help?topic=export-${chosen[0]}`} variant="body1">
          {exports.heading(chosen[1].name)}
        </Link>
      )}
    </Box>
  );
}
