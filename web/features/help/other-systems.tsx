import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { exports } from '#web/messages/en/help/exports.ts';
import { KnownHeaders } from './known-headers.tsx';
import type { Topic } from './topics.ts';

/** The headers of systems without a guide of their own: states, standards, testing organizations. */
export function OtherSystems({ topic: { title, systems } }: { topic: Extract<Topic, { kind: 'systems' }> }) {
  return (
    <Box component="article" sx={{ maxWidth: '68ch' }}>
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ mt: 2, mb: 6 }}>{exports.others.lead}</Typography>
      {systems.map(({ name, files }) => (
        <Box component="section" key={name} sx={{ py: 4, borderTop: '1px solid', borderColor: 'portal.line' }}>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {name}
          </Typography>
          {files.map(({ label, known }) => (
            <KnownHeaders key={label} title={label} known={known} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
