/** Schools of a made-up district, at most ten. */
export const madeUpSchools = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `00000000-0000-4000-8000-00000000000${at}`, name: `School ${at}` }));

/**
 * Chance without a generator: the hash of what is asked about. `one_in(x, 9)` is true of every ninth x or so.
 * @param key what is hashed of `key`: with a seed beside it another district comes out
 */
export const madeUpMacros = (schools: number, key = 'key'): string => `
  CREATE MACRO chance(key, many) AS CAST(hash(${key}) % many AS INTEGER);
  CREATE MACRO one_in(key, many) AS chance(key, many) = 0;
  CREATE MACRO pick(key, words) AS words[1 + chance(key, len(words))];
  CREATE MACRO local_id(s) AS 'S' || lpad(CAST(s AS VARCHAR), 6, '0');
  CREATE MACRO school(number) AS '00000000-0000-4000-8000-00000000000' || number % ${schools};`;
