import { resolveMx } from 'node:dns/promises'
import { ProxyAgent } from 'undici'
import { ask, memberOf } from './ask.js'
import { type CheckResult, off, ok, problem, reasonOf, warning } from './finding.js'
import { connectRefusal } from './outward_checks.js'

/** Whether OpenSearch is there and well. */
export async function openSearchCheck(url: string | undefined): Promise<CheckResult> {
  if (!url) return off('OPENSEARCH_URL is not set: the index is embedded.')
  try {
    const { status, body, ahead } = await ask(`${url.replace(/\/$/, '')}/_cluster/health`)
    if (status === 401 || status === 403)
      return problem(`OpenSearch refuses the credentials (${status}).`, 'Correct those in OPENSEARCH_URL.')
    const health = memberOf(body, 'status')
    if (health === 'red')
      return problem(
        'OpenSearch has lost shards (red).',
        'See which: curl "$OPENSEARCH_URL/_cluster/allocation/explain"'
      )
    if (status !== 200 || typeof health !== 'string')
      return problem(
        `What answers at OPENSEARCH_URL is no OpenSearch (${status}).`,
        'Correct OPENSEARCH_URL.'
      )
    return ok(`OpenSearch is ${health}.`, ahead)
  } catch (error) {
    return problem(
      `OpenSearch of OPENSEARCH_URL cannot be reached: ${reasonOf(error)}.`,
      'See that it runs and that OPENSEARCH_URL is right: curl "$OPENSEARCH_URL"'
    )
  }
}

type Egress = { read: 'live' | 'archive'; proxy: string | undefined; probe?: string }
const PROBE = 'https://example.com/'

/** Whether pages of the web can be read, by the proxy where one is set. */
export async function egressCheck({ read, proxy, probe = PROBE }: Egress): Promise<CheckResult> {
  if (read === 'archive') return off('EVIDENCE_READ=archive: pages are never read from the web.')
  const dispatcher = proxy ? new ProxyAgent(proxy) : undefined
  const way = proxy ? 'by EVIDENCE_PROXY' : 'directly'
  try {
    const { status, ahead } = await ask(probe, { dispatcher, headers: { accept: '*/*' } })
    if (proxy && (status === 407 || status === 502 || status === 503))
      return problem(
        `The proxy answered ${status}.`,
        'Correct its credentials in EVIDENCE_PROXY, or see its log.'
      )
    return ok(`The web is reached ${way}.`, ahead)
  } catch (error) {
    const says = `${new URL(probe).host} cannot be reached ${way}: ${reasonOf(error)}.`
    if (proxy) return problem(says, 'See that the proxy runs, and that EVIDENCE_PROXY has its address.')
    return warning(
      says,
      'Allow this machine HTTPS to the web or set EVIDENCE_PROXY; without either set EVIDENCE_READ=archive.'
    )
  } finally {
    await dispatcher?.close()
  }
}

/** Whether the web search answers in JSON. */
export async function webSearchCheck(url: string | undefined): Promise<CheckResult> {
  if (!url) return off('WEB_SEARCH_URL is not set: pages are found by searching the archive.')
  const address = new URL('search', url.endsWith('/') ? url : `${url}/`)
  address.search = 'q=test&format=json'
  try {
    const { status, body } = await ask(address)
    if (status === 403)
      return problem(
        'The web search gives no JSON (403).',
        'Add json to search.formats in the settings.yml of SearXNG.'
      )
    if (status !== 200 || !Array.isArray(memberOf(body, 'results')))
      return problem(`What answers at WEB_SEARCH_URL is no SearXNG (${status}).`, 'Correct WEB_SEARCH_URL.')
    return ok('The web search answers.')
  } catch (error) {
    return problem(
      `The web search cannot be reached: ${reasonOf(error)}.`,
      'See that SearXNG runs and that WEB_SEARCH_URL is right.'
    )
  }
}

type Model = { url: string | undefined; model: string | undefined; key: string | undefined }

/** Whether the language model is there. */
export async function modelCheck({ url, model, key }: Model): Promise<CheckResult> {
  if (!url) return off('LLM_BASE_URL is not set: the planner and the extractor work by rules.')
  if (!model)
    return problem('LLM_BASE_URL is set, but LLM_MODEL is not.', 'Set LLM_MODEL to a model that it serves.')
  try {
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
    const { status, body, ahead } = await ask(`${url.replace(/\/$/, '')}/models`, { headers })
    if (status === 401 || status === 403)
      return problem(
        `The language model refuses the key (${status}).`,
        'Set LLM_API_KEY to a key that is valid there.'
      )
    const listed = memberOf(body, 'data')
    if (!Array.isArray(listed))
      return warning(
        `What answers at LLM_BASE_URL lists no models (${status}).`,
        'See that it speaks the OpenAI interface; its address often ends in /v1.'
      )
    const names = listed.map((each) => memberOf(each, 'id')).filter((name) => typeof name === 'string')
    if (!names.includes(model))
      return problem(
        `LLM_MODEL "${model}" is not served there.`,
        `Set it to one of: ${names.slice(0, 8).join(', ')}.`
      )
    return ok(`The language model ${model} is served.`, ahead)
  } catch (error) {
    return problem(
      `The language model cannot be reached: ${reasonOf(error)}.`,
      'See that it runs and that LLM_BASE_URL is right, or unset it.'
    )
  }
}

/** Whether the service behind the professional network is there. */
export async function pronetCheck(url: string | undefined, key: string | undefined): Promise<CheckResult> {
  if (!url)
    return off('PRONET_URL is not set: the professional network is answered from the index and the archive.')
  try {
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
    const { status } = await ask(`${url.replace(/\/$/, '')}/profile`, { headers })
    if (status === 401 || status === 403)
      return problem(
        `The professional network refuses the key (${status}).`,
        'Set PRONET_API_KEY to one that is valid there.'
      )
    return ok('The professional network answers.')
  } catch (error) {
    return problem(
      `The professional network cannot be reached: ${reasonOf(error)}.`,
      'See that it runs and that PRONET_URL is right.'
    )
  }
}

/** Any domain whose mail servers are always there. */
const MAIL_DOMAIN = 'gmail.com'

/** Whether mail servers can be asked about addresses. */
export async function mailCheck(isOn: boolean): Promise<CheckResult> {
  if (!isOn) return off('SMTP_CHECKS=0: DNS alone tells whether an address may exist.')
  const fix = 'Let this machine reach port 25 outside, or set SMTP_CHECKS=0.'
  try {
    const [{ exchange }] = (await resolveMx(MAIL_DOMAIN)).toSorted((a, b) => a.priority - b.priority)
    const why = await connectRefusal(exchange, 25)
    return why ? warning(`No mail server can be asked: ${why}.`, fix) : ok('Mail servers can be asked.')
  } catch (error) {
    return warning(`No mail server can be asked: ${reasonOf(error)}.`, fix)
  }
}
