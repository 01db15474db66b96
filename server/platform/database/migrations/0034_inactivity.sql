-- When somebody last did something in a session: one that nobody uses ends (docs/decisions/0071-a-session-nobody-uses-ends.md).

alter table sign_in_session add column active_at timestamptz not null default now();
