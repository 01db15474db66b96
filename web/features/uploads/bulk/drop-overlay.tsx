import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { bulk } from '#web/messages/en/uploads/bulk.ts';

/**
 * Says while files are dragged over the page what dropping them does. Lets the pointer through: the cards are below it.
 */
export function DropOverlay() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'fixed',
        inset: 8,
        zIndex: 'tooltip',
        pointerEvents: 'none',
        display: 'flex',
        alignItems: 'flex-end',
        justifyContent: 'center',
        p: 6,
        border: '2px dashed',
        borderColor: 'portal.strong',
        borderRadius: 1,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 4,
          px: 6,
          py: 4,
          border: '1px solid',
          borderColor: 'portal.lineStrong',
          borderRadius: 1,
          bgcolor: 'portal.bg',
        }}
      >
        <CloudUploadOutlined fontSize="large" />
        <Box>
          <Typography variant="subtitle2" component="p">
            {bulk.drop.title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'portal.text2', maxWidth: '60ch' }}>
            {bulk.drop.text}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
