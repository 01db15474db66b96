-- A mapping that a member of some schools has confirmed counts for files of these alone; without schools it counts for the district.
alter table column_mapping add column schools uuid[] check (cardinality(schools) > 0); -- sorted, of one audit
alter table value_mapping add column schools uuid[] check (cardinality(schools) > 0);
alter table column_mapping drop constraint column_mapping_district_id_upload_file_type_header_set_key;
alter table column_mapping add constraint column_mapping_once unique nulls not distinct (district_id, upload_file_type, header_set, schools);
alter table value_mapping drop constraint value_mapping_district_id_upload_file_type_column_name_valu_key;
alter table value_mapping add constraint value_mapping_once
  unique nulls not distinct (district_id, upload_file_type, column_name, value_key, schools);

-- The owner of the tables, who runs this, is held to their policies too as long as these are forced; security.sql forces them again.
alter table column_mapping no force row level security;
alter table value_mapping no force row level security;
alter table audit no force row level security;
alter table membership no force row level security;
alter table membership_school no force row level security;

-- What is kept already was confirmed for the district. Of who is a member of some schools of it and of the district nowhere, it is theirs.
with bounded as (
  select a.district_id, m.person_id, array_agg(distinct s.school_id order by s.school_id) as schools
  from membership m
  join audit a on a.id = m.audit_id
  join membership_school s on s.audit_id = m.audit_id and s.membership_id = m.id
  group by a.district_id, m.person_id having bool_and(m.scope = 'school')
    and not exists (
      select 1 from membership other join audit b on b.id = other.audit_id
      where b.district_id = a.district_id and other.person_id = m.person_id and other.scope = 'district')),
columns as (
  update column_mapping set schools = bounded.schools from bounded
  where bounded.district_id = column_mapping.district_id and bounded.person_id = column_mapping.confirmed_by)
update value_mapping set schools = bounded.schools from bounded
where bounded.district_id = value_mapping.district_id and bounded.person_id = value_mapping.confirmed_by;
