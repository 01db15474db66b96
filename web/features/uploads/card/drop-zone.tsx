import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDropzone } from 'react-dropzone';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { useUploadActions } from '../actions.ts';
import { TAKES_DROPS } from '../bulk/use-page-drop.ts';
import { formatLimit } from '../format-size.ts';
import { ACCEPT } from '../pick-file.ts';
import type { Rejection } from '../rejection.ts';
import { useLargest } from '../use-largest.ts';

interface DropZoneProps {
  dataset: Dataset;
  rejection: Rejection | null;
}

/** Takes one dropped file; the button does the same without dragging. */
export function DropZone({ dataset, rejection }: DropZoneProps) {
  const { choose } = useUploadActions();
  const largest = useLargest();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => choose(dataset, files),
  });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, displayPrint: 'none' }}>
      <Box
        {...getRootProps({ role: undefined, tabIndex: undefined })}
        {...{ [TAKES_DROPS]: true }}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 4,
          px: 5,
          py: 4,
          border: '1px dashed',
          borderColor: isDragActive ? 'portal.strong' : 'portal.lineStrong',
          borderRadius: 1,
          bgcolor: isDragActive ? 'portal.subtle' : 'portal.bg',
        }}
      >
        <input
          {...getInputProps({
            accept: ACCEPT,
            multiple: false,
            'aria-label': uploads.drop.chooseFor(datasets[dataset.type].label),
          })}
        />
        <CloudUploadOutlined fontSize="large" sx={{ color: 'portal.text2' }} aria-hidden />
        <Box sx={{ flex: 1, minWidth: 140 }}>
          <Typography variant="subtitle2" component="p">
            {isDragActive ? uploads.drop.dropHere : uploads.drop.title}
          </Typography>
          <Typography variant="caption" sx={{ color: 'portal.text2' }}>
            {Number.isFinite(largest) ? uploads.drop.typesUpTo(formatLimit(largest)) : uploads.drop.types}
          </Typography>
        </Box>
        <Button
          aria-label={uploads.drop.chooseFor(datasets[dataset.type].label)}
          onClick={open}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          {uploads.drop.choose}
        </Button>
      </Box>
      {rejection && (
        <Notice severity="error" title={rejection.message}>
          {rejection.hint}
        </Notice>
      )}
    </Box>
  );
}
