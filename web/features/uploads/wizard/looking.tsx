import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import { TextSkeleton } from '#web/ui/states/skeleton.tsx';

/** The file is being looked at; what it says will be shown here. */
export const Looking = () => (
  <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mb: 3 }}>
    <Typography variant="body2" component="span" sx={{ color: 'portal.text2' }}>
      {replacing.looking}
    </Typography>
    <TextSkeleton />
  </Box>
);
