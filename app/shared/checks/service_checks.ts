import { resolveMx } from 'node:dns/promises'
import { ProxyAgent } from 'undici'
import { probe, memberOf } from './probe.js'
import { type CheckResult, off, ok, problem, reasonOf, warning } from './finding.js'
import { connectRefusal } from './outward_checks.js'

export async function openSearchCheck(url: string | undefined): Promise<CheckResult> {
  if (!url) return off('OPENSEARCH_URL is not set: the index is embedded.')
  try {
    const { status, body, ahead } = await probe(`${url.replace(/\/$/, '')}/_cluster/health`)
    if (status === 401 || status === 403)
      return problem(
        `OpenSearch rejects the credentials (${status}).`,
        'Correct the credentials in OPENSEARCH_URL.'
      )
    const health = memberOf(body, 'status')
    if (health === 'red')
      return problem(
        'OpenSearch has lost shards (red).',
        'Find out which: curl "$OPENSEARCH_URL/_cluster/allocation/explain"'
      )
    if (status !== 200 || typeof health !== 'string')
      return problem(
        `The server at OPENSEARCH_URL is not OpenSearch (status ${status}).`,
        'Correct OPENSEARCH_URL.'
      )
    return ok(`OpenSearch is ${health}.`, ahead)
  } catch (error) {
    return problem(
      `Cannot reach OpenSearch at OPENSEARCH_URL: ${reasonOf(error)}.`,
      'Check that it runs and that OPENSEARCH_URL is correct: curl "$OPENSEARCH_URL"'
    )
  }
}

type Egress = { read: 'live' | 'archive'; proxy: string | undefined; probeUrl?: string }
const PROBE_URL = 'https://example.com/'

/** Checks that web pages can be read, through EVIDENCE_PROXY if set. */
export async function egressCheck({ read, proxy, probeUrl = PROBE_URL }: Egress): Promise<CheckResult> {
  if (read === 'archive')
    return off('EVIDENCE_READ=archive: pages are never read from the web. Import them with evidence:import.')
  const dispatcher = proxy ? new ProxyAgent(proxy) : undefined
  const route = proxy ? 'through EVIDENCE_PROXY' : 'directly'
  try {
    const { status, ahead } = await probe(probeUrl, { dispatcher, headers: { accept: '*/*' } })
    if (proxy && (status === 407 || status === 502 || status === 503))
      return problem(
        `The proxy responded with status ${status}.`,
        'Correct its credentials in EVIDENCE_PROXY, or check its log.'
      )
    return ok(`The web can be reached ${route}.`, ahead)
  } catch (error) {
    const says = `Cannot reach ${new URL(probeUrl).host} ${route}: ${reasonOf(error)}.`
    if (proxy) return problem(says, 'Check that the proxy runs and that EVIDENCE_PROXY is correct.')
    return warning(
      says,
      'Allow HTTPS connections from this machine or set EVIDENCE_PROXY. To work without the web, set EVIDENCE_READ=archive.'
    )
  } finally {
    await dispatcher?.close()
  }
}

/** Checks that SearXNG responds with JSON. */
export async function webSearchCheck(url: string | undefined): Promise<CheckResult> {
  if (!url) return off('WEB_SEARCH_URL is not set: pages are found by searching the archive.')
  const address = new URL('search', url.endsWith('/') ? url : `${url}/`)
  address.search = 'q=test&format=json'
  try {
    const { status, body } = await probe(address)
    if (status === 403)
      return problem(
        'SearXNG does not allow JSON responses (403).',
        'Add json to search.formats in the settings.yml of SearXNG.'
      )
    if (status !== 200 || !Array.isArray(memberOf(body, 'results')))
      return problem(
        `The server at WEB_SEARCH_URL is not SearXNG (status ${status}).`,
        'Correct WEB_SEARCH_URL.'
      )
    return ok('The web search responds.')
  } catch (error) {
    return problem(
      `Cannot reach the web search: ${reasonOf(error)}.`,
      'Check that SearXNG runs and that WEB_SEARCH_URL is correct.'
    )
  }
}

type Model = {
  url: string | undefined
  model: string | undefined
  reader?: string
  key: string | undefined
}

/** Checks that the language model server responds and serves LLM_MODEL and READER_MODEL. */
export async function modelCheck({ url, model, reader, key }: Model): Promise<CheckResult> {
  if (!url) return off('LLM_BASE_URL is not set: kith plans and extracts by rules.')
  if (!model)
    return problem(
      'LLM_BASE_URL is set, but LLM_MODEL is not.',
      'Set LLM_MODEL to a model that the server at LLM_BASE_URL offers.'
    )
  try {
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
    const { status, body, ahead } = await probe(`${url.replace(/\/$/, '')}/models`, { headers })
    if (status === 401 || status === 403)
      return problem(`The language model rejects the key (${status}).`, 'Set LLM_API_KEY to a valid key.')
    const models = memberOf(body, 'data')
    if (!Array.isArray(models))
      return warning(
        `The server at LLM_BASE_URL does not list its models (status ${status}).`,
        'Check that it implements the OpenAI API. The URL often ends in /v1.'
      )
    const names = models.map((each) => memberOf(each, 'id')).filter((name) => typeof name === 'string')
    if (!names.includes(model))
      return problem(
        `The server at LLM_BASE_URL does not offer LLM_MODEL "${model}".`,
        `Set it to one of: ${names.slice(0, 8).join(', ')}.`
      )
    if (reader && !names.includes(reader))
      return problem(
        `The server at LLM_BASE_URL does not offer READER_MODEL "${reader}".`,
        `Set it to one of: ${names.slice(0, 8).join(', ')}.`
      )
    return ok(`The language model ${model} is available.`, ahead)
  } catch (error) {
    return problem(
      `Cannot reach the language model: ${reasonOf(error)}.`,
      'Check that it runs and that LLM_BASE_URL is correct, or unset LLM_BASE_URL.'
    )
  }
}

export async function pronetCheck(url: string | undefined, key: string | undefined): Promise<CheckResult> {
  if (!url) return off('PRONET_URL is not set: professional-network requests use the index and the archive.')
  try {
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
    const { status } = await probe(`${url.replace(/\/$/, '')}/profile`, { headers })
    if (status === 401 || status === 403)
      return problem(
        `The professional-network provider rejects the key (${status}).`,
        'Set PRONET_API_KEY to a valid key.'
      )
    return ok('The professional-network provider responds.')
  } catch (error) {
    return problem(
      `Cannot reach the professional-network provider: ${reasonOf(error)}.`,
      'Check that it runs and that PRONET_URL is correct.'
    )
  }
}

const MAIL_DOMAIN = 'gmail.com'

/** Checks that mail servers can be reached on port 25. */
export async function mailCheck(isOn: boolean): Promise<CheckResult> {
  if (!isOn) return off('SMTP_CHECKS=0: e-mail addresses are checked with DNS only.')
  const fix = 'Allow outgoing connections to port 25, or set SMTP_CHECKS=0.'
  try {
    const [{ exchange }] = (await resolveMx(MAIL_DOMAIN)).toSorted((a, b) => a.priority - b.priority)
    const reason = await connectRefusal(exchange, 25)
    return reason ? warning(`Cannot reach mail servers: ${reason}.`, fix) : ok('Mail servers can be reached.')
  } catch (error) {
    return warning(`Cannot reach mail servers: ${reasonOf(error)}.`, fix)
  }
}
