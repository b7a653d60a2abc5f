import { inputRequired, type InputRequiredResult } from '@modelcontextprotocol/server'
import { usd } from '#domain/billing/prices'

/** The key under which a call requests the approval from a stateless client. */
export const APPROVAL = 'approve_cost'

export type Answer = 'accept' | 'decline' | 'cancel'

/**
 * Asks the client's user to approve a call. For a stateless client, returns a result that requests the
 * answer. The client then repeats the call with the answer.
 */
export type Ask = (message: string) => Promise<Answer | InputRequiredResult>

/** The question as parameters of `elicitation/create`: a form without fields. */
export const formOf = (message: string) => ({
  message,
  requestedSchema: { type: 'object' as const, properties: {} },
})

/** Returns a result that requests an approval. Nothing is stored meanwhile. */
export const requestApproval = (message: string): InputRequiredResult =>
  inputRequired({ inputRequests: { [APPROVAL]: inputRequired.elicit(formOf(message)) } })

export const costQuestion = (title: string, maxCharge: number): string =>
  `${title}: may cost up to ${maxCharge} ACU (${usd(maxCharge).toFixed(2)} USD). Approve?`
