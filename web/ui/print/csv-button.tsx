import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { toCsv } from '#datasets/kit/csv/csv.ts';
import { print } from '#web/messages/en/print.ts';
import { fileNameOf, saveFile } from '#web/ui/save-file.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface CsvButtonProps {
  title: string;
  /** Header first. */
  rows: readonly (readonly string[])[];
}

/** Saves a table of the page as a CSV file in which no cell can run as a formula. */
export function CsvButton({ title, rows }: CsvButtonProps) {
  const save = () => saveFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), `${fileNameOf(title)}.csv`);
  return (
    <Button variant="text" size="small" startIcon={<DownloadOutlined />} onClick={save}>
      {print.download}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}
