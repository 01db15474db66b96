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

function entriesOf(topic: Topic): Entry[] {
  if (topic.kind === 'number') {
    const { title, text } = topic.section;
    const excerpt = text.slice(title.length + 1);
    return [entry({ key: topic.id, where: help.kinds.number, title, text: excerpt, topic: topic.id })];
  }
  if (topic.kind === 'systems') {
    return topic.systems.flatMap(({ name, files }) =>
      files.map(({ label, known }) =>
        entry({
          key: `${topic.id}.${name}.${label}`,
          where: `${help.kinds.header} · ${label}`,
          title: name,
          text: known.flatMap(({ headers }) => headers).join(', '),
          topic: topic.id,
        }),
      ),
    );
  }
  if (topic.kind === 'task') {
    const { title: task, parts } = topic.task;
    return parts.map(({ title, text, also = '' }) =>
      entry({ key: `${topic.id}.${title}`, where: `${tasks.kind} · ${task}`, title, text, topic: topic.id }, [also]),
    );
  }
  const where = (kind: string) => `${kind} · ${topic.title}`;
  if (topic.kind === 'export') {
    return topic.lists.map(({ file, label, words, known }) =>
      entry(
        { key: `${topic.id}.${file}`, where: where(help.kinds.export), title: label, text: words, topic: topic.id },
        [topic.guide.lead, ...known.flatMap(({ headers }) => headers)],
      ),
    );
  }
  const { columns } = topic.dataset;
  return [
    ...columns.map(({ name, label, description, allowed, synonyms }) =>
      entry(
        {
          key: `${topic.id}.${name}`,
          where: where(help.kinds.column),
          title: label,
          text: description,
          topic: topic.id,
        },
        [name, allowed, ...synonyms],
      ),
    ),
    ...rulesOf(topic.dataset).map(({ key, code, label, problem, allowed, fix }) =>
      entry(
        {
          key: `${topic.id}.${key}`,
          where: `${where(help.kinds.rule)} · ${code}`,
          title: problem,
          text: fix,
          topic: topic.id,
        },
        [allowed, label ?? ''],
      ),
    ),
  ];
}

/** Entries that hold every word, in any order; those with a word in the title come first. */
export function searchTopics(topics: readonly Topic[], question: string): Hit[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits = topics.flatMap(entriesOf).filter(({ searched }) => words.every((word) => searched.includes(word)));
  const inTitle = ({ title }: Hit) => words.some((word) => title.toLowerCase().includes(word));
  return [...hits.filter(inTitle), ...hits.filter((hit) => !inTitle(hit))];
}
