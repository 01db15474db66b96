import { help } from '#web/messages/en/help/help.ts';
import { tasks } from '#web/messages/en/help/tasks.ts';
import { rulesOf } from './rules.ts';
import type { Topic } from './topics.ts';

export interface Hit {
  key: string;
  /** 'Rule · Test Scores' */
  where: string;
  title: string;
  text: string;
  topic: string;
}

interface Entry extends Hit {
  searched: string;
}

const entry = (hit: Hit, more: readonly string[] = []): Entry => ({
  ...hit,
  searched: [hit.title, hit.text, hit.where, ...more].join(' ').toLowerCase(),
});

type TopicOf<Kind extends Topic['kind']> = Extract<Topic, { kind: Kind }>;

function entriesOf(topic: Topic): Entry[] {
  switch (topic.kind) {
    case 'number':
      return [ofNumber(topic)];
    case 'systems':
      return ofSystems(topic);
    case 'task':
      return ofTask(topic);
    case 'export':
      return ofExport(topic);
    case 'file':
      return [...ofColumns(topic), ...ofRules(topic)];
  }
}

function ofNumber({ id, section: { title, text } }: TopicOf<'number'>): Entry {
  return entry({ key: id, where: help.kinds.number, title, text: text.slice(title.length + 1), topic: id });
}

const ofSystems = ({ id, systems }: TopicOf<'systems'>): Entry[] =>
  systems.flatMap(({ name, files }) =>
    files.map(({ label, known }) =>
      entry({
        key: `${id}.${name}.${label}`,
        where: `${help.kinds.header} · ${label}`,
        title: name,
        text: known.flatMap(({ headers }) => headers).join(', '),
        topic: id,
      }),
    ),
  );

const ofTask = ({ id, task }: TopicOf<'task'>): Entry[] =>
  task.parts.map(({ title, text, also = '' }) =>
    entry({ key: `${id}.${title}`, where: `${tasks.kind} · ${task.title}`, title, text, topic: id }, [also]),
  );

const ofExport = ({ id, title, guide, lists }: TopicOf<'export'>): Entry[] =>
  lists.map(({ file, label, words, known }) =>
    entry({ key: `${id}.${file}`, where: `${help.kinds.export} · ${title}`, title: label, text: words, topic: id }, [
      guide.lead,
      ...known.flatMap(({ headers }) => headers),
    ]),
  );

const ofColumns = ({ id, title, dataset }: TopicOf<'file'>): Entry[] =>
  dataset.columns.map(({ name, label, description, allowed, synonyms }) =>
    entry(
      { key: `${id}.${name}`, where: `${help.kinds.column} · ${title}`, title: label, text: description, topic: id },
      [name, allowed, ...synonyms],
    ),
  );

const ofRules = ({ id, title, dataset }: TopicOf<'file'>): Entry[] =>
  rulesOf(dataset).map(({ key, code, label, problem, allowed, fix }) =>
    entry(
      { key: `${id}.${key}`, where: `${help.kinds.rule} · ${title} · ${code}`, title: problem, text: fix, topic: id },
      [allowed, label ?? ''],
    ),
  );

/** Entries that hold every word, in any order; those with a word in the title come first. */
export function searchTopics(topics: readonly Topic[], question: string): Hit[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits = topics.flatMap(entriesOf).filter(({ searched }) => words.every((word) => searched.includes(word)));
  const inTitle = ({ title }: Hit) => words.some((word) => title.toLowerCase().includes(word));
  return [...hits.filter(inTitle), ...hits.filter((hit) => !inTitle(hit))];
}
