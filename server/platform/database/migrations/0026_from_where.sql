-- From where an act was done, as the network address of its request; null for what the portal does by itself, and for lines of before.
alter table audit_event add column address text;

-- People are also told by e-mail that somebody else removed their file.
drop index audit_event_told;
create index audit_event_told on audit_event (at)
  where event in
    ('upload.processed', 'upload.failed', 'upload.expired', 'upload.removed', 'selection.finalized', 'selection.unfinalized');
