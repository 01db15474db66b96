-- Lines of the overview of a file as data, said when they are read. `statistics` keeps those that earlier versions wrote in English.

alter table run add column overview jsonb;
