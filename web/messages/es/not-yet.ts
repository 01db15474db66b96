/** Words that still show in English, as 'group.name.name'. A test fails when this list is not true. */
export const NOT_YET: readonly string[] = [];
