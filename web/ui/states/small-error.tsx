import Typography from '@mui/material/Typography';

/** What went wrong with a button, in small letters below it; nothing where nothing did. */
export const SmallError = ({
  error,
  gap = 0,
  isWide = false,
}: {
  error: string | null;
  gap?: number;
  isWide?: boolean;
}) =>
  error !== null && (
    <Typography
      role="alert"
      variant="caption"
      component="p"
      sx={{ color: 'portal.error.text', mt: gap, flexBasis: isWide ? '100%' : undefined }}
    >
      {error}
    </Typography>
  );
