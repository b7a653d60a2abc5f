-- Companies as the directory of a start-up accelerator lists them, one JSON object a line.
--
--   node ace companies:import yc.jsonl.gz --map=docs/examples/yc_companies.sql
--
-- A website is the company's domain only where it is the company's own host: a page deep inside another site is not.
WITH company AS (
  SELECT
    *,
    regexp_extract(lower(website), '^(?:https?://)?(?:www\.)?([^/:?#]+)', 1) AS host,
    regexp_extract(website, '^(?:https?://)?[^/?#]+([^?#]*)', 1) AS path,
    -- "Lagos, LA, Nigeria; LA, Nigeria; Remote": the first place that is one.
    list_filter(
      list_transform(string_split(coalesce(all_locations, ''), ';'), lambda place: trim(place)),
      lambda place: place NOT IN ('', 'Remote') AND NOT place LIKE 'Remote,%'
    )[1] AS place
  FROM input
)
SELECT
  input_line,
  id,
  'yc' AS source,
  if(slug = '', NULL, 'https://www.ycombinator.com/companies/' || slug) AS source_url,
  name,
  list_filter(list_distinct(former_names), lambda former: lower(former) <> lower(name)) AS aliases,
  if(regexp_matches(host, '^[a-z0-9.-]+\.[a-z]{2,}$') AND regexp_matches(path, '^/?([a-z]{2}/?)?$'), host, NULL) AS domain,
  coalesce(nullif(trim(long_description), ''), one_liner) AS description,
  place AS headquarters,
  CASE
    WHEN team_size IS NULL OR team_size < 1 THEN NULL
    WHEN team_size <= 10 THEN '1-10'
    WHEN team_size <= 50 THEN '11-50'
    WHEN team_size <= 200 THEN '51-200'
    WHEN team_size <= 500 THEN '201-500'
    WHEN team_size <= 1000 THEN '501-1000'
    WHEN team_size <= 5000 THEN '1001-5000'
    WHEN team_size <= 10000 THEN '5001-10000'
    ELSE '10001+'
  END AS headcount,
  industry,
  if(regexp_matches(website, '^https?://[^/\s]+\.[^/\s]+'), website, NULL) AS website
FROM company
ORDER BY input_line
