import { groups } from '#web/messages/en/groups.ts';

/**
 * 'american indian' to 'American Indian'. A value without a name of its own, such as one that a file
 * brought, begins with a capital.
 */
export const groupName = (value: string): string =>
  groups.names[value] ?? value.charAt(0).toUpperCase() + value.slice(1);
