import { expect, test } from 'vitest';
import { memberships } from '#web/messages/en/people/memberships.ts';
import { people } from '#web/messages/en/people/people.ts';
import { memberships as spanishMemberships } from '#web/messages/es/people/memberships.ts';
import { people as spanishPeople } from '#web/messages/es/people/people.ts';

test.each([
  ['English', people, memberships.signOut],
  ['Spanish', spanishPeople, spanishMemberships.signOut],
])(
  'in %s, the name of each button of a person begins with what it shows',
  (_, { active, pending, ...words }, signOut) => {
    const named: [shown: string, name: string][] = [
      [words.change, words.changeOf('Ada')],
      [active.link, active.linkOf('Ada')],
      [pending.link, pending.linkOf('Ada')],
      [signOut.button, signOut.of('Ada')],
      [words.remove, words.removeOf('Ada')],
    ];
    for (const [shown, name] of named) expect(name.slice(0, shown.length)).toBe(shown);
  },
);
