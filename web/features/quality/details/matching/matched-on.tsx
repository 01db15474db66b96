import type { PanelAnswer } from '#contract/quality/panels.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { shownName } from '#web/messages/en/names.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';
import { FileName } from '#web/ui/file-name.tsx';
import { DataTable } from '#web/ui/tables/data-table.tsx';
import { Section } from '../section.tsx';

const words = qualityLists.matchedOn;

/** Which kind of id found the students of each file: 'matched on State student ID, 97.0%'. */
export function MatchedOn({ answer: { matched_on = [], provenance } }: { answer: PanelAnswer<'matching/detail'> }) {
  if (matched_on.length === 0) return null;
  const nameOf = (id: string) => provenance?.files.find(({ file_id }) => file_id === id)?.file_name ?? id;
  return (
    <Section title={words.title} note={words.note}>
      <DataTable
        caption={words.caption}
        columns={[
          {
            key: 'file',
            header: words.file,
            rowHeader: true,
            render: ({ file_id }) => <FileName>{nameOf(file_id)}</FileName>,
          },
          { key: 'kind', header: words.kind, render: ({ id_kind }) => shownName(id_kind) },
          {
            key: 'count',
            header: words.count,
            align: 'right',
            render: ({ matched, total }) => words.ids(formatNumber(matched), formatNumber(total)),
          },
          { key: 'share', header: words.share, align: 'right', render: ({ percentage }) => formatPercent(percentage) },
        ]}
        rows={matched_on}
        rowKey={({ file_id, id_kind }) => `${file_id} ${id_kind}`}
        blocksBelow="sm"
      />
    </Section>
  );
}
