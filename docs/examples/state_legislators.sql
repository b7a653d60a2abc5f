-- Legislators of the United States as openstates/people publishes them, one JSON object a line.
--
--   node ace people:import state_legislators.jsonl.gz --map=docs/examples/state_legislators.sql
--
-- A person's title is the role that has begun and not ended; who holds none has only experience. Everything is read
-- out of one JSON value a row, so that a file in which nobody has, say, a video channel maps as well.
WITH person AS (
  SELECT input_line, to_json(input) AS p FROM input
),
state(code, name) AS (VALUES
  ('AL', 'Alabama'), ('AK', 'Alaska'), ('AZ', 'Arizona'), ('AR', 'Arkansas'), ('CA', 'California'),
  ('CO', 'Colorado'), ('CT', 'Connecticut'), ('DE', 'Delaware'), ('FL', 'Florida'), ('GA', 'Georgia'),
  ('HI', 'Hawaii'), ('ID', 'Idaho'), ('IL', 'Illinois'), ('IN', 'Indiana'), ('IA', 'Iowa'), ('KS', 'Kansas'),
  ('KY', 'Kentucky'), ('LA', 'Louisiana'), ('ME', 'Maine'), ('MD', 'Maryland'), ('MA', 'Massachusetts'),
  ('MI', 'Michigan'), ('MN', 'Minnesota'), ('MS', 'Mississippi'), ('MO', 'Missouri'), ('MT', 'Montana'),
  ('NE', 'Nebraska'), ('NV', 'Nevada'), ('NH', 'New Hampshire'), ('NJ', 'New Jersey'), ('NM', 'New Mexico'),
  ('NY', 'New York'), ('NC', 'North Carolina'), ('ND', 'North Dakota'), ('OH', 'Ohio'), ('OK', 'Oklahoma'),
  ('OR', 'Oregon'), ('PA', 'Pennsylvania'), ('RI', 'Rhode Island'), ('SC', 'South Carolina'),
  ('SD', 'South Dakota'), ('TN', 'Tennessee'), ('TX', 'Texas'), ('UT', 'Utah'), ('VT', 'Vermont'),
  ('VA', 'Virginia'), ('WA', 'Washington'), ('WV', 'West Virginia'), ('WI', 'Wisconsin'), ('WY', 'Wyoming'),
  ('DC', 'District of Columbia'), ('PR', 'Puerto Rico'), ('GU', 'Guam'), ('AS', 'American Samoa'),
  ('VI', 'U.S. Virgin Islands'), ('MP', 'Northern Mariana Islands')
),
-- Lower chambers that are no House of Representatives, and what their members are called there.
lower_chamber(code, chamber, title) AS (VALUES
  ('CA', 'State Assembly', 'State Representative (Assembly Member)'),
  ('NV', 'State Assembly', 'State Representative (Assembly Member)'),
  ('NY', 'State Assembly', 'State Representative (Assembly Member)'),
  ('NJ', 'General Assembly', 'State Representative (Assembly Member)'),
  ('WI', 'State Assembly', 'State Representative'),
  ('MD', 'House of Delegates', 'State Representative (Delegate)'),
  ('VA', 'House of Delegates', 'State Representative (Delegate)'),
  ('WV', 'House of Delegates', 'State Representative (Delegate)')
),
role AS (
  SELECT
    input_line,
    row_number() OVER () AS place,
    role ->> '$.type' AS type,
    role ->> '$.district' AS district,
    role ->> '$.start_date' AS start,
    role ->> '$.end_date' AS "end",
    role ->> '$.jurisdiction' AS jurisdiction,
    (role ->> '$.jurisdiction') LIKE '%/country:us/government' AS federal,
    upper(regexp_extract(role ->> '$.jurisdiction', '/(?:state|territory|district):([a-z]{2})', 1)) AS code
  FROM (SELECT input_line, unnest(from_json(p -> '$.roles', '["JSON"]')) AS role FROM person)
),
position AS (
  SELECT
    role.input_line, role.place, role.start, role."end", role.district,
    coalesce(state.name, federal_state.name, if(role.federal AND role.type = 'upper', role.district, NULL)) AS state,
    CASE
      WHEN role.type = 'mayor' THEN 'Mayor'
      WHEN role.federal THEN if(role.type = 'upper', 'United States Senator', 'United States Representative')
      WHEN role.code = 'DC' THEN 'Council Member'
      WHEN role.type = 'lower' THEN coalesce(lower_chamber.title, 'State Representative')
      ELSE 'State Senator'
    END AS title,
    CASE
      WHEN role.type = 'mayor' THEN 'City of ' || array_to_string(
        list_transform(string_split(regexp_extract(role.jurisdiction, 'place:([a-z_]+)', 1), '_'),
          lambda word: upper(word[1]) || word[2:]), ' ')
      WHEN role.federal THEN if(role.type = 'upper', 'United States Senate', 'United States House of Representatives')
      WHEN role.code = 'DC' THEN 'Council of the District of Columbia'
      WHEN role.code = 'NE' THEN 'Nebraska Legislature'
      WHEN role.type = 'lower' THEN state.name || ' ' || coalesce(lower_chamber.chamber, 'House of Representatives')
      ELSE state.name || ' Senate'
    END AS company
  FROM role
  LEFT JOIN state ON state.code = role.code
  LEFT JOIN state AS federal_state ON role.federal AND federal_state.code = left(role.district, 2)
    AND role.district LIKE '__-%'
  LEFT JOIN lower_chamber ON lower_chamber.code = role.code
),
current_position AS (
  SELECT * FROM position
  WHERE coalesce(start, '') <= strftime(current_date, '%Y-%m-%d')
    AND coalesce("end", '9') >= strftime(current_date, '%Y-%m-%d')
  QUALIFY row_number() OVER (PARTITION BY input_line ORDER BY start DESC NULLS LAST, place) = 1
),
career AS (
  SELECT input_line, list({title: title, company: company, start: start, 'end': "end"} ORDER BY place) AS experience
  FROM position GROUP BY input_line
),
office AS (
  SELECT
    input_line,
    row_number() OVER () AS place,
    office ->> '$.voice' AS voice,
    -- "240 W. Main St., Saxonburg, PA 16056": the district office says where a legislator is at home.
    nullif(regexp_extract(office ->> '$.address', ',\s*([A-Z][A-Za-z.'' -]+),\s*[A-Z]{2}\.?\s+\d{5}(?:-\d{4})?\s*$', 1), '') AS city,
    office ->> '$.classification' AS classification
  FROM (SELECT input_line, unnest(from_json(p -> '$.offices', '["JSON"]')) AS office FROM person)
),
contact AS (
  SELECT
    input_line,
    list(DISTINCT voice ORDER BY voice) FILTER (length(regexp_replace(voice, '\D', '', 'g')) BETWEEN 7 AND 20) AS phones,
    arg_min(city, place) FILTER (classification = 'district' AND city IS NOT NULL) AS city
  FROM office GROUP BY input_line
),
link AS (
  SELECT
    input_line,
    arg_min(url, place) FILTER (note IN ('homepage', 'website')) AS home,
    arg_min(url, place) FILTER (note IS NULL) AS page,
    any_value(url) FILTER (url LIKE '%linkedin.com/in/%') AS pronet,
    count(DISTINCT url) FILTER (url LIKE '%linkedin.com/in/%') AS pronets
  FROM (
    SELECT input_line, row_number() OVER () AS place, entry ->> '$.url' AS url, entry ->> '$.note' AS note
    FROM (
      SELECT input_line, unnest(list_concat(
        from_json(p -> '$.links', '["JSON"]'), from_json(p -> '$.sources', '["JSON"]'))) AS entry
      FROM person
    )
  )
  GROUP BY input_line
)
SELECT
  person.input_line,
  p ->> '$.id' AS id,
  'openstates' AS source,
  coalesce(link.home, link.page) AS source_url,
  p ->> '$.name' AS name,
  concat_ws(', ', current_position.title,
    if(regexp_matches(current_position.district, '^\d'), 'District ' || current_position.district, current_position.district),
    p ->> '$.party[0].name') AS headline,
  current_position.title AS title,
  current_position.company AS company,
  contact.city AS city,
  coalesce(current_position.state, state.name) AS state,
  'United States' AS country,
  if(current_position.title IS NULL, NULL, 'Government') AS industry,
  if(link.pronets = 1, link.pronet, NULL) AS pronet_url,
  link.home AS website,
  {
    microblog: p ->> '$.ids.twitter',
    social: p ->> '$.ids.facebook',
    photo: p ->> '$.ids.instagram',
    video: p ->> '$.ids.youtube'
  } AS socials,
  career.experience AS experience,
  if(regexp_matches(p ->> '$.email', '^[^\s@]+@[^\s@]+\.[a-z]+$'), [p ->> '$.email'], NULL) AS emails,
  contact.phones AS phones
FROM person
LEFT JOIN current_position USING (input_line)
LEFT JOIN career USING (input_line)
LEFT JOIN contact USING (input_line)
LEFT JOIN link USING (input_line)
LEFT JOIN state ON state.code = upper(p ->> '$.state')
ORDER BY person.input_line
