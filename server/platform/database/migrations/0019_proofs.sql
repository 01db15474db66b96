-- Who proved an address, and to whom (docs/decisions/0027-an-address-is-proven-to-one-audit.md). A link sets the password of a person and is given by
-- one audit: what it proves, it proves to that audit alone.
alter table person
  add column credential uuid not null default gen_random_uuid(), -- another with every password: sessions and tokens of an earlier one are dead
  add column address_proof text check (address_proof in ('demo', 'link', 'mail', 'provider')), -- null: no way to sign in yet
  add column operator_proven_at timestamptz,                     -- of those in PORTAL_OPERATORS: by the link that the portal printed
  add column invitation_mailed boolean not null default false;   -- the link went to the address alone

alter table membership
  add column name text,              -- as this audit wrote it; shown until the person has proven the address
  add column proven_at timestamptz;  -- null: pending, grants nothing

-- The owner of the tables, who runs this, is held to their policies too as long as these are forced; security.sql forces them again.
alter table membership no force row level security;

-- Passwords that several people share, and people with neither password nor invitation, are the demo's.
update person p set address_proof = case
  when issuer is not null then 'provider'
  when password_hash is null then case when invitation_hash is null then 'demo' end
  when exists (select 1 from person other where other.id <> p.id and other.password_hash = p.password_hash) then 'demo'
  else 'link' end;
-- Who set a password by a link is a member of the one audit that can have given it; with several nobody knows which that was.
update membership m set name = p.name,
  proven_at = case
    when p.address_proof in ('demo', 'provider') then m.created_at
    when p.address_proof = 'link' and (p.invited_by is null or p.invited_by = m.audit_id)
      and not exists (select 1 from membership other where other.person_id = p.id and other.audit_id <> m.audit_id) then m.created_at
  end
from person p where p.id = m.person_id;

-- Links and sessions that were made earlier do not survive.
update person set invitation_hash = null, invitation_expires_at = null, invited_by = null;
delete from sign_in_record;

drop policy if exists invited on person;
alter table person drop column can_sign_in;
-- ASCII alone: what looks like a letter and is none is another person. Earlier addresses were held to it at the border.
alter table person add constraint email_is_plain check (email ~ '^[!-~]+$') not valid;
comment on column person.invited_by is 'The audit that gave the live link; null for the portal itself.';
