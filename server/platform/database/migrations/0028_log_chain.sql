-- The links that chain the lines of each audit's log, in the order in which they were committed (security.sql, docs/decisions/0047-the-log-is-a-chain.md).
create table event_link (
  audit_id uuid not null references audit (id),
  sequence bigint not null,
  event_id bigint not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (audit_id, sequence),
  unique (audit_id, event_id)
);
