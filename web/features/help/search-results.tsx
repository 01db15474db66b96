import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { Link as RouterLink } from 'react-router';
import { help } from '#web/messages/en/help/help.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { searchTopics } from './search.ts';
import type { Topic } from './topics.ts';

interface SearchResultsProps {
  topics: readonly Topic[];
  question: string;
  onChoose: () => void;
}

export function SearchResults({ topics, question, onChoose }: SearchResultsProps) {
  const words = useDeferredValue(question.trim());
  const hits = searchTopics(topics, words);
  return (
    <>
      <Box role="status" sx={{ mb: 2 }}>
        <Typography variant="h2">{help.results(hits.length, words)}</Typography>
      </Box>
      {hits.length === 0 && <Typography sx={{ color: 'portal.text2' }}>{help.noResults}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {hits.map((hit) => (
          <Box component="li" key={hit.key} sx={{ py: 3, borderTop: '1px solid', borderColor: 'portal.line' }}>
            <Typography variant="caption" sx={{ color: 'portal.text2' }}>
              <Dotted parts={hit.where} />
            </Typography>
            <Box>
              <Link component={RouterLink} to={`/help?topic=${hit.topic}`} variant="subtitle2" onClick={onChoose}>
                {hit.title}
              </Link>
            </Box>
            <Typography variant="body2" sx={{ maxWidth: '68ch' }}>
              {hit.text}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
