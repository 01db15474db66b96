import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { RequirementIcon } from './legend.tsx';
import type { SchoolStatus } from './progress.ts';

interface SummaryProps {
  schools: readonly (readonly [name: string, status: SchoolStatus])[];
}

const { groups, count } = uploads.requirements;

/** Schools in three groups: not yet, with errors, complete. */
export function Summary({ schools }: SummaryProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      {([false, 'error', true] as const).map((status) => (
        <Group
          key={String(status)}
          status={status}
          names={schools.filter(([, is]) => is === status).map(([name]) => name)}
        />
      ))}
    </Box>
  );
}

function Group({ status, names }: { status: SchoolStatus; names: readonly string[] }) {
  return (
    <Box component="section" sx={{ pt: 3, borderTop: '1px solid', borderColor: 'portal.line' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        {status !== false && <RequirementIcon status={status} />}
        <Typography variant="subtitle2" component="h3" sx={{ flex: 1 }}>
          {groups[`${status}`]}
        </Typography>
        <Typography variant="caption" sx={{ color: 'portal.text2' }}>
          {count(names.length)}
        </Typography>
      </Box>
      {names.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', typography: 'body2' }}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}
