import type { ErrorCode } from '#domain/errors'

/** Why an error happens and what to do about it, in Markdown. Each code has a page of the site. */
export const ERROR_HELP: Record<ErrorCode, { cause: string; fix: string }> = {
  missing_api_key: {
    cause: 'The request has neither an `Authorization` nor an `x-api-key` header.',
    fix: 'Send the key as `Authorization: Bearer KEY`. Check that a proxy or a redirect does not remove the header.',
  },
  invalid_api_key: {
    cause:
      'No key with this value exists. It may be cut off, or belong to another service or to a deleted workspace.',
    fix: 'Copy the key again. kith shows it once, when it is created. Create a new one with `node ace key:create` or on the console page Keys.',
  },
  expired_api_key: {
    cause: 'The key had an expiry date, and that date is over.',
    fix: 'Create a new key, put it into your application, and delete the old one.',
  },
  revoked_api_key: {
    cause:
      'Somebody revoked the key: an admin of the workspace, an operator, or a caller with `DELETE /v1/account/key`.',
    fix: 'Ask an admin of the workspace for a new key. The audit log of the console shows who revoked the old one.',
  },
  paid_plan_required: {
    cause: "The workspace's plan does not include API keys.",
    fix: 'Ask the operator of the service for another plan.',
  },
  active_account_required: {
    cause: 'The workspace is suspended, so that no key of it works.',
    fix: 'Ask the operator of the service why. A new key does not help.',
  },
  insufficient_scope: {
    cause: 'The key lacks the scope that this route needs. The message names the scope.',
    fix: 'Add the scope to the key on the console page Keys, or create a key with it. A key with the scope `all` can use every route.',
  },
  insufficient_acu: {
    cause:
      "The workspace's credits do not cover the maximum cost of the request. kith reserves the maximum before it starts.",
    fix: 'Request fewer rows, fields or results, or ask the operator for credits (`node ace credits:grant`). `GET /v1/account/credits` returns what is left.',
  },
  insufficient_credits: {
    cause: 'The workspace has no credits left for this request.',
    fix: 'Ask the operator for credits (`node ace credits:grant`). `GET /v1/account/credits` returns what is left.',
  },
  daily_budget_exceeded: {
    cause:
      "The key has a daily budget, and the rest of today's budget does not cover the maximum cost of the request.",
    fix: 'Wait until midnight UTC, lower the maximum cost, or raise the budget of the key in the console.',
  },
  monthly_budget_exceeded: {
    cause:
      "The key has a monthly budget, and the rest of this month's budget does not cover the maximum cost of the request.",
    fix: 'Wait until the first day of the next month (UTC), lower the maximum cost, or raise the budget of the key in the console.',
  },
  max_cost_exceeded: {
    cause: 'The request could cost more than the `max_cost_usd` that you sent with it.',
    fix: 'Raise `max_cost_usd`, or request less. Nothing was started or charged.',
  },
  not_found: {
    cause:
      'No route has this path, or your workspace has no object with this id. Objects of other workspaces look the same as objects that do not exist.',
    fix: 'Check the path and the id, and that the key belongs to the workspace that created the object.',
  },
  method_not_allowed: {
    cause: 'The path exists, but not with this method.',
    fix: 'Use a method that the response header `Allow` lists.',
  },
  idempotency_conflict: {
    cause: 'The `Idempotency-Key` was used before for another request: another path or another body.',
    fix: 'Send a new key with each new request. Repeat a key only to repeat exactly the same request.',
  },
  run_expired: {
    cause: 'The run is older than seven days, and its results are deleted.',
    fix: 'Start it again. Read results within seven days, or receive them by webhook.',
  },
  validation_failed: {
    cause:
      'A field of the request is missing, unknown or not valid. `error.details.fieldErrors` lists each field by its path, such as `rows.3.email`.',
    fix: 'Correct the listed fields. The message names the valid values, such as `type: must be one of instant, fast, auto, deep`.',
  },
  identity_required: {
    cause: 'The request does not say clearly enough who is meant, for example by a name alone.',
    fix: 'Add an employer, a profile URL, an e-mail address or a `person_id`.',
  },
  unsupported_category: {
    cause: '`category` has a value other than `people`.',
    fix: 'Leave `category` out, or send `people`.',
  },
  unsupported_filters: {
    cause:
      'The index cannot answer a filter, or a filter that needs evidence was sent with type `instant` or `fast`.',
    fix: 'Remove the filters that the message names, or use type `auto` or `deep`, which read pages.',
  },
  too_many_criteria: {
    cause: 'The criteria and the filters that need evidence are more than five.',
    fix: 'Merge or remove some. Filters that the index answers do not count.',
  },
  unsupported_request: {
    cause:
      'The request only excludes people or only has filters that need evidence, so that there is nothing to search for.',
    fix: 'Add a `query`, or a filter on title, company, location or another indexed field.',
  },
  unsupported_freshness: {
    cause: '`freshness` was sent with type `instant` or `fast`, which read no pages.',
    fix: 'Leave `freshness` out, or use type `auto` or `deep`.',
  },
  query_required: {
    cause: 'The request has no `query`, and this operation needs one.',
    fix: 'Send `query`: words that say whom or what you look for.',
  },
  rate_limited: {
    cause:
      'The key or its workspace sent more requests per minute than its plan allows, or too many of its requests wait.',
    fix: 'Wait for the seconds in `Retry-After`, then repeat the request with the same `Idempotency-Key`. The clients do this for you. See [prices and limits](../prices.md).',
  },
  search_unavailable: {
    cause: 'The search index cannot answer at the moment, for example while it is built for the first time.',
    fix: 'Repeat the request after the seconds in `Retry-After`. Operators: `node ace doctor` shows the state of the index.',
  },
  search_timeout: {
    cause: 'The search found no result within its time limit.',
    fix: 'Repeat the request, or use fewer criteria. Type `deep` has more time than `auto`.',
  },
  search_failed: {
    cause: 'The search broke off before it found a result.',
    fix: 'Repeat the request with the same `Idempotency-Key`. If it fails again, send the `request_id` to the operator.',
  },
  github_search_unavailable: {
    cause: 'The search of code-host accounts cannot answer at the moment.',
    fix: 'Repeat the request after the seconds in `Retry-After`. Operators: `node ace doctor` shows whether a code-host index is built.',
  },
  upstream_unavailable: {
    cause: 'A provider or website that this request needs did not answer.',
    fix: 'Repeat the request after the seconds in `Retry-After`. Nothing was charged for what was not delivered.',
  },
  upstream_timeout: {
    cause: 'Providers or websites took longer than this request may take.',
    fix: 'Repeat the request. Pages that were read meanwhile are stored, so the next attempt is faster.',
  },
  structured_output_unverified: {
    cause: 'A run with a fixed output contract found values, but no page that proves them.',
    fix: 'Ask for less, or let the agent answer in words. The run reports what it could prove.',
  },
  structured_output_incomplete: {
    cause: 'The agent ended without the output that the task requests.',
    fix: 'Make the task smaller or more precise, and start it again.',
  },
  structured_output_invalid: {
    cause: "The agent's output does not match your `output_schema`.",
    fix: 'Relax the schema: make properties nullable or optional when pages may not state them.',
  },
  agent_unavailable: {
    cause: 'The agent could not complete the task, for example because its language model did not answer.',
    fix: 'Repeat the request after the seconds in `Retry-After`. Operators: `node ace doctor` checks the language model.',
  },
  queue_unavailable: {
    cause: 'The service could not store the run for its workers.',
    fix: 'Repeat the request with the same `Idempotency-Key`. Operators: check the database and Redis.',
  },
  internal_error: {
    cause: 'A fault in kith. Its details are only in the log of the service.',
    fix: 'Repeat the request with the same `Idempotency-Key`. If it fails again, send the `request_id` to the operator.',
  },
}
