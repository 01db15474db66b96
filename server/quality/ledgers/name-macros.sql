-- How names are compared.

-- Without case, accents, punctuation and suffix (docs/domain/files.md#dirt). Names in other letters and with digits
-- stay what they are: two people of one date of birth would be one without them.
CREATE MACRO name_key(name) AS
  regexp_replace(regexp_replace(lower(strip_accents(name)), '\b(jr|sr|ii|iii|iv)\b', ''), '[^\p{L}\p{N}]', '', 'g');

-- Without the second given name that one system has and the other has not, and as long as vendors' columns are.
CREATE MACRO is_alike(one, other) AS starts_with(one, other) OR starts_with(other, one);
CREATE MACRO is_turned(mine, theirs) AS is_alike(mine.last, theirs.first) AND is_alike(mine.first, theirs.last);
-- First and last: one of them may change. NULL where one is not known.
CREATE MACRO has_other_names(mine, theirs) AS
  NOT is_alike(mine.last, theirs.last) AND NOT is_alike(mine.first, theirs.first) AND NOT is_turned(mine, theirs);
