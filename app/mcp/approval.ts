import { inputRequired, type InputRequiredResult } from '@modelcontextprotocol/server'
import { usd } from '#domain/billing/prices'

/** The key under which a call requests the approval from the client. */
export const APPROVAL = 'approve_cost'

/** Whether the client can ask its user about a cost or write, and the user's answer so far. */
export type Approval = { canAsk: boolean; answer: 'accept' | 'decline' | 'cancel' | null }

/**
 * Asks the client's user to approve a call. The client repeats the call with the answer, so nothing
 * is stored meanwhile.
 */
export function askApproval(message: string): InputRequiredResult {
  const requestedSchema = { type: 'object' as const, properties: {} }
  return inputRequired({ inputRequests: { [APPROVAL]: inputRequired.elicit({ message, requestedSchema }) } })
}

export const costQuestion = (title: string, maxCharge: number): string =>
  `${title}: may cost up to ${maxCharge} ACU (${usd(maxCharge).toFixed(2)} USD). Approve?`
