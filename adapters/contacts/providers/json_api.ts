/** What a paid provider answered; `body` is null where it was no JSON. */
export type ApiAnswer = { status: number; body: any }

/** A provider could not be asked, or did not answer as documented. */
export class ProviderFailure extends Error {}

/** Asks a provider over HTTPS. Throws ProviderFailure where nobody answers; its key is in no message. */
export async function askApi(
  name: string,
  url: URL,
  { headers = {}, signal }: { headers?: Record<string, string>; signal: AbortSignal }
): Promise<ApiAnswer> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal,
    })
    const text = await response.text()
    return { status: response.status, body: parsed(text) }
  } catch {
    throw new ProviderFailure(
      signal.aborted ? `${name} did not answer in time` : `${name} could not be reached`
    )
  }
}

/** Throws for an answer that is no answer: a refused key, a spent quota, a fault, or something else than documented. */
export function refuse(name: string, { status }: ApiAnswer): never {
  if (status === 401 || status === 403) throw new ProviderFailure(`${name} refuses the key`)
  if (status === 402 || status === 429) throw new ProviderFailure(`${name} has no capacity left`)
  throw new ProviderFailure(`${name} answered ${status}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
