import { spoken } from '../spoken.ts';

/** Fixed messages (docs/product.md#fixed-wording) for failed loads that more than one screen shows. */
export const fetchErrors = spoken('fetchErrors', {
  userDetails: 'Error occurred while fetching user details data!',
  missingUser: 'Missing user data!',
  schools: 'Error occured while fetching schools data!',
  noUser: 'Request cannot be send due to mising user details data!',
  uploadRequirements: 'Error occurred while fetching upload requirements data!',
});
