-- The language of a member's letters: outside of a request nobody says which one they read.
alter table membership add column language text not null default 'en' check (language in ('en', 'es'));
