import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useContext } from 'react';
import { charts } from '#web/messages/en/charts.ts';
import { fileNameOf, saveFile } from '#web/ui/save-file.ts';
import { ChartAbout } from './chart-about.ts';
import { type ChartValues, valuesToCsv } from './chart-values.ts';

/** Saves the numbers of a chart as a CSV file named after the chart and the school. */
export function DownloadButton({ of, values }: { of: string; values: ChartValues }) {
  const about = useContext(ChartAbout);
  const save = () => {
    const name = fileNameOf([of, about].filter(Boolean).join(', '));
    saveFile(new Blob([valuesToCsv(values)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  };
  return (
    <Tooltip title={charts.downloadHint}>
      <IconButton
        size="small"
        aria-label={charts.download(of)}
        onClick={save}
        sx={{ flexShrink: 0, color: 'portal.strong', '@media print': { display: 'none' } }}
      >
        <DownloadOutlined />
      </IconButton>
    </Tooltip>
  );
}
