/** A paid provider's response. `body` is null when it is not JSON. */
export type ApiAnswer = { status: number; body: any }

/** The provider could not be reached or refused the request, or its response is undocumented. */
class ProviderFailure extends Error {}

/** Sends a request to a provider. Throws ProviderFailure, which never contains the API key. */
export async function requestApi(
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

/** Throws ProviderFailure for a rejected key, a used-up quota or an undocumented response. */
export function refuse(name: string, { status }: ApiAnswer): never {
  if (status === 401 || status === 403) throw new ProviderFailure(`${name} rejects the API key`)
  if (status === 402 || status === 429) throw new ProviderFailure(`${name} has no quota left`)
  throw new ProviderFailure(`${name} answered ${status}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
