-- When a file of an audit was last begun: workers take turns between audits (server/uploads/process/turn.ts).
create table audit_turn (
  audit_id uuid primary key references audit (id),
  at timestamptz not null
);
create index upload_waiting on upload (audit_id, received_at) where lifecycle = 'received';
