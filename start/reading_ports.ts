import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { ApplicationService } from '@adonisjs/core/types'
import { TurnReader } from '#domain/agent/rules/read/turn_reader'
import { RuleEngine } from '#domain/agent/rules/rule_engine'
import { QueryReader } from '#domain/search/query_language/query_reader'
import { SetSearchReader } from '#domain/sets/set_search_reader'
import { parseEgressAllow } from '#domain/evidence/egress'
import { AgentEngine } from '#domain/agent/agent_engine'
import { AppAuthorizations } from '#domain/connections/app_authorizations'
import { AppLists } from '#domain/connections/lists/app_lists'
import { ContactProviders } from '#domain/contacts/contact_provider'
import { CodehostProfiles } from '#domain/codehost/profiles'
import { ContactChecks } from '#domain/contacts/contact_checks'
import { ArchivedResponses } from '#domain/evidence/archived_responses'
import { Evidence } from '#domain/evidence/evidence'
import { EvidenceImport } from '#domain/evidence/evidence_import'
import { EvidenceRetention } from '#domain/evidence/evidence_retention'
import { SearchIndex } from '#domain/ports/search_index'
import { PageParser } from '#domain/evidence/page_parser'
import { PageReader } from '#domain/evidence/reader/page_reader'
import { Mailboxes } from '#domain/contacts/mailboxes'
import { Pronet } from '#domain/pronet/pronet'
import { Sql } from '#domain/ports/sql'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { ClientDocuments } from '#domain/oauth/client_documents'
import { WebhookSender } from '#domain/webhooks/webhook_sender'
import { WarcResponses } from '#adapters/evidence/archive/warc_responses'
import { ArchiveImport } from '#adapters/evidence/archive/archive_import'
import { ArchiveRetention } from '#adapters/evidence/archive/archive_retention'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { OauthAuthorizations } from '#adapters/connections/oauth_authorizations'
import { RestAppLists } from '#adapters/connections/rest_app_lists'
import { contactProviders } from '#adapters/contacts/providers/contact_providers'
import { MailboxContactChecks } from '#adapters/contacts/checks/mailbox_contact_checks'
import { SmtpMailboxes } from '#adapters/contacts/checks/smtp_mailboxes'
import { GithubProfiles } from '#adapters/codehost/profiles/github/github_profiles'
import { StoredProfiles } from '#adapters/codehost/profiles/stored/stored_profiles'
import { RulePageReader } from '#adapters/page_reader/rule_page_reader'
import { StoredReadings } from '#adapters/page_reader/stored_readings'
import { ThreadPageParser } from '#adapters/page_parser/thread_page_parser'
import { LongTexts } from '#adapters/threads/long_texts'
import { ThreadQueryReader, ThreadSetSearchReader, ThreadTurnReader } from '#adapters/threads/text_readers'
import { ThreadPool } from '#adapters/threads/thread_pool'
import { openEvidence } from '#adapters/evidence/open_evidence'
import { SuppressedPronet } from '#adapters/privacy/suppressed_pronet'
import { SuppressedCodehostProfiles } from '#adapters/privacy/suppressed_codehost_profiles'
import { SuppressedEvidence } from '#adapters/privacy/suppressed_evidence'
import { HttpPronet } from '#adapters/pronet/http/http_pronet'
import { IndexPronet } from '#adapters/pronet/index/index_pronet'
import { indexLeads } from '#app/datasets/index_leads'
import { evidenceRead } from '#app/evidence/read_mode'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import { knownRecords } from '#app/pronet/known_records'
import { ReliabilityStore } from '#app/truth/reliability_store'
import { ProofPages } from '#domain/reply/proof_pages'
import { StatementPages } from '#domain/reply/statement_pages'
import { GuardedProofPages } from '#adapters/reply/guarded_proof_pages'
import { ArchivedStatements } from '#adapters/reply/archived_statements'
import { GuardedClientDocuments } from '#adapters/oauth/guarded_client_documents'
import { GuardedWebhookSender } from '#adapters/webhooks/guarded_webhook_sender'
import env, { dataPath, publicUrl } from '#start/env'
import { closeAll } from './close_all.js'

/**
 * Binds the ports that read pages, texts and other services. Only this file, ports.ts and records.ts
 * import adapters.
 */
export default class ReadingPortsProvider {
  #close: (() => Promise<void>)[] = []

  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    container.singleton(PageArchive, async (resolver) => {
      const archive = new PageArchive({
        directory: dataPath('archive'),
        sql: await resolver.make(Sql),
        software: env.get('SERVICE_NAME'),
      })
      this.#close.push(() => archive.close())
      return archive
    })
    container.singleton(
      EvidenceImport,
      async (resolver) => new ArchiveImport(await resolver.make(PageArchive))
    )
    container.singleton(
      ArchivedResponses,
      async (resolver) => new WarcResponses(await resolver.make(PageArchive))
    )
    container.singleton(
      EvidenceRetention,
      async (resolver) => new ArchiveRetention(await resolver.make(PageArchive))
    )
    container.singleton(
      Mailboxes,
      () =>
        new SmtpMailboxes({
          egress: parseEgressAllow(env.get('EGRESS_ALLOW')),
          smtp: env.get('SMTP_CHECKS') === '1',
          helo: env.get('SMTP_HELO') ?? hostname(),
          inventLocal: () => `nobody-${randomUUID().slice(0, 13)}`,
        })
    )
    container.singleton(
      ContactProviders,
      async (resolver) =>
        new ContactProviders(
          contactProviders({
            records: await resolver.make(PeopleStore),
            evidence: await resolver.make(Evidence),
            leads: async (row, entity) => indexLeads(await resolver.make(SearchIndex), row, entity),
            pages: env.get('PAGES_PER_ROW'),
            reliability: async () => (await resolver.make(ReliabilityStore)).table(),
            hunterKey: env.get('HUNTER_API_KEY'),
            pdlKey: env.get('PDL_API_KEY'),
          })
        )
    )
    container.singleton(
      ContactChecks,
      async (resolver) => new MailboxContactChecks(await resolver.make(Mailboxes))
    )
    container.singleton(Pronet, async (resolver) => {
      const url = env.get('PRONET_URL')
      if (url) {
        const upstream = new HttpPronet({ url, key: env.get('PRONET_API_KEY') })
        return new SuppressedPronet(upstream, await resolver.make(SuppressionList))
      }
      const known = knownRecords(await resolver.make(PeopleStore), await resolver.make(CompanyStore))
      return new IndexPronet(await resolver.make(SearchIndex), await resolver.make(Evidence), known)
    })
    container.singleton(AgentEngine, async (resolver) => {
      const [rules, baseUrl] = [new RuleEngine(await resolver.make(TurnReader)), env.get('LLM_BASE_URL')]
      if (!baseUrl) return rules
      // Loaded on demand, because it takes half a second and 50 MB.
      const { ModelEngine } = await import('#adapters/agent/model_engine')
      const [model, apiKey, logger] = [
        env.get('LLM_MODEL')!,
        env.get('LLM_API_KEY'),
        await resolver.make('logger'),
      ]
      // Logs only the reason, because the error contains callers' input.
      const onFailure = (reason: string) => logger.warn({ reason }, 'the language model did not respond')
      return new ModelEngine({ baseUrl, model, apiKey, onFailure }, rules)
    })
    container.singleton(PageReader, async (resolver) => {
      const [model, baseUrl, apiKey] = [
        env.get('READER_MODEL'),
        env.get('LLM_BASE_URL'),
        env.get('LLM_API_KEY'),
      ]
      if (!model || !baseUrl) return new RulePageReader()
      const { ModelPageReader } = await import('#adapters/page_reader/model_page_reader')
      const [readings, logger] = [new StoredReadings(await resolver.make(Sql)), await resolver.make('logger')]
      const onFailure = (reason: string) => logger.warn({ reason }, 'the page reader did not respond')
      return new ModelPageReader({ baseUrl, model, apiKey, onFailure }, readings)
    })
    const connections = { apps: env.get('OAUTH_APPS'), redirectUri: publicUrl('/oauth/callback') }
    container.singleton(AppAuthorizations, () => new OauthAuthorizations(connections))
    container.singleton(AppLists, () => new RestAppLists(connections.apps))
    const egress = parseEgressAllow(env.get('EGRESS_ALLOW'))
    container.singleton(WebhookSender, () => {
      const userAgent = `${env.get('SERVICE_NAME')}-webhooks/1`
      const sender = new GuardedWebhookSender({ egress, userAgent })
      this.#close.push(() => sender.close())
      return sender
    })
    container.singleton(ClientDocuments, () => {
      const documents = new GuardedClientDocuments({ egress, userAgent: env.get('SERVICE_NAME') })
      this.#close.push(() => documents.close())
      return documents
    })
    container.singleton(ProofPages, () => {
      const pages = new GuardedProofPages({ egress, userAgent: env.get('SERVICE_NAME') })
      this.#close.push(() => pages.close())
      return pages
    })
    container.singleton(
      StatementPages,
      async (resolver) => new ArchivedStatements(await resolver.make(PageArchive))
    )
    container.singleton(CodehostProfiles, async (resolver) => {
      const token = env.get('GITHUB_TOKEN')
      if (!token) return new StoredProfiles(await resolver.make(SearchIndex))
      const profiles = new GithubProfiles({ token, egress, userAgent: env.get('SERVICE_NAME') })
      this.#close.push(() => profiles.close())
      return new SuppressedCodehostProfiles(profiles, await resolver.make(SuppressionList))
    })
    container.singleton(ThreadPool, () => {
      const pool = new ThreadPool({ threads: env.get('PAGE_THREADS') })
      this.#close.push(() => pool.close())
      return pool
    })
    container.singleton(PageParser, async (resolver) => {
      const logger = await resolver.make('logger')
      return new ThreadPageParser(await resolver.make(ThreadPool), {
        // Logs only the host, because the path of a profile URL names a person.
        onFailure: (url, reason) =>
          logger.warn({ host: URL.parse(url)?.host, reason }, 'could not parse a page'),
      })
    })
    container.singleton(LongTexts, async (resolver) => new LongTexts(await resolver.make(ThreadPool)))
    container.singleton(
      QueryReader,
      async (resolver) => new ThreadQueryReader(await resolver.make(LongTexts))
    )
    container.singleton(
      SetSearchReader,
      async (resolver) => new ThreadSetSearchReader(await resolver.make(LongTexts))
    )
    container.singleton(TurnReader, async (resolver) => new ThreadTurnReader(await resolver.make(LongTexts)))
    container.singleton(Evidence, async (resolver) => {
      const evidence = openEvidence(await resolver.make(PageArchive), await resolver.make(PageParser), {
        read: evidenceRead(),
        proxy: env.get('EVIDENCE_PROXY'),
        egress: parseEgressAllow(env.get('EGRESS_ALLOW')),
        webSearch: env.get('WEB_SEARCH_URL'),
      })
      this.#close.push(() => evidence.close())
      return new SuppressedEvidence(evidence, await resolver.make(SuppressionList))
    })
  }

  /** Starts a thread, so that the first page or long text does not wait for it. */
  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const pool = await this.app.container.make(ThreadPool)
    pool.warm()
  }

  async shutdown() {
    await closeAll(this.#close, await this.app.container.make('logger'))
  }
}
