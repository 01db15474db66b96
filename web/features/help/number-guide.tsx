import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Block, Inline, NumberSection } from '#web/app/numbers.ts';

/** One section of docs/numbers.md. */
export function NumberGuide({ section }: { section: NumberSection }) {
  return (
    <Box component="article" sx={{ maxWidth: '68ch' }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {section.title}
      </Typography>
      {section.blocks.map((block) => (
        <BlockView key={JSON.stringify(block)} block={block} />
      ))}
    </Box>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <Typography sx={{ mb: 3 }}>
        <Words words={block.words} />
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ typography: 'body1', pl: 5, m: 0, mb: 3, '& > li + li': { mt: 2 } }}>
      {block.items.map((item) => (
        <li key={JSON.stringify(item)}>
          <Words words={item} />
        </li>
      ))}
    </Box>
  );
}

const Words = ({ words }: { words: readonly Inline[] }) =>
  words.map(({ text, bold }) => (bold ? <strong key={text}>{text}</strong> : <span key={text}>{text}</span>));
