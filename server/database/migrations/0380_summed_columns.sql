-- Columns of export templates can be added up; those of before are not.
update export_templates set content = jsonb_set(
  content::jsonb,
  '{columns}',
  (
    select jsonb_agg(one || '{"sum": false}' order by at)
    from jsonb_array_elements(content::jsonb -> 'columns') with ordinality as c (one, at)
  )
)::json;
