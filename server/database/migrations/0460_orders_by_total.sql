-- Lines of an order that a document without line items is for were called matched, whatever its total was.
update documents set order_match = jsonb_set(order_match, '{lines}', (
  select jsonb_agg(
    case when line->>'line' is null then line || jsonb_build_object('result',
      case when order_match->'questions' @? '$[*] ? (@.code == "total" || @.code == "lines")' then 'not_compared' else 'covered' end)
    else line end order by at)
  from jsonb_array_elements(order_match->'lines') with ordinality as lines (line, at)))
where order_match->'lines' @? '$[*] ? (@.line == null)';
