import { TOP_LANGUAGES, TOP_REPOSITORIES } from '#domain/codehost/fold/rules'
import { WORK_COUNTS } from './part_sql.js'
import { latestValue, literal } from './session.js'

/** SQL for the number of months from 1970-01 to the month of a day number. */
const month = (day: string) => `datediff('month', DATE '1970-01-01', DATE '1970-01-01' + ${day})`

/** SQL for a negative id hashed from a name. Every fold computes the same id. */
const idFromName = (key: string) => `-(('0x' || substr(md5(${key}), 1, 13))::BIGINT)`

/**
 * Returns SQL that folds all parts into the view `accounts` (id, lower-case login, JSON text).
 * `work` and `sightings` are relations over the parts.
 *
 * Early archive files name accounts and repositories without ids. Such a name gets the id that had
 * this name in the nearest month. Of two equally near ids, the lower and thus older id wins. A name
 * that never had an id gets a negative id.
 */
export function foldStatements(work: string, sightings: string, asOf: string): string[] {
  return [
    `CREATE VIEW seen AS SELECT *, lower(name) AS key, ${month('month')} AS m FROM ${sightings}`,
    `CREATE TABLE nameless AS
       WITH wanted AS (SELECT DISTINCT kind, key, m FROM seen WHERE id IS NULL),
         holders AS (
           SELECT kind, key, id, min(m) AS since, max(m) AS until FROM seen
           WHERE id IS NOT NULL AND (kind, key) IN (SELECT kind, key FROM wanted)
           GROUP BY kind, key, id)
       SELECT w.kind, w.key, w.m,
         coalesce(arg_min(h.id, ROW(greatest(h.since - w.m, w.m - h.until, 0), h.id)), ${idFromName('w.key')}) AS id
       FROM wanted w LEFT JOIN holders h ON h.kind = w.kind AND h.key = w.key
       GROUP BY w.kind, w.key, w.m`,
    `CREATE VIEW named AS
       SELECT seen.* EXCLUDE (id), coalesce(seen.id, n.id) AS id FROM seen
       LEFT JOIN nameless n
         ON n.kind = seen.kind AND n.m = seen.m AND n.key = CASE WHEN seen.id IS NULL THEN seen.key END`,
    `CREATE TABLE repositories AS
       SELECT id, ${latestValue('name', 'last_at')} AS name, ${latestValue('language', 'language_at')} AS language
       FROM named WHERE kind = 'repository' GROUP BY id`,
    // A repository with a fork report counts as a fork from the beginning, until the first month
    // after its last fork report that has a non-fork report.
    `CREATE TABLE forks AS
       SELECT f.id, min(n.m) FILTER (WHERE n.fork = 0 AND n.m > f.last) AS until
       FROM (SELECT id, max(m) AS last FROM named WHERE kind = 'repository' AND fork = 1 GROUP BY id) f
       JOIN named n ON n.id = f.id AND n.kind = 'repository' GROUP BY f.id`,
    `CREATE TABLE logins AS
       SELECT id, ${latestValue('name', 'last_at')} AS login,
         ${latestValue('type', 'type_at')} AS type
       FROM named WHERE kind = 'account' GROUP BY id`,
    `CREATE TABLE former AS
       SELECT id, list(login ORDER BY last_at DESC, login) AS logins FROM (
         SELECT n.id, ${latestValue('n.name', 'n.last_at')} AS login, max(n.last_at) AS last_at
         FROM named n JOIN logins l ON l.id = n.id
         WHERE n.kind = 'account' AND n.key <> lower(l.login) GROUP BY n.id, n.key)
       GROUP BY id`,
    // Early rows may refer to one account by name and by id, so their counts are summed.
    `CREATE VIEW done AS
       WITH attributed AS (
         SELECT w.day, coalesce(w.actor_id, a.id) AS account, coalesce(w.repo_id, r.id) AS repo, w.events, w.pushes,
           w.commits, w.opened, w.merged, w.reviews,
           ${month('w.day')} <= (SELECT coalesce(max(m), -1) FROM nameless) AS is_early
         FROM ${work} w
         LEFT JOIN nameless a
           ON a.kind = 'account' AND a.key = w.actor AND a.m = ${month('w.day')}
         LEFT JOIN nameless r
           ON r.kind = 'repository' AND r.key = w.repo AND r.m = ${month('w.day')})
       SELECT * EXCLUDE (is_early) FROM attributed WHERE NOT is_early
       UNION ALL
       SELECT day, account, repo, ${WORK_COUNTS.map((name) => `sum(${name})::INTEGER AS ${name}`).join(', ')}
       FROM attributed WHERE is_early GROUP BY day, account, repo`,
    // On some days, others merged the account's pull requests and the account itself did nothing.
    // Such days count as active only when the account has no other days.
    `CREATE TABLE by_repository AS
       SELECT d.account, d.repo, any_value(r.name) AS name, any_value(r.language) AS language,
         sum(CASE WHEN f.id IS NULL OR ${month('d.day')} >= f.until THEN d.commits ELSE 0 END)::BIGINT AS commits,
         sum(d.pushes)::BIGINT AS pushes, sum(d.opened)::BIGINT AS opened, sum(d.merged)::BIGINT AS merged,
         sum(d.reviews)::BIGINT AS reviews,
         max(d.day) FILTER (WHERE d.events > 0) AS own_day, max(d.day) AS any_day
       FROM done d JOIN repositories r ON r.id = d.repo LEFT JOIN forks f ON f.id = d.repo
       WHERE d.pushes + d.opened + d.merged + d.reviews > 0
       GROUP BY d.account, d.repo`,
    `CREATE TABLE by_account AS
       SELECT account, sum(pushes)::BIGINT AS pushes, sum(opened)::BIGINT AS opened, sum(merged)::BIGINT AS merged,
         sum(reviews)::BIGINT AS reviews,
         coalesce(sum(pushes) FILTER (WHERE DATE '1970-01-01' + day > ${date(asOf)} - INTERVAL 12 MONTH
           AND DATE '1970-01-01' + day <= ${date(asOf)}), 0)::BIGINT AS recent,
         count(DISTINCT ${month('day')}) FILTER (WHERE events > 0) AS own_months,
         count(DISTINCT ${month('day')}) AS all_months,
         coalesce(min(day) FILTER (WHERE events > 0), min(day)) AS first_day,
         coalesce(max(day) FILTER (WHERE events > 0), max(day)) AS last_day
       FROM done GROUP BY account`,
    `CREATE TABLE busiest AS
       SELECT account, max(pushes)::BIGINT AS pushes FROM (
         SELECT account, sum(pushes) AS pushes FROM done WHERE pushes > 0
         GROUP BY account, year(DATE '1970-01-01' + day))
       GROUP BY account`,
    `CREATE TABLE languages AS
       SELECT account, list(language ORDER BY weight DESC, language)[1:${TOP_LANGUAGES}] AS languages FROM (
         SELECT account, language, sum(commits + greatest(opened, merged)) AS weight FROM by_repository
         WHERE language IS NOT NULL GROUP BY account, language)
       WHERE weight > 0 GROUP BY account`,
    // Sums per name, because a repository that was deleted and recreated has two ids.
    `CREATE TABLE by_name AS
       SELECT account, min(name) AS name, sum(commits)::BIGINT AS commits, sum(pushes)::BIGINT AS pushes,
         sum(opened)::BIGINT AS opened, sum(merged)::BIGINT AS merged, sum(reviews)::BIGINT AS reviews,
         coalesce(max(own_day), max(any_day)) AS last_day
       FROM by_repository GROUP BY account, lower(name)`,
    `CREATE TABLE worked_on AS
       SELECT account, sum(commits)::BIGINT AS commits,
         list(name ORDER BY commits + opened DESC, pushes DESC, merged + reviews DESC, name) AS repos,
         list({repo: name, commits: commits, pushes: pushes, pullRequests: opened, mergedPullRequests: merged,
           lastActiveAt: ${day('last_day')}} ORDER BY merged DESC, commits DESC, pushes DESC, name
         )[1:${TOP_REPOSITORIES}] AS top
       FROM by_name GROUP BY account`,
    `CREATE VIEW accounts AS
       SELECT l.id, lower(l.login) AS key, to_json({
         id: l.id, login: l.login, formerLogins: coalesce(f.logins, []), type: coalesce(l.type, 'User'),
         activity: CASE WHEN a.account IS NULL THEN NULL ELSE {
           commits: coalesce(w.commits, 0), pushes: a.pushes, pushesLast12m: a.recent, pullRequests: a.opened,
           mergedPullRequests: a.merged, reviews: a.reviews,
           activeMonths: CASE WHEN a.own_months > 0 THEN a.own_months ELSE a.all_months END,
           firstActiveAt: ${day('a.first_day')}, lastActiveAt: ${day('a.last_day')},
           languages: coalesce(g.languages, []), topRepos: coalesce(w.top, [])} END,
         repos: coalesce(w.repos, []), repoCount: coalesce(len(w.repos), 0),
         mostPushesAYear: greatest(coalesce(b.pushes, 0), coalesce(a.recent, 0))})::VARCHAR AS account
       FROM logins l
       LEFT JOIN by_account a ON a.account = l.id
       LEFT JOIN worked_on w ON w.account = l.id
       LEFT JOIN languages g ON g.account = l.id
       LEFT JOIN busiest b ON b.account = l.id
       LEFT JOIN former f ON f.id = l.id
       WHERE a.account IS NOT NULL OR l.type = 'Organization'`,
  ]
}

const date = (text: string) => `DATE ${literal(text)}`
const day = (number: string) => `strftime(DATE '1970-01-01' + ${number}, '%Y-%m-%d')`
