/**
 * A reference fold in the simplest way. It reads all events of all files into memory and applies
 * the rules of the interface one by one. It shares no code with the service, which must return the
 * same accounts.
 */
type Who = { id?: number; login: string }
type Seen = { id?: number; name: string; at: number }
type Deed = {
  who: Who
  repo: { id?: number; name: string } | null
  at: number
  own: boolean
  push: number
  commits: number
  opened: number
  merged: number
  reviews: number
}

const CUT = Date.parse('2025-11-01T00:00:00Z')
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const monthOf = (at: number) => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth()
const timeOf = (text: string) =>
  Date.parse(text.replace(/^(\d+)\/(\d+)\/(\d+) /, '$1-$2-$3T').replace(' ', ''))
const most = <T>(items: T[], by: (a: T, b: T) => number) => [...items].sort(by)
const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export type PlainAccount = ReturnType<typeof plainFold>[number]

export function plainFold(events: any[], asOf: string) {
  const logins: Seen[] = []
  const repos: Seen[] = []
  const types: (Seen & { type: string })[] = []
  const languages: (Seen & { language: string })[] = []
  const forks: (Seen & { isFork: boolean })[] = []
  const deeds: Deed[] = []

  const seeAccount = (user: any, at: number, type?: string): Who | null => {
    if (!user?.login) return null
    const who = { id: user.id, login: user.login }
    logins.push({ id: user.id, name: user.login, at })
    const kind = user.login.endsWith('[bot]') ? 'Bot' : (user.type ?? type)
    if (kind) types.push({ id: user.id, name: user.login, at, type: kind })
    return who
  }
  const seeRepo = (repo: any, at: number, name = repo?.full_name): { id?: number; name: string } | null => {
    if (!repo || !name || !/^[^\s/]+\/[^\s/]+$/.test(name)) return null
    const seen = { id: repo.id, name, at }
    repos.push(seen)
    if (repo.language) languages.push({ ...seen, language: repo.language })
    if (typeof repo.fork === 'boolean') forks.push({ ...seen, isFork: repo.fork })
    return { id: repo.id, name }
  }

  for (const event of events) {
    if (!event?.type || !event.created_at || event.public === false) continue
    const at = timeOf(event.created_at)
    const payload = { ...event.payload?.legacy, ...event.payload }
    const actor =
      typeof event.actor === 'string'
        ? seeAccount({ login: event.actor, type: event.actor_attributes?.type }, at)
        : (seeAccount(event.actor, at) ?? seeAccount({ login: payload.actor }, at))
    const old = event.repository
    const repo =
      (event.repo
        ? seeRepo(event.repo, at, event.repo.name)
        : old
          ? seeRepo(old, at, `${old.owner?.login ?? old.owner}/${old.name}`)
          : null) ?? seeRepo({}, at, payload.repo)
    seeAccount(event.org, at, 'Organization')
    const pull = payload.pull_request
    const opener = seeAccount(pull?.user, at)
    for (const side of [pull?.base?.repo, pull?.head?.repo]) {
      if (!side) continue
      seeRepo(side, at, side.full_name ?? `${side.owner?.login ?? ''}/${side.name}`)
      seeAccount(side.owner, at)
    }
    if (event.type === 'ForkEvent' && payload.forkee?.full_name) {
      seeRepo({ ...payload.forkee, fork: true }, at)
      seeAccount(payload.forkee.owner, at)
    }

    if (event.type === 'ForkEvent' && typeof payload.forkee === 'number' && actor && repo)
      seeRepo({ id: payload.forkee, fork: true }, at, `${actor.login}/${repo.name.split('/')[1]}`)

    const none = { repo, at, own: true, push: 0, commits: 0, opened: 0, merged: 0, reviews: 0 }
    if (actor) {
      const isPush = event.type === 'PushEvent'
      const pushed = payload.size ?? payload.commits?.length ?? payload.shas?.length ?? 0
      const isReview =
        event.type === 'PullRequestReviewEvent' &&
        ['created', 'submitted'].includes(payload.action ?? 'created')
      deeds.push({
        ...none,
        who: actor,
        push: isPush ? 1 : 0,
        commits: isPush && at < CUT ? Math.min(20, pushed) : 0,
        reviews: isReview ? 1 : 0,
      })
    }
    if (event.type === 'PullRequestEvent' && at < CUT) {
      const by = opener ?? actor
      if (payload.action === 'opened' && by) deeds.push({ ...none, who: by, own: by === actor, opened: 1 })
      const isMerged =
        payload.action === 'merged' || (payload.action === 'closed' && (pull?.merged ?? !!pull?.merged_at))
      if (isMerged && opener) deeds.push({ ...none, who: opener, own: false, merged: 1 })
    }
  }

  const resolver = (seen: Seen[], prefix: string) => {
    const spans = new Map<string, Map<number, [number, number]>>()
    for (const { id, name, at } of seen) {
      if (id === undefined) continue
      const key = name.toLowerCase()
      if (!spans.has(key)) spans.set(key, new Map())
      const [since, until] = spans.get(key)!.get(id) ?? [monthOf(at), monthOf(at)]
      spans.get(key)!.set(id, [Math.min(since, monthOf(at)), Math.max(until, monthOf(at))])
    }
    return ({ id, name }: { id?: number; name: string }, at: number): string => {
      if (id !== undefined) return String(id)
      const month = monthOf(at)
      const far = ([since, until]: [number, number]) => Math.max(since - month, month - until, 0)
      const best = most(
        [...(spans.get(name.toLowerCase()) ?? [])],
        (a, b) => far(a[1]) - far(b[1]) || a[0] - b[0]
      )[0]
      return best ? String(best[0]) : `${prefix}${name.toLowerCase()}`
    }
  }
  const accountOf = resolver(logins, '@')
  const repoOf = resolver(repos, '/')

  const lastOf = <T extends Seen>(seen: T[], of: typeof accountOf, value: (seen: T) => string) => {
    const last = new Map<string, [at: number, value: string]>()
    for (const one of seen) {
      const key = of(one, one.at)
      const [at, found] = last.get(key) ?? [-Infinity, '']
      if (one.at > at || (one.at === at && value(one) > found)) last.set(key, [one.at, value(one)])
    }
    return last
  }
  const loginOf = lastOf(logins, accountOf, (seen) => seen.name)
  const nameOf = lastOf(repos, repoOf, (seen) => seen.name)
  const typeOf = lastOf(types, accountOf, (seen) => seen.type)
  const languageOf = lastOf(languages, repoOf, (seen) => seen.language)
  const forkReports = Map.groupBy(forks, (seen) => repoOf(seen, seen.at))
  const isForkIn = (repo: string, month: number) => {
    const reports = (forkReports.get(repo) ?? []).map(({ isFork, at }) => ({ isFork, month: monthOf(at) }))
    const last = Math.max(...reports.filter(({ isFork }) => isFork).map((one) => one.month))
    const until = Math.min(
      ...reports.filter((one) => !one.isFork && one.month > last).map((one) => one.month)
    )
    return last !== -Infinity && month < until
  }

  const former = new Map<string, Map<string, [number, string]>>()
  for (const seen of logins) {
    const key = accountOf(seen, seen.at)
    if (seen.name.toLowerCase() === loginOf.get(key)![1].toLowerCase()) continue
    if (!former.has(key)) former.set(key, new Map())
    const [at, name] = former.get(key)!.get(seen.name.toLowerCase()) ?? [-Infinity, '']
    if (seen.at > at || (seen.at === at && seen.name > name))
      former.get(key)!.set(seen.name.toLowerCase(), [seen.at, seen.name])
  }

  const byAccount = new Map<string, Deed[]>()
  for (const deed of deeds) {
    const key = accountOf({ id: deed.who.id, name: deed.who.login }, deed.at)
    if (!byAccount.has(key)) byAccount.set(key, [])
    byAccount.get(key)!.push(deed)
  }
  const asOfDay = new Date(`${asOf}T00:00:00Z`)
  const yearBefore = new Date(asOfDay)
  yearBefore.setUTCFullYear(yearBefore.getUTCFullYear() - 1)
  const sum = (list: Deed[], of: (deed: Deed) => number) => list.reduce((total, deed) => total + of(deed), 0)

  const keys = new Set([
    ...byAccount.keys(),
    ...[...typeOf].filter(([, [, type]]) => type === 'Organization').map(([key]) => key),
  ])
  return [...keys].map((key) => {
    const done = byAccount.get(key) ?? []
    const own = done.some((deed) => deed.own) ? done.filter((deed) => deed.own) : done
    const days = own.map((deed) => dayOf(deed.at)).sort()
    const years = new Map<number, number>()
    for (const deed of done) {
      const year = new Date(deed.at).getUTCFullYear()
      years.set(year, (years.get(year) ?? 0) + deed.push)
    }
    const recent = sum(done, (deed) =>
      dayOf(deed.at) > yearBefore.toISOString().slice(0, 10) && dayOf(deed.at) <= asOf ? deed.push : 0
    )
    const work = done.filter((deed) => deed.repo && deed.push + deed.opened + deed.merged + deed.reviews > 0)
    const byId = Map.groupBy(work, (deed) => repoOf(deed.repo!, deed.at))
    const rows = [...byId].map(([repo, list]) => {
      // The days of the account's own activity in this repository, if there are any.
      const lastDay = (some: Deed[]) =>
        some
          .map((deed) => dayOf(deed.at))
          .sort()
          .at(-1)!
      const ownDays = new Set(
        done
          .filter((deed) => deed.own && deed.repo && repoOf(deed.repo, deed.at) === repo)
          .map((deed) => dayOf(deed.at))
      )
      const mine = list.filter((deed) => ownDays.has(dayOf(deed.at)))
      return {
        repo: nameOf.get(repo)![1],
        language: languageOf.get(repo)?.[1],
        commits: sum(list, (deed) => (isForkIn(repo, monthOf(deed.at)) ? 0 : deed.commits)),
        pushes: sum(list, (deed) => deed.push),
        pullRequests: sum(list, (deed) => deed.opened),
        mergedPullRequests: sum(list, (deed) => deed.merged),
        reviews: sum(list, (deed) => deed.reviews),
        ownDay: mine.length ? lastDay(mine) : '',
        anyDay: lastDay(list),
      }
    })
    const weights = new Map<string, number>()
    for (const row of rows)
      if (row.language)
        weights.set(
          row.language,
          (weights.get(row.language) ?? 0) + row.commits + Math.max(row.pullRequests, row.mergedPullRequests)
        )
    // A repository that was deleted and recreated under the same name counts as one.
    const named = [...Map.groupBy(rows, ({ repo }) => repo.toLowerCase()).values()].map((same) => {
      const total = (of: (row: (typeof rows)[number]) => number) =>
        same.reduce((all, row) => all + of(row), 0)
      const lastDay = (days: string[]) => days.sort().at(-1)!
      return {
        repo: same.map(({ repo }) => repo).sort()[0],
        commits: total((row) => row.commits),
        pushes: total((row) => row.pushes),
        pullRequests: total((row) => row.pullRequests),
        mergedPullRequests: total((row) => row.mergedPullRequests),
        reviews: total((row) => row.reviews),
        lastActiveAt: lastDay(same.map(({ ownDay }) => ownDay)) || lastDay(same.map(({ anyDay }) => anyDay)),
      }
    })
    const login = loginOf.get(key)![1]
    return {
      login,
      id: key.startsWith('@') ? null : Number(key),
      formerLogins: most(
        [...(former.get(key)?.values() ?? [])],
        (a, b) => b[0] - a[0] || text(a[1], b[1])
      ).map(([, name]) => name),
      type: typeOf.get(key)?.[1] ?? 'User',
      activity: done.length
        ? {
            commits: sum(rows as any, (row: any) => row.commits),
            pushes: sum(done, (deed) => deed.push),
            pushesLast12m: recent,
            pullRequests: sum(done, (deed) => deed.opened),
            mergedPullRequests: sum(done, (deed) => deed.merged),
            reviews: sum(done, (deed) => deed.reviews),
            activeMonths: new Set(own.map((deed) => monthOf(deed.at))).size,
            firstActiveAt: days[0],
            lastActiveAt: days.at(-1)!,
            languages: most(
              [...weights].filter(([, weight]) => weight > 0),
              (a, b) => b[1] - a[1] || text(a[0], b[0])
            )
              .slice(0, 10)
              .map(([language]) => language),
            topRepos: most(
              named,
              (a, b) =>
                b.mergedPullRequests - a.mergedPullRequests ||
                b.commits - a.commits ||
                b.pushes - a.pushes ||
                text(a.repo, b.repo)
            )
              .slice(0, 10)
              .map(({ reviews: _, ...row }) => row),
          }
        : null,
      repos: most(
        named,
        (a, b) =>
          b.commits + b.pullRequests - a.commits - a.pullRequests ||
          b.pushes - a.pushes ||
          b.mergedPullRequests + b.reviews - a.mergedPullRequests - a.reviews ||
          text(a.repo, b.repo)
      ).map(({ repo }) => repo),
      repoCount: named.length,
      mostPushesAYear: Math.max(recent, ...years.values(), 0),
    }
  })
}
