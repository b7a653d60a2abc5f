import type { AttemptResult } from './verdict.js'

/** One attempt to deliver: the body as it was signed. */
export type WebhookRequest = { url: string; headers: Record<string, string>; body: string }

/** Sends webhooks to addresses that callers gave. */
export abstract class WebhookSender {
  /** Why a URL can never be sent to, in words for whoever gave it; null when it may be. Asks no other machine. */
  abstract refusal(url: string): string | null

  /**
   * Posts once and gives what the receiver answered (of its body the beginning), or why there was no answer; redirects are not followed. Connects to no
   * private address, whatever a name resolves to by then. Takes at most 20 seconds. Rejects only with the reason of `signal`.
   */
  abstract send(request: WebhookRequest, signal: AbortSignal): Promise<AttemptResult>

  abstract close(): Promise<void>
}
