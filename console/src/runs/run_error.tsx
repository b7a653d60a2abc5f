import type { ErrorCode } from '#domain/errors'
import { ERROR_CODES } from '#domain/errors'
import { Notice } from '../shared/notice'
import type { Run } from './runs'

/** Why a run failed, in words for its reader. */
const WHY: Partial<Record<ErrorCode, string>> = {
  insufficient_acu: 'The workspace had too few credits. Add credits, then run it again.',
  insufficient_credits: 'The workspace had too few credits. Add credits, then run it again.',
  daily_budget_exceeded: "The key's budget of the day is used up. Raise it, or run it again tomorrow.",
  monthly_budget_exceeded: "The key's budget of the month is used up. Raise it, or use another key.",
  max_cost_exceeded: 'The run would cost more than its limit. Raise the limit, then run it again.',
  search_unavailable: 'The search did not answer. Run it again in a minute.',
  search_timeout: 'The search took too long. Run it again, or ask for fewer people.',
  search_failed: 'The search failed. Run it again in a minute.',
  upstream_unavailable: 'A provider did not answer. Run it again in a minute.',
  upstream_timeout: 'A provider took too long. Run it again in a minute.',
  structured_output_incomplete:
    'The agent did not find all requested data. Ask for less, or allow more credits.',
  structured_output_invalid:
    'The answer does not match the output schema. Simplify the schema, then run it again.',
  structured_output_unverified: 'The agent could not prove where its data is from. Run it again.',
  agent_unavailable: 'The agent could not complete the task. Run it again, or word it differently.',
  queue_unavailable: 'The service could not work in the background. Run it again in a minute.',
  run_expired: 'The run was older than seven days.',
  internal_error:
    'The service had an unexpected fault. Run it again; the log of the service has the details.',
}

/** Why a run failed in a few words. */
export const whyFailed = ({ code, message }: NonNullable<Run['error']>): string =>
  WHY[code as ErrorCode] ?? message

/** Why a run failed, and what to do. */
export function RunError({ of }: { of: NonNullable<Run['error']> }) {
  const isDefault = ERROR_CODES[of.code as ErrorCode] === of.message
  return (
    <Notice kind="bad">
      <p>{whyFailed(of)}</p>
      <p className="small">
        {!isDefault && whyFailed(of) !== of.message && `${of.message} `}
        <code>{of.code}</code>
      </p>
    </Notice>
  )
}
