/** The specification's messages for failed loads that more than one screen shows, letter by letter. */
export const fetchErrors = {
  userDetails: 'Error occurred while fetching user details data!',
  schools: 'Error occured while fetching schools data!',
  uploadRequirements: 'Error occurred while fetching upload requirements data!',
} as const;
