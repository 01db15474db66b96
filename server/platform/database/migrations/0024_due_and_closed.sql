-- What an operator sets for an audit: the day its files are due, and that it is closed (read only, docs/product.md#closed-audits).
alter table audit
  add column due_on date,
  add column closed_at timestamptz; -- null: open
