import app from '@adonisjs/core/services/app'
import { Sql } from '#domain/ports/sql'
import { DEMO_ADMIN, demoPassword } from '#app/demo/demo_admin'
import { demoKey, isCurrent } from '#app/access/demo_key'
import { evidenceRead } from '#app/evidence/read_mode'
import env from '#start/env'

/** Prints the service's address and, with demo data, a sign-in and a request to try. */
export async function greet(): Promise<void> {
  const url = `http://${env.get('HOST')}:${env.get('PORT')}`
  const key = demoKey()
  console.log(
    `\n${env.get('SERVICE_NAME')} is ready on ${url} (documentation: ${url}/docs, console: ${url}/console)`
  )
  if (!key) return
  const password = demoPassword()
  if (password) console.log(`\nDemo console: ${url}/console as ${DEMO_ADMIN} with the password ${password}`)
  if (evidenceRead() === 'archive')
    console.log('\nPages are read only from the archive. Set EVIDENCE_READ=live to also read the web.')
  if (!(await isCurrent(await app.container.make(Sql), key))) return
  const filters = { title: 'software engineer', location: 'San Francisco' }
  const body = JSON.stringify({ filters, type: 'auto', num_results: 3 })
  console.log(`\nDemo API key: ${key}`)
  console.log(
    `\nFor the examples of the documentation:\n\nexport KITH_URL=${url} KITH_API_KEY=${key}\n\nTry:\n`
  )
  console.log(
    `curl -s ${url}/v1/search -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '${body}'\n`
  )
}
