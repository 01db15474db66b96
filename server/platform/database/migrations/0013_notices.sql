-- Of what a member is told by e-mail: nothing, what they have a hand in, or everything they may see.
alter table membership add column mail text not null default 'mine' check (mail in ('none', 'mine', 'all'));

-- Lines of the audit log that a member was told of, or need not be told of (docs/decisions/0016-mail-from-the-audit-log.md).
create table notice (
  audit_id uuid not null,
  event_id bigint not null,
  membership_id uuid not null,
  at timestamptz not null default now(),
  primary key (audit_id, event_id, membership_id),
  foreign key (audit_id, event_id) references audit_event (audit_id, id) on delete cascade,
  foreign key (audit_id, membership_id) references membership (audit_id, id) on delete cascade
);
create index notice_at on notice (at);
create index audit_event_told on audit_event (at)
  where event in ('upload.processed', 'upload.failed', 'upload.expired', 'selection.finalized', 'selection.unfinalized');
