import { inject } from '@adonisjs/core'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import type { StoredPerson } from '#domain/search/people_document'
import type { PersonFacts } from '#domain/search/verification/person_facts'
import type { Verdict } from '#domain/search/verification/verdict'
import type { Recall } from '#domain/completeness/recall'
import { addFindersOf } from './item_finders.js'
import type { PersonVerdict } from '#domain/sets/judge'
import { setPersonOf } from '#domain/sets/set_person'
import type { StopReason } from '#domain/sets/set'
import type { VerdictBasis } from '#domain/sets/verdict_basis'
import { counted, type VerdictCounts } from '#domain/sets/verdict_counts'
import { setWarnings } from '#domain/sets/shortfall'
import { evidenceRead } from '#app/evidence/read_mode'
import { FoundPeople } from '#app/people/found_people'
import { personIdOf } from '#app/people/found_rows'
import { foundOf } from '#app/people/found_record'
import { noteRecipients } from '#app/recipients/note_recipients'
import type { RunContext } from '#app/runs/run_handler'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { EventFeed } from '#app/events/event_feed'
import type { WaitingCandidate } from './candidates.js'
import { lock } from './set_ending.js'
import { SetEvents } from './set_events.js'
import { endWaiting, removeWaiting } from './waiting_items.js'
import type { ItemCriterion, SetSearch } from './set_rows.js'
import { SetStore } from './set_store.js'
import { showItem, showSet } from './show_set.js'

/** Stores each verdict once, while the run is leased. */
@inject()
export class SaveVerdict {
  constructor(
    private readonly sql: Sql,
    private readonly sets: SetStore,
    private readonly events: SetEvents,
    private readonly feed: EventFeed,
    private readonly found: FoundPeople
  ) {}

  /**
   * Admits or rejects a pending item and returns whether it was admitted. The first admission emits
   * `set.item.created`. If `isKnown` returns true, the person was imported meanwhile, and the item
   * is removed instead of admitted.
   */
  async save(
    search: SetSearch,
    { itemId, row, isRecheck }: WaitingCandidate,
    verdict: PersonVerdict,
    { run, checkpoint, isKnown }: RunContext & { isKnown: (tx: SqlTransaction) => Promise<boolean> }
  ): Promise<boolean> {
    const { indexed, facts, admitted, basis } = verdict
    const saved = !indexed && facts && admitted ? await this.#saveFoundPerson(facts, run.workspaceId) : null
    const person = setPersonOf(indexed ?? saved, facts)
    const status = admitted && person ? 'admitted' : 'rejected'
    const criteria = describe(search, verdict)
    return this.sql.transaction(async (tx) => {
      await checkpoint({ searchId: search.id, item: itemId }, tx)
      if (status === 'admitted') {
        await lock(search.setId, tx)
        if (await isKnown(tx)) {
          await removeWaiting(itemId, tx)
          return false
        }
      }
      const sealed = (value: unknown) => tx.contacts.sealIn(toJson(value))
      const changed = await tx.run(
        `UPDATE set_items SET status = ?, was = NULL, verdict = ?, person = ?, seed = ?, criteria = ?, basis = ?
         WHERE id = ? AND status = 'pending'`,
        [
          status,
          outcome(status === 'admitted', basis?.timed_out ?? false),
          person && sealed(person),
          sealed({ ...row, ...(person?.pronet && !row.pronet_url ? { pronet_url: person.pronet } : {}) }),
          sealed(criteria),
          basis && sealed({ ...basis, ...(saved ? { saved } : {}) } satisfies VerdictBasis),
          itemId,
        ]
      )
      if (changed === 0) return false
      await countVerdicts(search.id, criteria, tx)
      // Lists of items also show rejected people.
      await noteRecipients(tx, run.workspaceId, 'set', person)
      if (status === 'rejected') return false
      await tx.run('UPDATE set_searches SET admitted = admitted + 1 WHERE id = ?', [search.id])
      if (isRecheck) return true
      const item = showItem(await this.sets.item(itemId, tx), [], [])
      await this.events.append(tx, search.setId, 'set.item.created', item, new Date())
      tx.onCommit(() => this.feed.poke())
      return true
    })
  }

  /**
   * Removes a candidate who is already in the Set, is excluded, or exceeds the limit of people per
   * company. `same` is the item of the same person, which gets the candidate's finders.
   */
  leaveOut(
    search: SetSearch,
    itemId: string,
    { checkpoint }: RunContext,
    same: string | null = null
  ): Promise<void> {
    return this.sql.transaction(async (tx) => {
      await checkpoint({ searchId: search.id, item: itemId }, tx)
      if (same) await addFindersOf(itemId, same, tx)
      await removeWaiting(itemId, tx)
    })
  }

  /**
   * Ends a search with a reason. Remaining candidates get their previous status back or are
   * deleted.
   */
  finish(
    search: SetSearch,
    { reason, recall }: { reason: StopReason; recall: Recall | null },
    { run, checkpoint }: RunContext
  ): Promise<void> {
    const { id, setId, count } = search
    return this.sql.transaction(async (tx) => {
      await checkpoint({ searchId: id, stopped: reason }, tx)
      // Locks the Set's row before its items, in the order of an import.
      await lock(setId, tx)
      const ended = await tx.run(
        `UPDATE set_searches SET status = 'completed', stop_reason = ?, recall = ?, warnings = ?
         WHERE id = ? AND status IN ('queued', 'running')`,
        [
          reason,
          recall && toJson(recall),
          toJson(setWarnings({ count, reason, reads: evidenceRead(), ...(await outcomeOf(id, tx)) })),
          id,
        ]
      )
      if (ended === 0) return
      await endWaiting('search_id', id, tx)
      const whole = showSet(await this.sets.whole(run.workspaceId, setId, tx))
      await this.events.append(tx, setId, 'set.search.completed', whole, new Date())
      tx.onCommit(() => this.feed.poke())
    })
  }

  /** Stores an admitted person who is not in the index, and returns the record. */
  async #saveFoundPerson(facts: PersonFacts, workspaceId: string): Promise<StoredPerson | null> {
    const found = foundOf(facts)
    if (!found) return null
    await this.found.save(workspaceId, [found])
    return { ...found.record, person_id: personIdOf(found) }
  }
}

/**
 * Adds verdicts to a search's counts. The checkpoint that the caller writes first serialises the
 * calls of one run.
 */
async function countVerdicts(id: string, verdicts: ItemCriterion[], tx: SqlTransaction): Promise<void> {
  const [row] = await tx.select<{ verdict_counts: string | null }>(
    'SELECT verdict_counts FROM set_searches WHERE id = ?',
    [id]
  )
  const before = row.verdict_counts === null ? {} : fromJson<VerdictCounts>(row.verdict_counts)
  await tx.run('UPDATE set_searches SET verdict_counts = ? WHERE id = ?', [
    toJson(counted(before, verdicts)),
    id,
  ])
}

/** Counts a search's verdicts. `silent` counts rejected people without evidence pages. */
async function outcomeOf(searchId: string, tx: SqlTransaction) {
  const [row] = await tx.select<Record<'admitted' | 'rejected' | 'silent', unknown>>(
    `SELECT SUM(CASE WHEN status = 'admitted' THEN 1 ELSE 0 END) AS admitted,
       SUM(CASE WHEN status = 'rejected' THEN 1 ELSE 0 END) AS rejected,
       SUM(CASE WHEN status = 'rejected' AND criteria NOT LIKE '%"url":%' THEN 1 ELSE 0 END) AS silent
     FROM set_items WHERE search_id = ?`,
    [searchId]
  )
  return { admitted: Number(row.admitted), rejected: Number(row.rejected), silent: Number(row.silent) }
}

/**
 * Returns `yes` for an admitted person. For any other person, returns `unclear` if the research ran out of
 * time, and otherwise `no`: the pages in reach do not prove that the person matches.
 */
const outcome = (isAdmitted: boolean, timedOut: boolean): Verdict['is'] =>
  isAdmitted ? 'yes' : timedOut ? 'unclear' : 'no'

function describe({ criteria }: SetSearch, { verdicts }: PersonVerdict): ItemCriterion[] {
  const byId = new Map(criteria.map((criterion) => [criterion.id, criterion]))
  return verdicts.map(({ id, verdict, evidence }) => {
    const { description, required } = byId.get(id)!
    return { id, description, required, verdict, evidence }
  })
}
