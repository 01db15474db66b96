import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { type CohortStep, downloadLeftOut, type LeftOutStudent } from '#contract/quality/lists.ts';
import { formatNumber } from '#web/app/format.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { DataTable } from '#web/ui/tables/data-table.tsx';
import { Pager } from '#web/ui/tables/pager.tsx';
import { DetailBody } from '../details/detail-body.tsx';
import { ListFrame } from './list-frame.tsx';
import { PlaceInFile } from './place-in-file.tsx';
import { LEFT_OUT_PAGE, useLeftOut } from './use-left-out.ts';

const words = qualityLists.leftOut;

/** The students whom one condition of the cohort leaves out: who, why, and which rows to look at. */
export function LeftOutList({ step, onBack }: { step: CohortStep; onBack: () => void }) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const wanted = useDeferredValue(text.trim());
  const query = useLeftOut(step, page, wanted);
  const total = query.data?.total ?? 0;
  const count = wanted === '' ? words.count : words.found;
  return (
    <ListFrame
      title={words.title[step]}
      note={query.data && count(formatNumber(total), total)}
      of={qualityPanels.waterfall.name}
      onBack={onBack}
      download={{ route: downloadLeftOut, query: { step } }}
    >
      <TextField
        label={words.search}
        helperText={words.searchHint}
        value={text}
        size="small"
        autoComplete="off"
        sx={{ mb: 4, width: { xs: '100%', sm: '18rem' } }}
        onChange={({ target }) => {
          setText(target.value);
          setPage(1);
        }}
      />
      <DetailBody query={query} message={qualityLists.loadError}>
        {({ items }) => (
          <>
            <DataTable
              caption={words.caption}
              columns={COLUMNS}
              rows={items}
              rowKey={({ student_id }) => student_id}
              empty={wanted === '' ? words.none : words.notFound}
              blocksBelow="sm"
            />
            {total > LEFT_OUT_PAGE && (
              <Pager
                page={page}
                size={LEFT_OUT_PAGE}
                total={total}
                onPage={setPage}
                label={qualityLists.page(words.title[step])}
              />
            )}
          </>
        )}
      </DetailBody>
    </ListFrame>
  );
}

const COLUMNS = [
  { key: 'student', header: words.student, rowHeader: true, render: ({ student_id }: LeftOutStudent) => student_id },
  { key: 'school', header: words.school, render: ({ school }: LeftOutStudent) => school ?? words.noSchool },
  {
    key: 'why',
    header: words.why,
    render: ({ reason, fix }: LeftOutStudent) => (
      <>
        {reason}
        <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
          {fix}
        </Typography>
      </>
    ),
  },
  {
    key: 'look',
    header: words.look,
    render: ({ look_at }: LeftOutStudent) =>
      look_at.map((place) => <PlaceInFile key={`${place.file_id} ${place.row}`} place={place} />),
  },
];
