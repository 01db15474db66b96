  CREATE MACRO beside_year(term) AS trim(
    CASE WHEN regexp_full_match(term, '(2[5-9]|3\d)\d\d') THEN term[3:]
      WHEN regexp_full_match(term, '20(1[5-9]|[23]\d)\d\d?') THEN term[5:]
      WHEN regexp_full_match(term, '(FA(LL)?|F|SP(R|RING)?|S|SU(M|MMER)?|WI(N|NTER)?)[ '']*(1[5-9]|[23]\d)')
        THEN term[:-3]
      WHEN regexp_full_match(term, '(1[5-9]|[23]\d) ?(FA(LL)?|F|SP(R|RING)?|S|SU(M|MMER)?|WI(N|NTER)?)') THEN term[3:]
      -- No digit may be beside it: keys of terms are numbers, too.
      ELSE regexp_replace(term,
          '(^|\D)(SY *)?((20)?(1[5-9]|[23]\d) *[-/–] *(20)?(1[5-9]|[23]\d)|20(1[5-9]|[23]\d))(\D|$)',
          '\1\9') END,
    ' -/–_,.:()''');
  CREATE MACRO term_of(text) AS coalesce(nullif(beside_year(upper(text)), ''), upper(text));
