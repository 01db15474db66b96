import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

interface BackLinkProps {
  to: string;
  children: string;
}

/** The way back to the page above, over the title it lines up with. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Button
    component={Link}
    to={to}
    variant="text"
    size="small"
    startIcon={<ArrowBackOutlined />}
    sx={{ ml: -2, alignSelf: 'flex-start' }}
  >
    {children}
  </Button>
);
