-- Roles, grants and policies for every table, from the catalog: a new table is protected without being named here.
-- Runs after the migrations, whenever they or this file have changed; every statement may run again.

do $$
declare role_name text;
begin
  foreach role_name in array array['portal_app', 'portal_system'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin nosuperuser nobypassrls', role_name);
      exception when duplicate_object or unique_violation then null; -- another portal on this server was faster
      end;
    end if;
    if not pg_has_role(current_user, role_name, 'member') then
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
end $$;

revoke create on schema public from public;
grant usage on schema public to portal_app, portal_system;

-- What the transaction may see. Without settings nothing: null compares to nothing.
create or replace function current_audit() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('portal.audit_id', true), '')::uuid;

create or replace function sees_all_schools() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('portal.school_ids', true), '') = '*';

create or replace function sees_school(school uuid) returns boolean
  language sql stable parallel safe
  return sees_all_schools()
    or school::text = any (string_to_array(current_setting('portal.school_ids', true), ','));

-- 'all' needs every school. The key of a set of schools is a hash of the sorted list itself.
create or replace function sees_scope(scope_key text) returns boolean
  language sql stable parallel safe
  return sees_all_schools()
    or scope_key = any (string_to_array(current_setting('portal.school_ids', true), ','))
    or scope_key = 'set:' || encode(sha256(convert_to(current_setting('portal.school_ids', true), 'UTF8')), 'hex');

-- Of a mapping: a member of some schools reads those that may count for theirs, and changes those that count for theirs alone.
create or replace function sees_some(schools uuid[]) returns boolean
  language sql stable parallel safe
  return sees_all_schools() or exists (select from unnest(schools) as one (school) where sees_school(school));

create or replace function sees_each(schools uuid[]) returns boolean
  language sql stable parallel safe
  return sees_all_schools()
    or (schools is not null and not exists (select from unnest(schools) as one (school) where not sees_school(school)));

-- Finds or makes a person without showing the caller anyone else: members are added inside a tenant transaction. Whoever is named by another
-- audit follows no link that was made before.
create or replace function person_with_email(wanted text, full_name text) returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare found_id uuid;
begin
  insert into public.person as p (email, name) values (wanted, full_name)
  on conflict (email) do update set invitation_hash = null, invitation_expires_at = null, invited_by = null
  returning id into found_id;
  return found_id;
end $$;
revoke execute on function person_with_email from public;
grant execute on function person_with_email to portal_app, portal_system;

-- Ends every session of a member who has proven the address here: signing in is of no audit, so an audit's transaction sees no session. No one else's
-- account can be reached by adding its address. False for someone who is not such a member. Its counterpart is endSessions (server/identity/signed-in/queries.ts).
create or replace function sign_out_member(member uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare who uuid;
begin
  select m.person_id into who from public.membership m
    where m.id = member and m.audit_id = public.current_audit() and m.proven_at is not null;
  if who is null then return false; end if;
  with ended as (
    update public.sign_in_session set ended_at = now() where person_id = who and ended_at is null returning session_uid
  )
  delete from public.sign_in_record r using ended e
    where r.session_uid = e.session_uid or r.payload ->> 'sessionUid' = e.session_uid;
  return true;
end $$;
revoke execute on function sign_out_member from public;
grant execute on function sign_out_member to portal_app;

-- A membership begins active only for those whose address is proven to everyone; no caller of an audit can say so itself.
create or replace function begin_membership() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  new.proven_at := coalesce(new.proven_at,
    (select now() from public.person p where p.id = new.person_id and p.address_proof in ('demo', 'mail', 'provider')));
  return new;
end $$;
create or replace trigger membership_begins before insert on membership for each row execute function begin_membership();

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- Lines of the log leave with the whole audit alone, in the transaction that records its deletion.
create or replace function keep_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_user <> 'portal_app' and exists (select from public.deleted_audit d where d.id = old.audit_id) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create or replace trigger audit_event_append_only
  before update or delete on audit_event for each row execute function keep_log();
create or replace trigger audit_event_not_truncated
  before truncate on audit_event for each statement execute function refuse_change();

-- The lines of a log as a chain: the hash of each covers the one before it. A line is linked when its transaction commits, one transaction of
-- an audit after the other, so no lock is held while anything else is done. docs/decisions/0047-the-log-is-a-chain.md has the form.
create or replace function event_field(value text) returns text
  language sql immutable parallel safe
  return coalesce(octet_length(value) || ':' || value, '-');

create or replace function event_text(e audit_event) returns text
  language sql stable parallel safe
  return concat(
    event_field(e.audit_id::text), event_field(e.id::text),
    event_field(to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')),
    event_field(e.person_id::text), event_field(e.person_name), event_field(e.event),
    event_field(e.upload_id::text), event_field(e.upload_file_type), event_field(e.file_name),
    event_field(e.school_ids::text), event_field(e.details::text), event_field(e.address));

create or replace function add_link(e audit_event) returns void language plpgsql as $$
declare
  newest event_link;
begin
  perform pg_advisory_xact_lock(7310004, hashtext(e.audit_id::text));
  select * into newest from event_link l where l.audit_id = e.audit_id order by l.sequence desc limit 1;
  insert into event_link (audit_id, sequence, event_id, hash) values (
    e.audit_id, coalesce(newest.sequence, 0) + 1, e.id,
    encode(sha256(convert_to(coalesce(newest.hash, '') || event_text(e), 'UTF8')), 'hex'));
end $$;

create or replace function link_event() returns trigger language plpgsql as $$
begin
  perform add_link(new);
  return null;
end $$;

drop trigger if exists audit_event_linked on audit_event;
create constraint trigger audit_event_linked after insert on audit_event
  deferrable initially deferred for each row execute function link_event();
create or replace trigger event_link_append_only
  before update or delete on event_link for each row execute function keep_log();
create or replace trigger event_link_not_truncated
  before truncate on event_link for each statement execute function refuse_change();

do $$
declare
  tenant_table regclass;
  other_table regclass;
begin
  for other_table in
    select c.oid::regclass from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  loop
    execute format('revoke all on %s from public, portal_app, portal_system', other_table);
    if other_table = 'migration'::regclass then
      execute format('grant select on %s to portal_system', other_table); -- for a backup
    else
      execute format('grant select, insert, update, delete on %s to portal_system', other_table);
    end if;
  end loop;

  for tenant_table in
    select c.oid::regclass from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'audit_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  loop
    execute format('grant select, insert, update, delete on %s to portal_app', tenant_table);
    execute format('alter table %s enable row level security, force row level security', tenant_table);
    execute format('drop policy if exists one_audit on %s', tenant_table);
    execute format('create policy one_audit on %s to portal_app using (audit_id = current_audit()) with check (audit_id = current_audit())', tenant_table);
    execute format('drop policy if exists across_audits on %s', tenant_table);
    execute format('create policy across_audits on %s to portal_system using (true) with check (true)', tenant_table);
  end loop;
end $$;

revoke update, delete on audit_event from portal_app, portal_system;
revoke update, delete on event_link from portal_app, portal_system;
grant delete on audit_event, event_link to portal_system; -- held back by keep_log

-- That an address is proven is for sign-in to say, never for an audit.
revoke insert, update on membership from portal_app;
grant insert (audit_id, person_id, name, roles, scope), update (roles, scope, mail, language) on membership to portal_app;

-- A member of some schools sees these schools only, whatever a query forgets.
drop policy if exists own_schools on school;
create policy own_schools on school as restrictive to portal_app using (sees_school(id));
drop policy if exists own_schools on candidate_list;
create policy own_schools on candidate_list as restrictive to portal_app using (sees_school(school_id));
drop policy if exists own_schools on selection;
create policy own_schools on selection as restrictive to portal_app using (sees_school(school_id));
drop policy if exists own_schools on finalized_transcript;
create policy own_schools on finalized_transcript as restrictive to portal_app using (sees_school(school_id));
drop policy if exists own_schools on panel;
create policy own_schools on panel as restrictive to portal_app using (sees_scope(scope_key));
-- Lines of the log are written by everyone; read, where they concern an own school.
drop policy if exists own_schools on audit_event;
create policy own_schools on audit_event as restrictive for select to portal_app using (sees_some(school_ids));
drop policy if exists own_schools on newest_panels;
create policy own_schools on newest_panels as restrictive to portal_app using (sees_all_schools());

drop policy if exists own_schools on not_offered;
create policy own_schools on not_offered as restrictive to portal_app using (sees_school(school_id));
grant select on file_coverage to portal_app, portal_system; -- as who asks: the policies of its tables hold

-- Tables without an audit_id that a tenant reads in part.
grant select on audit, district, person to portal_app;
grant update (settings) on audit to portal_app;
revoke select on person from portal_app;
grant select (id, email, name, address_proof) on person to portal_app;
grant update (invitation_hash, invitation_expires_at, invited_by, invitation_mailed) on person to portal_app;

alter table audit enable row level security, force row level security;
drop policy if exists one_audit on audit;
create policy one_audit on audit to portal_app using (id = current_audit());
drop policy if exists across_audits on audit;
create policy across_audits on audit to portal_system using (true) with check (true);

alter table district enable row level security, force row level security;
drop policy if exists one_audit on district;
create policy one_audit on district to portal_app using (id in (select district_id from audit));
drop policy if exists across_audits on district;
create policy across_audits on district to portal_system using (true) with check (true);

-- What a district has confirmed is of all its audits.
do $$
declare district_table text;
begin
  foreach district_table in array array['column_mapping', 'value_mapping'] loop
    execute format('grant select, insert, update, delete on %I to portal_app', district_table);
    execute format('alter table %I enable row level security, force row level security', district_table);
    execute format('drop policy if exists own_district on %I', district_table);
    execute format('create policy own_district on %I to portal_app using (district_id in (select district_id from audit)) with check (district_id in (select district_id from audit))', district_table);
    execute format('drop policy if exists read_schools on %I', district_table);
    execute format('create policy read_schools on %I as restrictive for select to portal_app using (schools is null or sees_some(schools))', district_table);
    execute format('drop policy if exists add_schools on %I', district_table);
    execute format('create policy add_schools on %I as restrictive for insert to portal_app with check (sees_each(schools))', district_table);
    execute format('drop policy if exists change_schools on %I', district_table);
    execute format('create policy change_schools on %I as restrictive for update to portal_app using (sees_each(schools))', district_table);
    execute format('drop policy if exists remove_schools on %I', district_table);
    execute format('create policy remove_schools on %I as restrictive for delete to portal_app using (sees_each(schools))', district_table);
    execute format('drop policy if exists across_audits on %I', district_table);
    execute format('create policy across_audits on %I to portal_system using (true) with check (true)', district_table);
  end loop;
end $$;

-- Not forced: person_with_email runs as the owner, who must find people of every audit.
alter table person enable row level security;
drop policy if exists members on person;
create policy members on person for select to portal_app using (id in (select person_id from membership));
drop policy if exists invited on person;
create policy invited on person for update to portal_app
  using (id in (select person_id from membership))
  -- In its own name, and never as one that no one has seen.
  with check (invited_by = current_audit() and not invitation_mailed);
drop policy if exists across_audits on person;
create policy across_audits on person to portal_system using (true) with check (true);

-- Lines from before there were links, in their order.
do $$
declare
  line audit_event;
begin
  set local role portal_system;
  for line in
    select e.* from audit_event e
    where not exists (select from event_link l where l.audit_id = e.audit_id)
    order by e.audit_id, e.id
  loop
    perform add_link(line);
  end loop;
  reset role;
end $$;
