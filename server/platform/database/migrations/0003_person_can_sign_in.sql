-- Tells whether a person still needs an invitation, without showing anybody the hash itself.
alter table person add column can_sign_in boolean not null
  generated always as (issuer is not null or password_hash is not null) stored;
