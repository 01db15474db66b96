import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { listDatasets } from '#contract/open.ts';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { AccountManager } from '#web/app/memberships/account-manager.tsx';
import { useCall } from '#web/app/use-call.ts';
import { help } from '#web/messages/en/help/help.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { Contents } from './contents.tsx';
import { ExportArticle } from './export-guide.tsx';
import { FileGuide } from './file-guide.tsx';
import { NumberGuide } from './number-guide.tsx';
import { OtherSystems } from './other-systems.tsx';
import { SearchResults } from './search-results.tsx';
import { SystemChoice } from './system-choice.tsx';
import { TaskArticle } from './task-article.tsx';
import { GET_HELP, GETTING_STARTED, type Topic, topicsOf } from './topics.ts';

/**
 * The guide, made from the dataset declarations and docs/numbers.md, so it cannot say something
 * else than the portal does.
 */
export default function HelpPage() {
  const datasets = useCall(listDatasets, {}, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <>
      <PageHead title={help.title} description={help.description} />
      {datasets.isPending && <CardSkeleton lines={8} />}
      {datasets.isError && <InPlaceError message={toMissing(help.error)} onRetry={() => void datasets.refetch()} />}
      {datasets.data !== undefined && <Guide topics={topicsOf(datasets.data)} />}
    </>
  );
}

function Guide({ topics }: { topics: readonly Topic[] }) {
  const [parameters] = useSearchParams();
  const [question, setQuestion] = useState('');
  const topic = topics.find(({ id }) => id === parameters.get('topic')) ?? topics[0];
  const leave = () => setQuestion('');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 6, md: 10 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
      }}
    >
      <Contents topics={topics} current={question === '' ? topic?.id : undefined} onChoose={leave} />
      <Box sx={{ minWidth: 0 }}>
        <OutlinedInput
          type="search"
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          placeholder={help.search}
          inputProps={{ 'aria-label': help.search }}
          startAdornment={
            <InputAdornment position="start">
              <SearchOutlined />
            </InputAdornment>
          }
          sx={{
            width: '100%',
            maxWidth: 560,
            minHeight: 48,
            mb: 8,
            displayPrint: 'none',
            '& input': { fontSize: '1rem', textOverflow: 'ellipsis' },
          }}
        />
        {question.trim() !== '' ? (
          <SearchResults topics={topics} question={question} onChoose={leave} />
        ) : (
          topic !== undefined && <Shown key={topic.id} topic={topic} />
        )}
      </Box>
    </Box>
  );
}

function Shown({ topic }: { topic: Topic }) {
  switch (topic.kind) {
    case 'file':
      return <FileGuide dataset={topic.dataset} />;
    case 'task':
      return (
        <TaskArticle task={topic.task}>
          {topic.id === GETTING_STARTED && <SystemChoice />}
          {topic.id === GET_HELP && (
            <Typography sx={{ mb: 6, '&:empty': { display: 'none' } }}>
              <AccountManager />
            </Typography>
          )}
        </TaskArticle>
      );
    case 'export':
      return <ExportArticle topic={topic} />;
    case 'systems':
      return <OtherSystems topic={topic} />;
    case 'number':
      return <NumberGuide section={topic.section} />;
  }
}
