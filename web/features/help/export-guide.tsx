import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { exports } from '#web/messages/en/help/exports.ts';
import { KnownHeaders } from './known-headers.tsx';
import type { Topic } from './topics.ts';

/** How one student system gives away each of the six lists, and what to mind whatever the system. */
export function ExportArticle({ topic: { guide, lists } }: { topic: Extract<Topic, { kind: 'export' }> }) {
  return (
    <Box component="article" sx={{ maxWidth: '68ch' }}>
      <Typography variant="h2">{exports.heading(guide.name)}</Typography>
      <Typography sx={{ mt: 2, mb: 6 }}>{guide.lead}</Typography>
      {lists.map(({ file, label, words, known }) => (
        <Box component="section" key={file} sx={{ py: 4, borderTop: '1px solid', borderColor: 'portal.line' }}>
          <Typography variant="h3">{label}</Typography>
          <Typography sx={{ mt: 1, mb: 2 }}>{words}</Typography>
          {known.length > 0 && <KnownHeaders title={exports.known(guide.name)} known={known} />}
          <Link component={RouterLink} to={`/help?topic=${file}`} variant="body2">
            {exports.openFile(label)}
          </Link>
        </Box>
      ))}
      <Box component="section" sx={{ pt: 4, borderTop: '1px solid', borderColor: 'portal.line' }}>
        <Typography variant="h3">{exports.alwaysTitle}</Typography>
        <Box component="ul" sx={{ typography: 'body1', pl: 5, mt: 2, mb: 0, '& > li + li': { mt: 2 } }}>
          {exports.always.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
