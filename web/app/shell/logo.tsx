import Box from '@mui/material/Box';

export function Logo() {
  return (
    <Box
      component="svg"
      viewBox="0 0 26 26"
      aria-hidden
      sx={{ width: 26, height: 26, flex: 'none', color: 'portal.accent' }}
    >
      <rect width="26" height="26" rx="6" fill="currentColor" />
      <path d="M7 17.5v-4M13 17.5v-10M19 17.5v-7" stroke="#fff" strokeWidth="3" strokeLinecap="round" fill="none" />
    </Box>
  );
}
