import { useQuery } from '@tanstack/react-query';
import { readConfig } from '#web/app/config.ts';

/** How people who are added come in. At an external provider ('none') there is no link to make. */
export function useInvitations(): 'link' | 'mail' | 'none' {
  const { data } = useQuery({ queryKey: ['config'], queryFn: readConfig, staleTime: 'static' });
  return data?.invitations ?? 'link';
}
