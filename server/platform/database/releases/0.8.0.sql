-- What version 0.8.0 could write beside the rows of the versions before it.
update run set overview = '[{"is": "rows", "read": 3, "kept": 2}]', statistics = '[]';
