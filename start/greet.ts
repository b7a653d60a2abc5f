import { DEMO_ADMIN, demoPassword } from '#app/demo/demo_admin'
import { demoKey } from '#app/demo/demo_key'
import env from '#start/env'

/** Says where the service listens and, with the demo world, how to sign in and one line to try; on standard output. */
export function greet(): void {
  const url = `http://${env.get('HOST')}:${env.get('PORT')}`
  const key = demoKey()
  console.log(
    `\n${env.get('SERVICE_NAME')} is ready on ${url} (reference: ${url}/docs, console: ${url}/console)`
  )
  if (!key) return
  const password = demoPassword()
  if (password) console.log(`\nDemo console: ${url}/console as ${DEMO_ADMIN} with the password ${password}`)
  const body = JSON.stringify({ query: 'software engineers in San Francisco', type: 'fast', num_results: 3 })
  console.log(`\nDemo API key: ${key}\n\nTry:\n`)
  console.log(
    `curl -s ${url}/v1/search -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '${body}'\n`
  )
}
