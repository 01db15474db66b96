import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recoverByItself } from './recover-by-itself.ts';
import { usePartsAhead } from './use-parts-ahead.ts';

/** Beside every page: what failed while the server was away comes back with it. */
export default function Recovery() {
  const client = useQueryClient();
  usePartsAhead();
  useEffect(() => recoverByItself(client, () => window.location.reload()), [client]);
  return null;
}
