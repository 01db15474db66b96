-- Whoever sets a person's first password acts as that person everywhere. So only the audit that brought the person in may hand out the
-- invitation, and none once a second audit has added the same address: then the operator does.
alter table person add column invited_by uuid references audit (id);
