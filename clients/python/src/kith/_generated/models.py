# Generated from the OpenAPI document by `npm run clients`. Do not edit. Schemas: 0f05aeadcd6cee2b01f0fbc8a718fdec0d7dfa342fddc21ff244ff58311abb5c

from typing import Any, Literal, TypeAlias, TypedDict

from typing_extensions import NotRequired


class AccountKeyRevokeData(TypedDict):
    id: str
    revoked_at: str


AgentMaxAcu: TypeAlias = int
"""
Maximum ACU the run may cost. The amount is reserved when the run is accepted. Calls that could exceed it are not made.
"""


AgentMemory: TypeAlias = Literal['none', 'read', 'read_write']
"""
How the run uses the conversation of its session.
"""


class AgentMeta(TypedDict):
    request_id: str
    acu_limit: int
    acu_used: int


AgentOutputContract: TypeAlias = Literal['stage_aligned_lookalikes_v1']
"""
A predefined output schema. Requires stage_seed, sources set to ["public_web"] and memory set to "none".
"""


class AgentRequestStageOptions(TypedDict):
    requested_count: NotRequired[int]


class AgentRequestStageSeed1(TypedDict):
    """
    The company to find similar companies for, by name, domain or both.
    """

    name: str
    """
    The company's name.
    """
    domain: NotRequired[str]
    """
    The company's domain, which identifies it best.
    """
    stage: NotRequired[Literal['pre_seed', 'seed', 'series_a', 'series_b', 'series_c', 'series_d_plus', 'public', 'bootstrapped']]
    """
    The company's latest funding stage. By default it is read from public pages.
    """
    industry: NotRequired[str]
    """
    The company's industry, if known.
    """
    location: NotRequired[str]
    """
    The company's location. Lookalikes in the same country rank higher.
    """


class AgentRequestStageSeed2(TypedDict):
    """
    The company to find similar companies for, by name, domain or both.
    """

    name: NotRequired[str]
    """
    The company's name.
    """
    domain: str
    """
    The company's domain, which identifies it best.
    """
    stage: NotRequired[Literal['pre_seed', 'seed', 'series_a', 'series_b', 'series_c', 'series_d_plus', 'public', 'bootstrapped']]
    """
    The company's latest funding stage. By default it is read from public pages.
    """
    industry: NotRequired[str]
    """
    The company's industry, if known.
    """
    location: NotRequired[str]
    """
    The company's location. Lookalikes in the same country rank higher.
    """


AgentRequestStageSeed: TypeAlias = AgentRequestStageSeed1 | AgentRequestStageSeed2
"""
The company to find similar companies for, by name, domain or both.
"""


AgentResponseFormat: TypeAlias = Literal['standard', 'markdown']
"""
With `markdown`, polling a completed run returns only its output, as Markdown.
"""


AgentSessionId: TypeAlias = str
"""
Your id for a conversation. Runs with the same session_id share its messages; the first run creates it.
"""


AgentSources: TypeAlias = list[Literal['people', 'public_web']]
"""
`people` is the index of people and companies. `public_web` is web pages.
"""


class ApiErrorDetails(TypedDict):
    fieldErrors: NotRequired[dict[str, list[str]]]
    """
    Messages by the path of the field, such as `rows.3.email`.
    """
    dataset_id: NotRequired[str]


class AppConnection(TypedDict):
    app: str
    status: Literal['pending', 'connected', 'expired', 'failed']


AutocompleteField: TypeAlias = Literal['title', 'company', 'location', 'industry', 'skill']


class BatchEstimate(TypedDict):
    estimated_cost_usd: float
    credits: int


BatchField: TypeAlias = Literal['pronet', 'codehost', 'work_email', 'personal_email', 'phone']


BatchFields: TypeAlias = list[BatchField]


BatchResultStatus: TypeAlias = Literal['pending', 'completed', 'skipped']


class Budget(TypedDict):
    limit: int | None
    """
    Limit in ACU; null if the key has no such budget
    """
    used: int
    """
    Credits (ACU)
    """
    reserved: int
    """
    Credits (ACU)
    """
    resets_at: str


class BudgetReachedEventData(TypedDict):
    key_id: str
    name: str
    period: Literal['day', 'month']
    percent: int
    budget: int
    spent: int


Cadence: TypeAlias = str
"""
The schedule: an RFC 5545 recurrence rule such as `FREQ=WEEKLY;BYDAY=MO`, with an optional `DTSTART;TZID=` line before it, or a cron expression of five fields, with an optional `CRON_TZ=Europe/Berlin ` before it.
"""


class CellExplanationValueVote(TypedDict):
    url: str
    quote: str
    observed_at: str
    stated_at: str | None
    """
    The date on the page, as precise as the page states it
    """
    stated: str | float | bool
    kind: str
    """
    The kind of page, for example own_site, own_profile, employer_site, registry or news
    """
    method: str
    """
    How the value was extracted
    """
    identity: float
    """
    The probability that the page is about the row
    """
    past: bool
    """
    Whether the page says that the value is past
    """
    weight: float
    group: int
    """
    Votes for a value with the same number count as one
    """


CellStatus: TypeAlias = Literal['found', 'unverified', 'not_found', 'timeout']


class ChangedCellPage(TypedDict):
    url: str
    read_before: str
    read_now: str | None
    change: Literal['changed', 'gone']


Repo: TypeAlias = str


CodehostAccountType: TypeAlias = Literal['User', 'Organization', 'Bot', 'Mannequin']


CodehostActiveSince: TypeAlias = str
"""
The account was publicly active on or after this day.
"""


CodehostIncludeAutomation: TypeAlias = bool
"""
Include likely bot, CI and release accounts. They are excluded by default, unless login is given.
"""


CodehostLanguage: TypeAlias = str
"""
A programming language among the account's ten most used.
"""


class CodehostLinkedProfile(TypedDict):
    url: str | None
    """
    URL of the profile; null if the index does not have it.
    """
    indexed: bool
    """
    Whether the profile is in the index. If false, its other fields are null.
    """
    person_id: str | None
    name: str | None
    title: str | None
    seniority: str | None
    company: str | None
    industry: str | None
    location: str | None


class CodehostMatch(TypedDict):
    method: Literal['profile_link', 'name_company_location', 'name_company', 'name_location']
    confidence: float


class CodehostProfile(TypedDict):
    username: str
    name: str | None
    bio: str | None
    location: str | None
    followers: int | None
    topLanguages: list[str]
    topRepos: list[str]


CodehostQuery: TypeAlias = str
"""
Words to find in login, company and repository names.
"""


CodehostRepo: TypeAlias = str
"""
A repository the account worked on, as owner/name.
"""


class CodehostRepoActivity(TypedDict):
    repo: str
    commits: int
    pushes: int
    pull_requests: int
    merged_pull_requests: int
    last_active_at: str


CodehostRepoOwner: TypeAlias = str
"""
Owner of a repository the account worked on.
"""


CodehostSort: TypeAlias = Literal['relevance', 'commits', 'merged_pull_requests', 'recent_activity', 'last_active']
"""
Without query and company, relevance sorts by merged pull requests, then by commits. Every other value sorts by that field alone.
"""


class CodehostTotal(TypedDict):
    value: int
    relation: Literal['eq', 'gte']


ColumnFormat: TypeAlias = Literal['text', 'number', 'date', 'boolean', 'options', 'email', 'phone', 'url', 'range', 'currency']


ColumnKey1: TypeAlias = str
"""
Built-in columns of a company: name, domain, description, founded_year, headquarters, headcount, industry, pronet_url, page_text, socials.pronet, socials.microblog, socials.photo, socials.video, socials.shortvideo, socials.codehost. Of a person: name, title, company, location, email.work, email.personal, phone, website, socials.pronet, socials.microblog, socials.photo, socials.video, socials.shortvideo, socials.codehost. Custom columns have keys like `custom.has_blog` and a description.
"""


ColumnKey: TypeAlias = Literal['name', 'domain', 'description', 'founded_year', 'headquarters', 'headcount', 'industry', 'pronet_url', 'page_text', 'socials.pronet', 'socials.microblog', 'socials.photo', 'socials.video', 'socials.shortvideo', 'socials.codehost', 'title', 'company', 'location', 'email.work', 'email.personal', 'phone', 'website'] | ColumnKey1
"""
Built-in columns of a company: name, domain, description, founded_year, headquarters, headcount, industry, pronet_url, page_text, socials.pronet, socials.microblog, socials.photo, socials.video, socials.shortvideo, socials.codehost. Of a person: name, title, company, location, email.work, email.personal, phone, website, socials.pronet, socials.microblog, socials.photo, socials.video, socials.shortvideo, socials.codehost. Custom columns have keys like `custom.has_blog` and a description.
"""


class Company(TypedDict):
    company_id: str | None
    name: str
    domain: str | None
    description: str | None
    founded_year: int | None
    headquarters: str | None
    headcount: str | None
    industry: str | None
    website: str | None
    pronet: str | None
    observed_at: str | None
    """
    ISO 8601
    """


class CompanyFilterEmployeeCount(TypedDict):
    """
    Employees of the current employer. Only for auto and deep.
    """

    gte: NotRequired[int]
    lte: NotRequired[int]


CompanyFilterFundingStage = TypedDict(
    'CompanyFilterFundingStage',
    {
        'in': list[Literal['pre_seed', 'seed', 'series_a', 'series_b', 'series_c', 'series_d_plus', 'public', 'bootstrapped']]
    },
)


Completeness: TypeAlias = float


ContactField: TypeAlias = Literal['work_email', 'personal_email', 'phone']


ContactStatus: TypeAlias = Literal['found', 'not_found', 'unavailable']


ContentField: TypeAlias = Literal['name', 'title', 'company', 'location', 'pronet', 'website', 'socials.pronet', 'socials.microblog', 'socials.photo', 'socials.video', 'socials.shortvideo', 'socials.codehost']


class Credits(TypedDict):
    remaining_credits: int
    """
    Credits (ACU)
    """
    remaining_acu: int
    """
    Credits (ACU)
    """
    remaining_balance_usd: float


class DatasetColumn(TypedDict):
    key: ColumnKey
    description: NotRequired[str]
    format: NotRequired[ColumnFormat]
    max_chars: NotRequired[int]


class DatasetFreshness(TypedDict):
    max_age_days: int | None


DatasetMode: TypeAlias = Literal['sync', 'async']


DatasetRowStatus: TypeAlias = Literal['completed', 'pending']


DatasetStatus: TypeAlias = Literal['queued', 'running', 'completed', 'failed']


class DatasetsCreateMeta(TypedDict):
    request_id: str
    credits_charged: int
    acu_charged: int
    max_credits: int
    remaining_credits: int
    remaining_acu: int
    warnings: NotRequired[list[str]]
    """
    Why rows have no answer and what to do about it, and pages that the page reader could not read.
    """


class DatasetsCreateRequestFreshness(TypedDict):
    max_age_days: NotRequired[int]


class DatasetsRowsMeta(TypedDict):
    request_id: str
    warnings: NotRequired[list[str]]
    """
    Why rows have no answer and what to do about it, and pages that the page reader could not read.
    """


class DeliveryAttempt(TypedDict):
    number: int
    started_at: str
    duration_ms: int
    status_code: int | None
    error: str | None
    response: str | None
    """
    The beginning of the response body.
    """


DeliveryStatus: TypeAlias = Literal['pending', 'delivered', 'failed']


class DryRunColumn(TypedDict):
    key: str
    max_credits: int
    """
    For this column alone.
    """
    asks: list[str]
    """
    Sources that may be asked: records, archive, web, web_search, page_model, mail_servers and contact providers.
    """


class DryRunCredits(TypedDict):
    """
    Only found values cost.
    """

    min: int
    max: int


DryRunFlag: TypeAlias = bool
"""
Return the price range and the sources to ask. Stores and charges nothing.
"""


class Education(TypedDict):
    school: NotRequired[str]
    degree: NotRequired[str]
    field: NotRequired[str]
    start: NotRequired[str]
    end: NotRequired[str]


EmployerName: TypeAlias = str


class Engagement(TypedDict):
    likes: NotRequired[int]
    comments: NotRequired[int]
    shares: NotRequired[int]
    views: NotRequired[int]
    stars: NotRequired[int]
    forks: NotRequired[int]


class EnrichMetaUsage(TypedDict):
    billed: list[ContactField]
    free: list[ContactField]
    not_found: list[ContactField]


class EnrichRequest(TypedDict):
    person_id: NotRequired[str]
    pronet_url: NotRequired[str]
    email: NotRequired[str]
    name: NotRequired[str]
    company_domain: NotRequired[str]
    company: NotRequired[EmployerName]
    fields: NotRequired[list[ContactField]]
    enrichments: NotRequired[list[ContactField]]


EntityType: TypeAlias = Literal['person', 'company', 'custom']


class ErasureCandidate(TypedDict):
    person_id: str
    name: str
    title: str | None
    company: str | None
    pronet_url: str | None
    records: int


ErrorCode: TypeAlias = Literal['missing_api_key', 'invalid_api_key', 'expired_api_key', 'revoked_api_key', 'paid_plan_required', 'active_account_required', 'insufficient_scope', 'insufficient_acu', 'insufficient_credits', 'daily_budget_exceeded', 'monthly_budget_exceeded', 'max_cost_exceeded', 'not_found', 'method_not_allowed', 'idempotency_conflict', 'run_expired', 'validation_failed', 'identity_required', 'unsupported_category', 'unsupported_filters', 'too_many_criteria', 'unsupported_request', 'unsupported_freshness', 'query_required', 'rate_limited', 'search_unavailable', 'search_timeout', 'search_failed', 'github_search_unavailable', 'upstream_unavailable', 'upstream_timeout', 'structured_output_unverified', 'structured_output_incomplete', 'structured_output_invalid', 'agent_unavailable', 'queue_unavailable', 'internal_error']
"""
Each code has a page: /docs/errors/CODE.
"""


class Estimate(TypedDict):
    credits: int
    estimated_cost_usd: float


class Evidence(TypedDict):
    url: str
    quote: NotRequired[str]
    observed_at: str


class Exclusion(TypedDict):
    id: str
    person_id: str | None
    profile_url: str | None
    created_at: str


PersonId: TypeAlias = str


ProfileUrl: TypeAlias = str


class ExclusionInput(TypedDict):
    person_ids: NotRequired[list[PersonId]]
    profile_urls: NotRequired[list[ProfileUrl]]


class ExclusionsCreateCreatedData(TypedDict):
    added: int


class ExclusionsDeleteData(TypedDict):
    id: str


class ExclusionsListData(TypedDict):
    exclusions: list[Exclusion]
    next_cursor: str | None
    """
    Null on the last page.
    """


class Experience(TypedDict):
    title: NotRequired[str]
    company: NotRequired[str]
    company_domain: NotRequired[str]
    start: NotRequired[str]
    end: NotRequired[str]
    description: NotRequired[str]


FieldChange = TypedDict(
    'FieldChange',
    {
        'field': Literal['name', 'title', 'company', 'location'],
        'from': str,
        'to': str,
    },
)


class FilterMatch(TypedDict):
    basis: Literal['indexed_field', 'verified_evidence']


FilterText: TypeAlias = str


FilterTexts: TypeAlias = list[FilterText]


class FilterValues(TypedDict):
    any_of: NotRequired[FilterTexts]
    none_of: NotRequired[FilterTexts]


Finder: TypeAlias = Literal['index_filters', 'index_vectors', 'page_search', 'employer_pages', 'directories', 'code_host']


class FormerSecret(TypedDict):
    secret: str
    until: str


class Grounding(TypedDict):
    person_id: str
    url: str
    snippet: str


class HeldData(TypedDict):
    store: str
    what: str
    count: int


class IndexedPerson(TypedDict):
    person_id: str
    name: str
    title: str | None
    company: str | None
    location: str | None
    pronet: str | None
    website: str | None
    socials: dict[str, str]


class LocationFilter(TypedDict):
    any_of: NotRequired[FilterTexts]
    none_of: NotRequired[FilterTexts]
    countries: NotRequired[FilterTexts]
    cities: NotRequired[FilterTexts]


MaxPeoplePerCompany: TypeAlias = int
"""
Maximum number of people with the same current employer.
"""


class Meta(TypedDict):
    request_id: str


class MonitorSearch(TypedDict):
    query: str
    count: int


MonitorStatus: TypeAlias = Literal['active', 'paused', 'completed']


MonitorWebhookUrl: TypeAlias = str
"""
URL that receives the events monitor.item.created and monitor.item.changed.
"""


class MonitorsDeleteData(TypedDict):
    id: str


class MonitorsDeleteResponse(TypedDict):
    data: MonitorsDeleteData
    meta: Meta


class ParsedCriterion(TypedDict):
    filter: Literal['title', 'company', 'location', 'seniority', 'industry', 'name', 'skill', 'funding_stage', 'text']
    value: str
    hard: bool
    exclude: bool


class PeopleCompanyRequest(TypedDict):
    company: NotRequired[str]
    domain: NotRequired[str]
    num_results: NotRequired[int]


class PeopleEstimateResponse(TypedDict):
    data: BatchEstimate
    meta: Meta


class PeopleLookupData(TypedDict):
    person: IndexedPerson


class PeopleLookupRequest(TypedDict):
    person_id: NotRequired[str]
    pronet_url: NotRequired[str]
    email: NotRequired[str]
    name: NotRequired[str]
    company_domain: NotRequired[str]
    company: NotRequired[EmployerName]


PeopleQuery: TypeAlias = str
"""
The people to find, in words.
"""


class PeopleSearchCriteriaCreateRequest(TypedDict):
    query: PeopleQuery


class PeopleSetItems(TypedDict):
    pending: int
    admitted: int
    rejected: int


class PersonErasedEventData(TypedDict):
    person_id: str | None
    request_id: str
    erased_at: str


class PersonIdentifier(TypedDict):
    person_id: NotRequired[str]
    pronet_url: NotRequired[str]
    name: NotRequired[str]
    company_domain: NotRequired[str]


class PersonMetaUsage(TypedDict):
    acu_used: int
    billed: list[Literal['profile']]
    free: list[Literal['profile']]
    not_found: list[Literal['profile']]


class PersonPlatformAudience(TypedDict):
    followers: NotRequired[int]
    following: NotRequired[int]
    subscribers: NotRequired[int]
    connections: NotRequired[int]
    posts: NotRequired[int]


class PersonProfileAgeRange(TypedDict):
    min: int
    max: int


class PersonProfileIdentity(TypedDict):
    name: NotRequired[str]
    title: NotRequired[str]
    company: NotRequired[str]
    location: NotRequired[str]
    pronet: NotRequired[str]


class PersonProfileSignalsInterest(TypedDict):
    name: str
    source_url: str | None


class PersonProfileSourceLink(TypedDict):
    url: str
    verification_status: Literal['verified', 'unverified']
    confidence: float


class PersonReference(TypedDict):
    person_id: NotRequired[str]
    profile_url: NotRequired[str]
    email: NotRequired[str]
    phone: NotRequired[str]
    name: NotRequired[str]
    company: NotRequired[str]
    company_domain: NotRequired[str]
    birth_date: NotRequired[str]


class PersonRequest(TypedDict):
    identifier: PersonIdentifier


class PersonRunsReadMeta(TypedDict):
    request_id: str
    usage: PersonMetaUsage


PlaceFilter: TypeAlias = str | LocationFilter


Platform: TypeAlias = Literal['pronet', 'photo', 'shortvideo', 'social', 'microblog', 'codehost']


class Post(TypedDict):
    url: str
    text: NotRequired[str]
    published_at: NotRequired[str]
    engagement: NotRequired[Engagement]
    media_urls: NotRequired[list[str]]


class PricedMeta(TypedDict):
    request_id: str
    credits_charged: int


PrivacyRequestStatus: TypeAlias = Literal['queued', 'erasing', 'compacting', 'completed']


class PronetComment(TypedDict):
    url: str | None
    text: str
    published_at: NotRequired[str]
    """
    ISO 8601
    """
    post_url: NotRequired[str]


class PronetCommentsData(TypedDict):
    comments: list[PronetComment]


class PronetCommentsResponse(TypedDict):
    data: PronetCommentsData
    meta: PricedMeta


class PronetCompanyData(TypedDict):
    company: Company


class PronetCompanyResponse(TypedDict):
    data: PronetCompanyData
    meta: PricedMeta


class PronetMatch(TypedDict):
    person_id: str | None
    name: str
    headline: str | None
    title: str | None
    company: str | None
    location: str | None
    pronet: str | None


class PronetPostsDataPost(TypedDict):
    url: str
    text: NotRequired[str]
    published_at: NotRequired[str]
    """
    ISO 8601
    """
    engagement: NotRequired[Engagement]
    media_urls: NotRequired[list[str]]


class PronetProfile(TypedDict):
    person_id: str | None
    name: str
    headline: str | None
    title: str | None
    company: str | None
    location: str | None
    pronet: str | None
    summary: str | None
    industry: str | None
    website: str | None
    skills: list[str]
    experience: list[Experience]
    education: list[Education]
    observed_at: str | None
    """
    ISO 8601
    """


class PronetProfileData(TypedDict):
    profile: PronetProfile


class PronetProfileResponse(TypedDict):
    data: PronetProfileData
    meta: PricedMeta


class PronetSearchData(TypedDict):
    results: list[PronetMatch]
    next_cursor: str | None


TitleItem: TypeAlias = str


class PronetSearchRequestFilters(TypedDict):
    keywords: NotRequired[str]
    location: NotRequired[str]
    title: NotRequired[list[TitleItem]]
    currentCompany: NotRequired[str]
    school: NotRequired[str]


class PronetSearchResponse(TypedDict):
    data: PronetSearchData
    meta: PricedMeta


class Provenance(TypedDict):
    source: str
    source_url: str | None
    first_seen: str
    last_seen: str
    confidence: float


class RateLimit(TypedDict):
    bucket: Literal['organization', 'key', 'pronet_minute', 'pronet_hour', 'socials_minute', 'socials_hour']
    limit: int
    remaining: int
    reset: int
    """
    Seconds until the current window ends
    """
    window_seconds: int


class RecallFinder(TypedDict):
    name: Finder
    found: int
    only_this: int
    """
    Matching people whom no other finder found.
    """
    limit_reached: bool


class RecallOverlap(TypedDict):
    finders: list[Finder]
    people: int


RecallReason: TypeAlias = Literal['no_people', 'one_finder', 'no_overlap', 'limit_reached', 'too_uncertain', 'undecided', 'not_all_verified']


class ReconcileLinksData(TypedDict):
    url: str
    draft_url: str


class ReconcileLinksResponse(TypedDict):
    data: ReconcileLinksData
    meta: Meta


class Repository(TypedDict):
    url: str
    name: str
    description: NotRequired[str]
    updated_at: NotRequired[str]
    engagement: NotRequired[Engagement]


class ResolvedPerson(TypedDict):
    person_id: str
    confidence: float
    evidence: list[Evidence]


RunStatus: TypeAlias = Literal['queued', 'running', 'completed', 'failed', 'cancelled']


class SearchDataGrounding(TypedDict):
    results: list[Grounding]


class SearchDataRequestFreshness(TypedDict):
    max_age_days: float
    source: Literal['request', 'default']


SetId: TypeAlias = str


class SearchExclusion(TypedDict):
    person_ids: NotRequired[list[PersonId]]
    profile_urls: NotRequired[list[ProfileUrl]]
    set_ids: NotRequired[list[SetId]]
    """
    Sets whose admitted people are left out.
    """
    exclusion_list: NotRequired[bool]
    """
    Leave out the people of /v1/exclusions.
    """


class SearchFiltersCompanySize(TypedDict):
    """
    Employees of the current employer. Only for auto and deep.
    """

    min: NotRequired[int]
    max: NotRequired[int]


AnyOfItem: TypeAlias = str


class SearchFiltersExperiencePastCompanies(TypedDict):
    any_of: list[AnyOfItem]


class SearchMeta(TypedDict):
    request_id: str
    credits_charged: int
    warnings: NotRequired[list[str]]
    """
    Why there are few results, which words of the query only rank, and what to do.
    """


class SearchPerson(TypedDict):
    person_id: str
    resolution_source: Literal['kith']
    identity_verified: Literal[False]
    confidence: float
    """
    Rank within this response: 1 for the first, decreasing evenly. Not a probability.
    """
    contact_status: Literal['requires_enrichment']
    name: NotRequired[str | None]
    title: NotRequired[str | None]
    company: NotRequired[str | None]
    location: NotRequired[str | None]
    pronet: NotRequired[str | None]
    website: NotRequired[str | None]
    socials: NotRequired[dict[str, str | None]]


class SearchRequestContents(TypedDict):
    fields: NotRequired[list[ContentField]]
    """
    Fields to return for each person.
    """


class SearchRequestFreshness(TypedDict):
    """
    Maximum age of the evidence. Only for type auto and deep; 0 always reads live pages.
    """

    max_age_days: float


SearchType: TypeAlias = Literal['instant', 'fast', 'auto', 'deep']


class SearchesExportsCreateRequest(TypedDict):
    format: NotRequired[Literal['json', 'csv']]


Criterion: TypeAlias = str


class SetCriterion(TypedDict):
    id: str
    description: str
    required: bool


class SetEnrichment(TypedDict):
    id: str
    description: str
    format: NotRequired[ColumnFormat]


class SetEnrichmentInput(TypedDict):
    description: str
    """
    What to find out about each person, in words.
    """
    format: NotRequired[ColumnFormat]


SetItemStatus: TypeAlias = Literal['pending', 'admitted', 'rejected']


class SetPerson(TypedDict):
    person_id: str | None
    name: str | None
    title: str | None
    company: str | None
    location: str | None
    pronet: str | None
    website: str | None


SetStatus: TypeAlias = Literal['running', 'completed', 'failed', 'cancelled']


SetStopReason: TypeAlias = Literal['count', 'budget', 'end', 'complete']


class SetsCancelData(TypedDict):
    id: str
    status: SetStatus


class SetsCancelResponse(TypedDict):
    data: SetsCancelData
    meta: Meta


class SetsCreateCreatedData(TypedDict):
    id: str
    items_url: str
    events_url: str
    estimate: Estimate


class SetsCreateRequestSearch(TypedDict):
    query: PeopleQuery
    count: NotRequired[int]
    """
    Number of people to find.
    """
    max_people_per_company: NotRequired[MaxPeoplePerCompany]
    completeness: NotRequired[Completeness]


class SetsEnrichmentsCreateAcceptedData(TypedDict):
    enrichment: SetEnrichment
    estimate: Estimate


class SetsImportsCreateAcceptedData(TypedDict):
    imported: int
    skipped: int
    estimate: Estimate


class SetsMonitorsCreateRequest(TypedDict):
    cadence: Cadence
    webhook_url: NotRequired[MonitorWebhookUrl]


class SetsPreviewData(TypedDict):
    criteria: list[SetCriterion]
    candidates: list[SetPerson]
    estimate: Estimate


class SetsPreviewResponse(TypedDict):
    data: SetsPreviewData
    meta: Meta


class SetsShareLinkCreateCreatedData(TypedDict):
    url: str


class SetsShareLinkRevokeData(TypedDict):
    url: None


class SetsShareLinkRevokeResponse(TypedDict):
    data: SetsShareLinkRevokeData
    meta: Meta


class Socials(TypedDict):
    pronet: NotRequired[str]
    microblog: NotRequired[str]
    photo: NotRequired[str]
    video: NotRequired[str]
    shortvideo: NotRequired[str]
    codehost: NotRequired[str]
    website: NotRequired[str]


class Suggestion(TypedDict):
    value: str


class UsageEntry(TypedDict):
    day: str
    route: str
    requests: int
    acu_charged: int
    """
    Credits (ACU)
    """


ValueFilter: TypeAlias = str | FilterValues


class VerdictCounts(TypedDict):
    yes: int
    no: int
    unclear: int


class VerifiedEvidence(TypedDict):
    url: str
    quote: NotRequired[str | None]
    observed_at: str


class WatchedPerson(TypedDict):
    person_id: str
    name: str | None
    title: str | None
    company: str | None
    location: str | None
    pronet: str | None


WebhookEvent: TypeAlias = Literal['set.item.created', 'set.item.enriched', 'set.search.completed', 'set.idle', 'batch.completed', 'monitor.item.created', 'monitor.item.changed', 'person.erased', 'budget.reached']


WebhookEvents: TypeAlias = list[WebhookEvent]


class WebhookSecret(TypedDict):
    secret: str
    former: list[FormerSecret]
    """
    Replaced secrets that still sign.
    """


class WebhookState(TypedDict):
    id: str
    url: str
    events: list[WebhookEvent]
    status: Literal['enabled', 'disabled']
    disabled_reason: Literal['gone', 'failing'] | None


class WebhooksChangeRequest(TypedDict):
    url: NotRequired[str]
    events: NotRequired[WebhookEvents]
    status: NotRequired[Literal['enabled']]


class WebhooksChangeResponse(TypedDict):
    data: WebhookState
    meta: Meta


class WebhooksCreateRequest(TypedDict):
    url: str
    events: WebhookEvents


class WebhooksDeliveriesRedeliverAcceptedData(TypedDict):
    id: str
    status: Literal['pending']


class WebhooksRedeliverAcceptedData(TypedDict):
    redelivered: int


class WebhooksRedeliverRequest(TypedDict):
    since: str
    """
    Deliveries created since this time.
    """


class WebhooksSecretResponse(TypedDict):
    data: WebhookSecret
    meta: Meta


class AccountCreditsResponse(TypedDict):
    data: Credits
    meta: Meta


class AccountKeyRevokeResponse(TypedDict):
    data: AccountKeyRevokeData
    meta: Meta


class AccountUsageDataBudgets(TypedDict):
    daily: Budget
    monthly: Budget


class AgentChatCancelRequest(TypedDict):
    session_id: NotRequired[AgentSessionId]
    run_id: NotRequired[str]


class AgentChatRequest(TypedDict):
    task: NotRequired[str]
    """
    The task, in words. Either task or prompt is required.
    """
    prompt: NotRequired[str]
    """
    Former name of task.
    """
    inputs: NotRequired[dict[str, Any]]
    """
    Data for the task; at most 32000 bytes of JSON.
    """
    session_id: NotRequired[AgentSessionId]
    max_results: NotRequired[int]
    max_acu: NotRequired[AgentMaxAcu]
    sources: NotRequired[AgentSources]
    memory: NotRequired[AgentMemory]
    response_format: NotRequired[AgentResponseFormat]
    output_schema: NotRequired[dict[str, Any]]
    """
    The JSON Schema (2020-12 or draft-07) of data.structured_output.
    """
    output_contract: NotRequired[AgentOutputContract]
    stage_seed: NotRequired[AgentRequestStageSeed]
    stage_options: NotRequired[AgentRequestStageOptions]


class AgentData(TypedDict):
    connections: list[AppConnection]


class AgentRequest(TypedDict):
    operation: NotRequired[Literal['ask', 'connect', 'connections']]
    app: NotRequired[str]
    """
    For `connect`: the app to connect.
    """
    task: NotRequired[str]
    """
    The task, in words. Either task or prompt is required.
    """
    prompt: NotRequired[str]
    """
    Former name of task.
    """
    inputs: NotRequired[dict[str, Any]]
    """
    Data for the task; at most 32000 bytes of JSON.
    """
    session_id: NotRequired[AgentSessionId]
    max_results: NotRequired[int]
    max_acu: NotRequired[AgentMaxAcu]
    sources: NotRequired[AgentSources]
    memory: NotRequired[AgentMemory]
    response_format: NotRequired[AgentResponseFormat]
    output_schema: NotRequired[dict[str, Any]]
    """
    The JSON Schema (2020-12 or draft-07) of data.structured_output.
    """
    output_contract: NotRequired[AgentOutputContract]
    stage_seed: NotRequired[AgentRequestStageSeed]
    stage_options: NotRequired[AgentRequestStageOptions]


class AgentResponse(TypedDict):
    data: AgentData
    meta: AgentMeta


class AgentRun(TypedDict):
    run_id: str
    status: RunStatus
    poll_url: str
    app: NotRequired[str]
    """
    For `connect`: the app.
    """


class AgentRunResult(TypedDict):
    run_id: str
    status: RunStatus
    poll_url: str
    app: NotRequired[str]
    """
    For `connect`: the app.
    """
    output: NotRequired[str]
    """
    The text of the answer. For `connect`: the URL where the user grants access to the app. Only the key that started the run can read it, until it is used or for ten minutes.
    """
    artifacts: NotRequired[list[Any]]
    """
    Raw outputs of the research tools. For a cancelled run: the outputs that were charged.
    """
    structured_output: NotRequired[Any]
    """
    Output that matches output_schema. For an output_contract, it matches the schema under x-output-contracts.
    """


class AgentRunsReadResponse(TypedDict):
    data: AgentRunResult
    meta: AgentMeta


class ApiError(TypedDict):
    code: ErrorCode
    message: str
    request_id: str
    retry_after_seconds: NotRequired[int]
    retryable: NotRequired[bool]
    unavailable_fields: NotRequired[list[str]]
    details: NotRequired[ApiErrorDetails]
    usage: NotRequired[dict[str, Any]]


class AutocompleteData(TypedDict):
    suggestions: list[Suggestion]


class AutocompleteResponse(TypedDict):
    data: AutocompleteData
    meta: Meta


class Batch(TypedDict):
    id: str
    status: RunStatus
    fields: BatchFields
    people_count: int
    people_completed: int
    max_cost_usd: float | None
    cost_usd: float
    stop_reason: Literal['max_cost_usd'] | None
    created_at: str
    completed_at: str | None
    poll_url: str
    results_url: str


class BatchCompletedEvent(TypedDict):
    type: Literal['batch.completed']
    timestamp: str
    data: Batch


class BatchCreated(TypedDict):
    id: str
    status: RunStatus
    poll_url: str
    results_url: str


class BatchFieldResult(TypedDict):
    value: str | None
    status: ContactStatus
    confidence: Literal['verified'] | None
    source: str | None
    last_seen: str | None


class BatchPerson(TypedDict):
    identifier: NotRequired[str]
    person_id: NotRequired[str]
    pronet_url: NotRequired[str]
    email: NotRequired[str]
    name: NotRequired[str]
    company_domain: NotRequired[str]
    company: NotRequired[EmployerName]


class BatchResultFields(TypedDict):
    pronet: NotRequired[BatchFieldResult]
    codehost: NotRequired[BatchFieldResult]
    work_email: NotRequired[BatchFieldResult]
    personal_email: NotRequired[BatchFieldResult]
    phone: NotRequired[BatchFieldResult]


class BudgetReachedEvent(TypedDict):
    type: Literal['budget.reached']
    timestamp: str
    data: BudgetReachedEventData


class CellExplanationValue(TypedDict):
    value: str | float | bool
    probability: float
    chosen: bool
    votes: list[CellExplanationValueVote]
    votes_left_out: int


class CodehostActivity(TypedDict):
    """
    Activity from a public event archive that starts in 2011. Commits and pull requests end in October 2025; pushes continue to the latest index build. Null without public activity.
    """

    commits: int
    pushes: int
    pushes_last_12m: int
    pull_requests: int
    merged_pull_requests: int
    reviews: int
    active_months: int
    first_active_at: str
    last_active_at: str
    languages: list[str]
    top_repos: list[CodehostRepoActivity]


class CodehostPeopleSearchRequestPronet(TypedDict):
    """
    Filters that the linked profile must match, in the format of POST /v1/search.
    """

    title: NotRequired[ValueFilter]
    """
    The current title contains the value as whole words.
    """
    company: NotRequired[ValueFilter]
    """
    Current employer, without punctuation and legal suffixes. Known former names also match.
    """
    location: NotRequired[PlaceFilter]
    """
    City, state and country contain every part of the value. Countries and cities match like any_of.
    """
    seniority: NotRequired[ValueFilter]
    """
    entry, junior, mid, senior, staff, principal, director, vp or cxo. Other values must appear in the seniority or title.
    """
    industry: NotRequired[ValueFilter]
    """
    The industry contains the value, ignoring case.
    """


class CodehostProfiledAccount(TypedDict):
    login: str
    codehost_id: int
    type: CodehostAccountType
    company: str | None
    hireable: bool
    has_email: bool
    site_admin: bool
    codehost_star: bool
    repos: list[Repo]
    repo_count: int
    profile_url: str
    activity: CodehostActivity | None
    profile: CodehostProfile | None


class CodehostSearchRequest(TypedDict):
    query: NotRequired[CodehostQuery]
    login: NotRequired[str]
    """
    The exact login, ignoring case.
    """
    login_prefix: NotRequired[str]
    """
    Prefix of the login.
    """
    type: NotRequired[CodehostAccountType]
    company: NotRequired[str]
    """
    Company in the profile; known aliases also match.
    """
    repo: NotRequired[CodehostRepo]
    repo_owner: NotRequired[CodehostRepoOwner]
    hireable: NotRequired[bool]
    """
    Whether the account is marked as available for hire.
    """
    has_email: NotRequired[bool]
    """
    Whether the account lists a public e-mail address. The address itself is never returned.
    """
    site_admin: NotRequired[bool]
    """
    Whether the account belongs to staff of the code host.
    """
    codehost_star: NotRequired[bool]
    """
    Whether the account is a member of the code host's recognition program.
    """
    min_commits: NotRequired[int]
    """
    At least this many commits pushed, 2011 through October 2025.
    """
    min_merged_pull_requests: NotRequired[int]
    """
    At least this many merged pull requests opened by the account, 2011 through October 2025.
    """
    min_recent_pushes: NotRequired[int]
    """
    At least this many pushes in the 12 months before the index was built.
    """
    active_since: NotRequired[CodehostActiveSince]
    language: NotRequired[CodehostLanguage]
    include_automation: NotRequired[CodehostIncludeAutomation]
    sort: NotRequired[CodehostSort]
    offset: NotRequired[int]
    exclude: NotRequired[SearchExclusion]
    limit: NotRequired[int]
    """
    Accounts per page. With include_profiles, the maximum and the default are 10.
    """
    include_profiles: NotRequired[bool]
    """
    Add the current public profile of each account.
    """


class CompanyFilter(TypedDict):
    any_of: NotRequired[FilterTexts]
    none_of: NotRequired[FilterTexts]
    employee_count: NotRequired[CompanyFilterEmployeeCount]
    funding_stage: NotRequired[CompanyFilterFundingStage]


class ContactResult(TypedDict):
    value: str | None
    status: ContactStatus
    confidence: Literal['verified'] | None
    source: str | None
    last_seen: str | None


class CreatedWebhook(TypedDict):
    id: str
    url: str
    events: WebhookEvents
    secret: str
    """
    Signing secret: `whsec_` followed by base64. Shown only once.
    """


class Dataset(TypedDict):
    id: str
    entity_type: EntityType
    mode: DatasetMode
    status: DatasetStatus
    columns: list[DatasetColumn]
    row_count: int
    rows_completed: int
    deadline_ms: int | None
    freshness: DatasetFreshness
    include_unverified: bool
    created_at: str
    completed_at: str | None
    rows_url: str


class DatasetRowInput(TypedDict):
    name: NotRequired[str]
    domain: NotRequired[str]
    pronet_url: NotRequired[str]
    socials: NotRequired[Socials]
    email: NotRequired[str]
    company: NotRequired[str]
    extra: NotRequired[str | dict[str, str]]


class DatasetsCreateRequestEntity(TypedDict):
    type: EntityType


class DatasetsListData(TypedDict):
    datasets: list[Dataset]
    next_cursor: str | None
    """
    Null on the last page.
    """


class DatasetsListResponse(TypedDict):
    data: DatasetsListData
    meta: Meta


class DatasetsReadData(TypedDict):
    dataset: Dataset


class DatasetsReadResponse(TypedDict):
    data: DatasetsReadData
    meta: Meta


class Delivery(TypedDict):
    id: str
    webhook_id: str
    """
    The header `webhook-id` of every attempt.
    """
    type: str
    """
    The event.
    """
    status: DeliveryStatus
    last_error: str | None
    next_attempt_at: str | None
    created_at: str
    ended_at: str | None
    attempts: list[DeliveryAttempt]


class DryRun(TypedDict):
    rows: int
    credits: DryRunCredits
    max_cost_usd: float
    columns: list[DryRunColumn]


class DryRunData(TypedDict):
    dry_run: DryRun


class EnrichData(TypedDict):
    work_email: NotRequired[ContactResult]
    personal_email: NotRequired[ContactResult]
    phone: NotRequired[ContactResult]


class EnrichMeta(TypedDict):
    request_id: str
    credits_charged: int
    usage: EnrichMetaUsage
    warnings: NotRequired[list[str]]


class EnrichResponse(TypedDict):
    data: EnrichData
    meta: EnrichMeta


class ErasureInput(TypedDict):
    person: PersonReference
    """
    One of person_id, profile_url, email, phone, or name with company, domain or birth date.
    """
    drop_pages: NotRequired[bool]
    """
    Also remove stored pages that mention the person.
    """
    confirm: NotRequired[bool]
    """
    Erase. Without it, the request only shows what is held.
    """


class ErasurePreview(TypedDict):
    person: ErasureCandidate | None
    candidates: list[ErasureCandidate]
    held: list[HeldData]


class ErrorResponse(TypedDict):
    error: ApiError


class ExclusionsCreateCreated(TypedDict):
    data: ExclusionsCreateCreatedData
    meta: Meta


class ExclusionsDeleteResponse(TypedDict):
    data: ExclusionsDeleteData
    meta: Meta


class ExclusionsListResponse(TypedDict):
    data: ExclusionsListData
    meta: Meta


class ListedAgentRun(TypedDict):
    run_id: str
    status: RunStatus
    poll_url: str
    app: NotRequired[str]
    """
    For `connect`: the app.
    """
    task: str | None
    """
    The task; null for `connect`.
    """
    acu_limit: int
    acu_used: int
    created_at: str
    completed_at: str | None


class Monitor(TypedDict):
    id: str
    set_id: NotRequired[str]
    search: NotRequired[MonitorSearch]
    cadence: str
    webhook_url: str | None
    status: MonitorStatus


class MonitorItemChangedEventData(TypedDict):
    monitor_id: str
    person: WatchedPerson
    changes: list[FieldChange]


class MonitorItemCreatedEventData(TypedDict):
    monitor_id: str
    person: WatchedPerson


class MonitorSearchInput(TypedDict):
    query: PeopleQuery
    count: NotRequired[int]


class MonitorsCreateCreated(TypedDict):
    data: Monitor
    meta: Meta


class MonitorsCreateRequest(TypedDict):
    set_id: NotRequired[str]
    search: NotRequired[MonitorSearchInput]
    cadence: Cadence
    webhook_url: NotRequired[MonitorWebhookUrl]


class MonitorsListData(TypedDict):
    monitors: list[Monitor]


class MonitorsListResponse(TypedDict):
    data: MonitorsListData
    meta: Meta


class ParsedCriteria(TypedDict):
    id: str
    query: str
    criteria: list[ParsedCriterion]


class PeopleBatchCreateAccepted(TypedDict):
    data: BatchCreated
    meta: PricedMeta


class PeopleBatchCreateResponse(TypedDict):
    data: DryRunData
    meta: PricedMeta


class PeopleBatchListData(TypedDict):
    batches: list[Batch]
    next_cursor: str | None
    """
    Null on the last page.
    """


class PeopleBatchListResponse(TypedDict):
    data: PeopleBatchListData
    meta: Meta


class PeopleBatchReadResponse(TypedDict):
    data: Batch
    meta: Meta


class PeopleEstimateRequest(TypedDict):
    people: list[BatchPerson]
    fields: BatchFields
    max_cost_usd: NotRequired[float]
    webhook_url: NotRequired[str]


class PeopleLookupResponse(TypedDict):
    data: PeopleLookupData
    meta: PricedMeta


class PeopleResolveResponse(TypedDict):
    data: ResolvedPerson
    meta: PricedMeta


class PeopleSearchCriteriaReadResponse(TypedDict):
    data: ParsedCriteria
    meta: Meta


class PersonErasedEvent(TypedDict):
    type: Literal['person.erased']
    timestamp: str
    data: PersonErasedEventData


class PersonMeta(TypedDict):
    request_id: str
    credits_charged: int
    usage: PersonMetaUsage


class PersonPlatform(TypedDict):
    platform: Platform
    url: str
    confidence: float
    bio: NotRequired[str]
    audience: NotRequired[PersonPlatformAudience]
    verified: NotRequired[bool]
    private: NotRequired[bool]
    last_activity: NotRequired[str]
    topics: NotRequired[list[str]]
    recent_posts: NotRequired[list[Post]]
    recent_repositories: NotRequired[list[Repository]]


class PersonProfilePresence(TypedDict):
    platforms: list[PersonPlatform]


class PersonProfileSignals(TypedDict):
    interests: list[PersonProfileSignalsInterest]


class PersonRowInput(TypedDict):
    person_id: NotRequired[str]
    name: NotRequired[str]
    domain: NotRequired[str]
    pronet_url: NotRequired[str]
    socials: NotRequired[Socials]
    email: NotRequired[str]
    company: NotRequired[str]
    extra: NotRequired[str | dict[str, str]]
    company_domain: NotRequired[str]


class PersonRun(TypedDict):
    run_id: str
    status: RunStatus
    poll_url: str


class PersonRunsCancelResponse(TypedDict):
    data: PersonRun
    meta: PersonRunsReadMeta


class PersonRunsReadData1(TypedDict):
    person_id: str
    identity: PersonProfileIdentity
    summary: str
    source_links: list[PersonProfileSourceLink]
    presence: PersonProfilePresence
    signals: PersonProfileSignals
    age_range: PersonProfileAgeRange | None
    provenance: dict[str, Provenance]
    run_id: NotRequired[str]
    status: NotRequired[RunStatus]
    poll_url: NotRequired[str]


class PersonRunsReadData2(TypedDict):
    person_id: NotRequired[str]
    identity: NotRequired[PersonProfileIdentity]
    summary: NotRequired[str]
    source_links: NotRequired[list[PersonProfileSourceLink]]
    presence: NotRequired[PersonProfilePresence]
    signals: NotRequired[PersonProfileSignals]
    age_range: NotRequired[PersonProfileAgeRange | None]
    provenance: NotRequired[dict[str, Provenance]]
    run_id: str
    status: RunStatus
    poll_url: str


PersonRunsReadData: TypeAlias = PersonRunsReadData1 | PersonRunsReadData2


class PersonRunsReadResponse(TypedDict):
    data: PersonRunsReadData
    meta: PersonRunsReadMeta


class PrivacyCreateResponse(TypedDict):
    data: ErasurePreview
    meta: Meta


class PrivacyRequest(TypedDict):
    id: str
    status: PrivacyRequestStatus
    drop_pages: bool
    held: list[HeldData] | None
    workspaces: int
    """
    Workspaces that held or received data of the person.
    """
    pages: int | None
    last_error: str | None
    created_at: str
    erased_at: str | None
    compacted_at: str | None
    completed_at: str | None


class PronetPostsData(TypedDict):
    posts: list[PronetPostsDataPost]


class PronetPostsResponse(TypedDict):
    data: PronetPostsData
    meta: PricedMeta


class PronetSearchRequest(TypedDict):
    filters: PronetSearchRequestFilters
    limit: NotRequired[int]
    cursor: NotRequired[str | None]


class Recall(TypedDict):
    found: int
    estimated_total: int | None
    """
    People whom pages would prove, found or not. Null: see reason.
    """
    low: int
    high: int | None
    """
    The total is between low and high with a probability of 90%.
    """
    method: str | None
    finders: list[RecallFinder]
    overlap: list[RecallOverlap]
    reason: NotRequired[RecallReason]


class SearchDataRequest(TypedDict):
    freshness: SearchDataRequestFreshness


class SearchFiltersEducation(TypedDict):
    """
    Schools; one match is enough. Only for auto and deep.
    """

    schools: NotRequired[SearchFiltersExperiencePastCompanies]


class SearchFiltersExperience(TypedDict):
    """
    Past or current employers; one match is enough. Only for auto and deep.
    """

    past_companies: NotRequired[SearchFiltersExperiencePastCompanies]


class SearchResult(TypedDict):
    person: SearchPerson
    score: float
    """
    Rank within this response: 1 for the first, decreasing evenly. Not a probability.
    """
    filter_match: dict[str, FilterMatch]
    verification: NotRequired[dict[str, list[VerifiedEvidence]]]


class SetExclusion(TypedDict):
    set_ids: NotRequired[list[SetId]]
    people: NotRequired[list[PersonRowInput]]


class SetItemVerdict(TypedDict):
    id: str
    description: str
    required: bool
    verdict: Literal['yes', 'no', 'unclear']
    evidence: list[VerifiedEvidence]


class SetSearchCriterion(TypedDict):
    id: str
    description: str
    required: bool
    verdicts: VerdictCounts
    success_rate: float | None


class SetSearchInput(TypedDict):
    query: PeopleQuery
    count: NotRequired[int]
    """
    Number of people to find.
    """
    criteria: NotRequired[list[Criterion]]
    """
    Additional criteria in words. Each person must meet them, verified with evidence.
    """
    exclude: NotRequired[SetExclusion]
    """
    People to leave out: those admitted to other Sets, and those listed here.
    """
    max_cost_usd: NotRequired[float]
    max_people_per_company: NotRequired[MaxPeoplePerCompany]
    completeness: NotRequired[Completeness]


class SetsCreateCreated(TypedDict):
    data: SetsCreateCreatedData
    meta: PricedMeta


class SetsCreateRequest(TypedDict):
    search: SetsCreateRequestSearch
    enrichments: NotRequired[list[SetEnrichmentInput]]
    webhook_url: NotRequired[str]
    """
    Receives the event set.idle whenever the Set has no work left.
    """


class SetsEnrichmentsCreateAccepted(TypedDict):
    data: SetsEnrichmentsCreateAcceptedData
    meta: PricedMeta


class SetsImportsCreateAccepted(TypedDict):
    data: SetsImportsCreateAcceptedData
    meta: PricedMeta


class SetsImportsCreateRequest(TypedDict):
    rows: NotRequired[list[PersonRowInput]]
    csv: NotRequired[str]
    """
    The rows as CSV text with a header line. Columns: name, company, email, pronet_url, domain.
    """


class SetsPreviewRequest(TypedDict):
    search: SetSearchInput
    enrichments: NotRequired[list[SetEnrichmentInput]]


class SetsShareLinkCreateCreated(TypedDict):
    data: SetsShareLinkCreateCreatedData
    meta: Meta


class Webhook(TypedDict):
    id: str
    url: str
    events: list[WebhookEvent]
    status: Literal['enabled', 'disabled']
    disabled_reason: Literal['gone', 'failing'] | None
    created_at: str


class WebhooksCreateCreated(TypedDict):
    data: CreatedWebhook
    meta: Meta


class WebhooksDeliveriesListData(TypedDict):
    deliveries: list[Delivery]
    next_cursor: str | None
    """
    Null on the last page.
    """


class WebhooksDeliveriesListResponse(TypedDict):
    data: WebhooksDeliveriesListData
    meta: Meta


class WebhooksDeliveriesRedeliverAccepted(TypedDict):
    data: WebhooksDeliveriesRedeliverAcceptedData
    meta: Meta


class WebhooksListData(TypedDict):
    webhooks: list[Webhook]


class WebhooksListResponse(TypedDict):
    data: WebhooksListData
    meta: Meta


class WebhooksRedeliverAccepted(TypedDict):
    data: WebhooksRedeliverAcceptedData
    meta: Meta


class AccountUsageData(TypedDict):
    limits: list[RateLimit]
    usage: list[UsageEntry]
    budgets: AccountUsageDataBudgets


class AccountUsageResponse(TypedDict):
    data: AccountUsageData
    meta: Meta


class AgentAccepted(TypedDict):
    data: AgentRun
    meta: AgentMeta


class AgentChatCancelData(TypedDict):
    runs: list[PersonRun]


class AgentChatCancelResponse(TypedDict):
    data: AgentChatCancelData
    meta: Meta


class AgentRunsListData(TypedDict):
    runs: list[ListedAgentRun]
    next_cursor: str | None
    """
    Null on the last page.
    """


class AgentRunsListResponse(TypedDict):
    data: AgentRunsListData
    meta: Meta


class BatchResult(TypedDict):
    index: int
    identifier: str
    status: BatchResultStatus
    fields: BatchResultFields | None


class CellExplanation(TypedDict):
    values: list[CellExplanationValue]
    values_left_out: int
    none: float
    """
    The probability that none of the values is true
    """


class CodehostAccount(TypedDict):
    login: str
    codehost_id: int
    type: CodehostAccountType
    company: str | None
    hireable: bool
    has_email: bool
    site_admin: bool
    codehost_star: bool
    repos: list[Repo]
    repo_count: int
    profile_url: str
    activity: CodehostActivity | None
    profile: NotRequired[CodehostProfile | None]


class CodehostPeopleSearchDataResult(TypedDict):
    codehost: CodehostProfiledAccount
    pronet: CodehostLinkedProfile | None
    match: CodehostMatch | None


class CodehostPeopleSearchRequest(TypedDict):
    query: NotRequired[CodehostQuery]
    login: NotRequired[str]
    login_prefix: NotRequired[str]
    type: NotRequired[CodehostAccountType]
    company: NotRequired[str]
    repo: NotRequired[CodehostRepo]
    repo_owner: NotRequired[CodehostRepoOwner]
    hireable: NotRequired[bool]
    has_email: NotRequired[bool]
    site_admin: NotRequired[bool]
    codehost_star: NotRequired[bool]
    min_commits: NotRequired[int]
    min_merged_pull_requests: NotRequired[int]
    min_recent_pushes: NotRequired[int]
    active_since: NotRequired[CodehostActiveSince]
    language: NotRequired[CodehostLanguage]
    include_automation: NotRequired[CodehostIncludeAutomation]
    sort: NotRequired[CodehostSort]
    offset: NotRequired[int]
    exclude: NotRequired[SearchExclusion]
    limit: NotRequired[int]
    """
    Number of accounts to examine.
    """
    pronet: NotRequired[CodehostPeopleSearchRequestPronet]
    require_pronet: NotRequired[bool]
    """
    Exclude accounts without a linked profile. Filters under pronet imply this.
    """


class CodehostSearchData(TypedDict):
    results: list[CodehostAccount]
    returned: int
    total: CodehostTotal
    """
    Number of matches, exact up to 10,000. Above that, relation is `gte`.
    """
    offset: int
    limit: int
    next_offset: int | None
    """
    Null on the last page. Results end after 1000 accounts.
    """


class CodehostSearchResponse(TypedDict):
    data: CodehostSearchData
    meta: PricedMeta


class DatasetCell(TypedDict):
    value: str | float | bool | None
    confidence: float | None
    status: CellStatus
    evidence: list[Evidence]
    source: Literal['kith']
    validation: NotRequired[Literal['valid', 'risky', 'unknown']]
    reason: NotRequired[Literal['suppressed']]
    explanation: NotRequired[CellExplanation | None]


class DatasetRow(TypedDict):
    id: str
    index: int
    status: DatasetRowStatus
    seed: DatasetRowInput
    cells: dict[ColumnKey, DatasetCell]
    erased: NotRequired[bool]


class DatasetsCreateAccepted(TypedDict):
    data: DatasetsReadData
    meta: DatasetsCreateMeta


class DatasetsCreateData(TypedDict):
    dataset: Dataset
    rows: list[DatasetRow]


class DatasetsCreateRequest(TypedDict):
    entity: DatasetsCreateRequestEntity
    rows: list[DatasetRowInput]
    columns: list[DatasetColumn]
    mode: NotRequired[DatasetMode]
    deadline_ms: NotRequired[int]
    freshness: NotRequired[DatasetsCreateRequestFreshness]
    include_unverified: NotRequired[bool]


class DatasetsCreateResponse(TypedDict):
    data: DatasetsCreateData
    meta: DatasetsCreateMeta


class DatasetsRowsData(TypedDict):
    rows: list[DatasetRow]
    next_cursor: str | None


class DatasetsRowsResponse(TypedDict):
    data: DatasetsRowsData
    meta: DatasetsRowsMeta


class MonitorItemChangedEvent(TypedDict):
    type: Literal['monitor.item.changed']
    timestamp: str
    data: MonitorItemChangedEventData


class MonitorItemCreatedEvent(TypedDict):
    type: Literal['monitor.item.created']
    timestamp: str
    data: MonitorItemCreatedEventData


class PeopleBatchResultsData(TypedDict):
    results: list[BatchResult]
    next_cursor: str | None


class PeopleBatchResultsResponse(TypedDict):
    data: PeopleBatchResultsData
    meta: Meta


class PersonAccepted(TypedDict):
    data: PersonRun
    meta: PersonMeta


class PersonProfile(TypedDict):
    person_id: str
    identity: PersonProfileIdentity
    summary: str
    source_links: list[PersonProfileSourceLink]
    presence: PersonProfilePresence
    signals: PersonProfileSignals
    age_range: PersonProfileAgeRange | None
    provenance: dict[str, Provenance]


class PersonResponse(TypedDict):
    data: PersonProfile
    meta: PersonMeta


class PrivacyListData(TypedDict):
    requests: list[PrivacyRequest]
    next_cursor: str | None
    """
    Null on the last page.
    """


class PrivacyListResponse(TypedDict):
    data: PrivacyListData
    meta: Meta


class PrivacyReadResponse(TypedDict):
    data: PrivacyRequest
    meta: Meta


class SearchData(TypedDict):
    results: list[SearchResult]
    request: NotRequired[SearchDataRequest]
    grounding: NotRequired[SearchDataGrounding]
    recall: NotRequired[Recall]


class SearchFilters(TypedDict):
    title: NotRequired[ValueFilter]
    """
    The current title contains the value as whole words.
    """
    company: NotRequired[str | CompanyFilter]
    """
    Current employer, without punctuation and legal suffixes. Known former names also match.
    """
    location: NotRequired[PlaceFilter]
    """
    City, state and country contain every part of the value. Countries and cities match like any_of.
    """
    seniority: NotRequired[ValueFilter]
    """
    entry, junior, mid, senior, staff, principal, director, vp or cxo. Other values must appear in the seniority or title.
    """
    industry: NotRequired[ValueFilter]
    """
    The industry contains the value, ignoring case.
    """
    company_size: NotRequired[SearchFiltersCompanySize]
    experience: NotRequired[SearchFiltersExperience]
    education: NotRequired[SearchFiltersEducation]


class SearchRequest(TypedDict):
    query: NotRequired[PeopleQuery]
    """
    The people to find, in words. A query or a filter is required.
    """
    type: NotRequired[SearchType]
    category: NotRequired[Literal['people']]
    num_results: NotRequired[int]
    filters: NotRequired[SearchFilters]
    contents: NotRequired[SearchRequestContents]
    freshness: NotRequired[SearchRequestFreshness]
    exclude: NotRequired[SearchExclusion]
    max_people_per_company: NotRequired[MaxPeoplePerCompany]
    recall: NotRequired[bool]


class SearchResponse(TypedDict):
    data: SearchData
    meta: SearchMeta


class SearchesCreateRequest(TypedDict):
    search: SetSearchInput
    enrichments: NotRequired[list[SetEnrichmentInput]]
    webhook_url: NotRequired[str]
    """
    Receives the event set.idle whenever the Set has no work left.
    """


class SearchesRefineRequest(TypedDict):
    criteria: list[Criterion]
    count: NotRequired[int]
    """
    Number of people to find.
    """
    exclude: NotRequired[SetExclusion]
    """
    People to leave out: those admitted to other Sets, and those listed here.
    """
    max_cost_usd: NotRequired[float]


class SetItemCell(TypedDict):
    id: str
    description: str
    format: NotRequired[ColumnFormat]
    value: str | float | bool | None
    confidence: float | None
    status: CellStatus
    evidence: list[Evidence]
    source: Literal['kith']
    validation: NotRequired[Literal['valid', 'risky', 'unknown']]
    reason: NotRequired[Literal['suppressed']]
    explanation: NotRequired[CellExplanation | None]


class SetItemOfEvent(TypedDict):
    set_id: str
    id: str
    status: SetItemStatus
    person: SetPerson | None
    criteria: list[SetItemVerdict]
    enrichments: list[SetItemCell]
    created_at: str
    erased: NotRequired[bool]


class SetSearch(TypedDict):
    id: str
    query: str
    count: int
    criteria: list[SetSearchCriterion]
    max_people_per_company: NotRequired[MaxPeoplePerCompany]
    completeness: NotRequired[Completeness]
    status: RunStatus
    admitted: int
    stop_reason: SetStopReason | None
    warnings: NotRequired[list[str]]
    """
    Reasons why the search admitted fewer people than requested, and what to do about it.
    """


class ChangedCell(TypedDict):
    index: int
    column: str
    before: DatasetCell
    now: DatasetCell
    pages: list[ChangedCellPage]
    """
    The changed pages that the answer depends on. Empty if only statements got older, or rules of kith changed.
    """


class CodehostPeopleSearchData(TypedDict):
    results: list[CodehostPeopleSearchDataResult]
    returned: int
    total: CodehostTotal
    """
    Number of matches, exact up to 10,000. Above that, relation is `gte`.
    """
    offset: int
    limit: int
    next_offset: int | None
    """
    Null on the last page. Results end after 1000 accounts.
    """
    scanned: int
    """
    Number of accounts examined on this page; next_offset continues after them.
    """


class CodehostPeopleSearchResponse(TypedDict):
    data: CodehostPeopleSearchData
    meta: PricedMeta


class DatasetsDiffData(TypedDict):
    cells: list[ChangedCell]
    next_cursor: str | None
    """
    Null on the last page.
    """
    rows_left_out: int


class DatasetsDiffResponse(TypedDict):
    data: DatasetsDiffData
    meta: Meta


class PeopleSet(TypedDict):
    id: str
    status: SetStatus
    searches: list[SetSearch]
    enrichments: list[SetEnrichment]
    items: PeopleSetItems
    recall: Recall | None
    webhook_url: str | None
    items_url: str
    events_url: str
    created_at: str


class PeopleSimilarRequest(TypedDict):
    person_id: NotRequired[str]
    profile_url: NotRequired[str]
    num_results: NotRequired[int]
    filters: NotRequired[SearchFilters]


class SearchesRefineAcceptedData(TypedDict):
    search: SetSearch
    estimate: Estimate


class SetIdleEvent(TypedDict):
    type: Literal['set.idle']
    timestamp: str
    data: PeopleSet


class SetItem(TypedDict):
    id: str
    status: SetItemStatus
    person: SetPerson | None
    criteria: list[SetItemVerdict]
    enrichments: list[SetItemCell]
    created_at: str
    erased: NotRequired[bool]


class SetItemCreatedEvent(TypedDict):
    type: Literal['set.item.created']
    timestamp: str
    data: SetItemOfEvent


class SetItemEnrichedEvent(TypedDict):
    type: Literal['set.item.enriched']
    timestamp: str
    data: SetItemOfEvent


class SetSearchCompletedEvent(TypedDict):
    type: Literal['set.search.completed']
    timestamp: str
    data: PeopleSet


class SetsExportData(TypedDict):
    items: list[SetItem]


class SetsExportResponse(TypedDict):
    data: SetsExportData
    meta: Meta


class SetsItemsData(TypedDict):
    items: list[SetItem]
    next_cursor: str | None


class SetsItemsResponse(TypedDict):
    data: SetsItemsData
    meta: Meta


class SetsListData(TypedDict):
    sets: list[PeopleSet]
    next_cursor: str | None


class SetsListResponse(TypedDict):
    data: SetsListData
    meta: Meta


class SetsReadResponse(TypedDict):
    data: PeopleSet
    meta: Meta


class SearchesRefineAccepted(TypedDict):
    data: SearchesRefineAcceptedData
    meta: PricedMeta
