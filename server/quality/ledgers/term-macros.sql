  CREATE MACRO beside_year(term) AS trim(
    CASE WHEN regexp_full_match(term, '(2[5-9]|3\d)\d\d') THEN term[3:]
      WHEN regexp_full_match(term, '(FA(LL)?|F|SP(R|RING)?|S|SU(M|MMER)?|WI(N|NTER)?)[ '']*\d\d') THEN regexp_replace(term, '[ '']*\d\d$', '')
      WHEN regexp_full_match(term, '\d\d ?(FA(LL)?|F|SP(R|RING)?|S|SU(M|MMER)?|WI(N|NTER)?)') THEN term[3:]
      ELSE regexp_replace(term, '(SY *)?(\b(19|20)?\d\d *[-/–] *(19|20)?\d\d\b|(19|20)\d\d)', '') END,
    ' -/–_,.:()');
  CREATE MACRO term_of(text) AS coalesce(nullif(beside_year(upper(text)), ''), upper(text));
