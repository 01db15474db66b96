import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router';
import { help } from '#web/messages/en/help/help.ts';
import { tasks } from '#web/messages/en/help/tasks.ts';
import type { Topic } from './topics.ts';

interface ContentsProps {
  topics: readonly Topic[];
  /** Id of the topic on screen; undefined while search results are. */
  current: string | undefined;
  onChoose: () => void;
}

const GROUPS = [
  { kinds: ['task'], title: tasks.group },
  { kinds: ['file'], title: help.files },
  { kinds: ['export', 'systems'], title: help.exports },
  { kinds: ['number'], title: help.numbers },
] as const satisfies readonly { kinds: readonly Topic['kind'][]; title: string }[];

const topicsIn = (topics: readonly Topic[], kinds: readonly Topic['kind'][]) =>
  topics.filter(({ kind }) => kinds.includes(kind));

const addressOf = (id: string) => `/help?topic=${id}`;

/** What the guide holds: beside the text where there is room, otherwise one select above it. */
export function Contents(props: ContentsProps) {
  return (
    <>
      <Box component="nav" aria-label={help.topics} sx={{ display: { xs: 'none', md: 'block' }, displayPrint: 'none' }}>
        {GROUPS.map(({ kinds, title }) => (
          <Group key={title} title={title} {...props} topics={topicsIn(props.topics, kinds)} />
        ))}
      </Box>
      <TopicSelect {...props} />
    </>
  );
}

function Group({ title, topics, current, onChoose }: ContentsProps & { title: string }) {
  return (
    <Box sx={{ mb: 4 }}>
      <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <Box
              component={Link}
              to={addressOf(id)}
              onClick={onChoose}
              aria-current={id === current ? 'page' : undefined}
              sx={topicLook}
            >
              {title}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const topicLook = {
  display: 'block',
  py: 1.25,
  pl: 3,
  borderLeft: '2px solid',
  borderColor: 'portal.line',
  color: 'portal.text2',
  textDecoration: 'none',
  '&:hover': { color: 'portal.text' },
  '&[aria-current="page"]': { color: 'portal.text', fontWeight: 600, borderColor: 'portal.accent' },
};

function TopicSelect({ topics, current, onChoose }: ContentsProps) {
  const navigate = useNavigate();
  return (
    <Select
      value={current ?? ''}
      displayEmpty
      renderValue={(id) => topics.find((topic) => topic.id === id)?.title ?? help.topics}
      onChange={(event) => {
        onChoose();
        void navigate(addressOf(event.target.value));
      }}
      inputProps={{ 'aria-label': help.topics }}
      sx={{ display: { md: 'none' }, displayPrint: 'none' }}
    >
      {GROUPS.flatMap(({ kinds, title }) => [
        <ListSubheader key={title} disableSticky>
          {title}
        </ListSubheader>,
        ...topicsIn(topics, kinds).map((topic) => (
          <MenuItem key={topic.id} value={topic.id}>
            {topic.title}
          </MenuItem>
        )),
      ])}
    </Select>
  );
}
