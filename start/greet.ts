import env from '#start/env'

/** Says where the service listens, on standard output. */
export async function greet(): Promise<void> {
  console.log(`${env.get('SERVICE_NAME')} is ready on http://${env.get('HOST')}:${env.get('PORT')}`)
}
