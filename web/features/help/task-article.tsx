import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';
import type { Task } from '#web/messages/en/help/tasks.ts';

/** How to get one thing done. */
export function TaskArticle({ task: { title, lead, parts }, children }: PropsWithChildren<{ task: Task }>) {
  return (
    <Box component="article" sx={{ maxWidth: '68ch' }}>
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ mt: 2, mb: 6 }}>{lead}</Typography>
      {children}
      {parts.map((part) => (
        <Box component="section" key={part.title} sx={{ py: 4, borderTop: '1px solid', borderColor: 'portal.line' }}>
          <Typography variant="h3">{part.title}</Typography>
          <Typography sx={{ mt: 1 }}>{part.text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
