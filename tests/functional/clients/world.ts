import app from '@adonisjs/core/services/app'
import type { Group } from '@japa/runner/core'
import env from '#start/env'
import { endOthers, thinks } from '#tests/functional/agent/fixture'
import { providers, StatedProvider } from '#tests/functional/contacts/fixture'
import { fillFrom, groupWorker, inventedWeb } from '#tests/functional/datasets/fixture'
import { readFrom, WEB } from '#tests/functional/profiles/fixture'
import { inventedWorld, setPages } from '#tests/functional/sets/fixture'

export const BASE_URL = () => `http://${env.get('HOST')}:${env.get('PORT')}`
export const ANSWER = 'Looking. Nobody was found.'
/** A task that ends only when it is cancelled. */
export const ENDLESS = 'Never end'
export const CITED = 'https://weld.example/'

/** Serves people, pages, contacts and a scripted agent to a group that uses every kind of run. */
export function clientWorld(group: Group): void {
  const worker = groupWorker(group)
  group.each.setup(async () => {
    await endOthers()
    await inventedWorld()
    readFrom([...setPages, ...WEB])
    await fillFrom(inventedWeb(setPages))
    providers([new StatedProvider('known', { phone: '+14155552671' })])
    thinks(async ({ task }, tools, say, signal) => {
      if (task === ENDLESS) await new Promise((_, reject) => signal.addEventListener('abort', reject))
      say('Looking. ')
      await tools.call('codehost_search', { query: 'welding', limit: 3 })
      for (const word of ['Nobody ', 'was ', 'found.']) say(word)
      return { text: ANSWER, citations: [{ url: CITED, title: 'Welders', quote: null }] }
    })
    await worker.start()
    return () => app.container.restoreAll()
  })
}
