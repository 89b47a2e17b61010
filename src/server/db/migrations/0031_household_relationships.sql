-- What the members of a household have in common was stored as the name of a group.
UPDATE "people" SET "relationship" = CASE "relationship"
  WHEN 'parent' THEN 'parents'
  WHEN 'grandparent' THEN 'grandparents'
  WHEN 'sibling' THEN 'siblings'
  WHEN 'child' THEN 'children'
  WHEN 'grandchild' THEN 'grandchildren'
  ELSE 'in-laws'
END
WHERE "kind" = 'household' AND "relationship" IN ('parent', 'grandparent', 'sibling', 'child', 'grandchild', 'in-law');
