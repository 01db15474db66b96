import { configure } from '@testing-library/react';

/**
 * `findBy` and `waitFor` give up after a second, which one rendering takes on a machine with other work. What is
 * there ends the wait at once.
 */
configure({ asyncUtilTimeout: 20_000 });
