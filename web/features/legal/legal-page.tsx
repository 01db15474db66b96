import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LegalText } from '#web/messages/en/help/legal.ts';
import { PageHead } from '#web/ui/page-head.tsx';

export function LegalPage({ text: { title, lead, sections } }: { text: LegalText }) {
  return (
    <Box component="article" sx={{ maxWidth: '68ch', mx: 'auto' }}>
      <PageHead title={title} description={lead} />
      {sections.map(({ heading, paragraphs }) => (
        <Box component="section" key={heading} sx={{ mt: 8 }}>
          <Typography variant="h2">{heading}</Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 2 }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
