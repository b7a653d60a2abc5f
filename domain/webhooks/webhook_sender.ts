import type { AttemptResult } from './verdict.js'

/** One delivery attempt. The signature covers exactly this body. */
export type WebhookRequest = { url: string; headers: Record<string, string>; body: string }

/** Sends webhooks to URLs that callers supplied. */
export abstract class WebhookSender {
  /** Returns why a URL can never receive webhooks, for the caller, or null. Sends no request. */
  abstract refusal(url: string): string | null

  /**
   * Sends one POST and returns the response (with the beginning of its body), or why there was
   * none. Does not follow redirects. Never connects to a private address, whatever a name resolves
   * to. Takes at most 20 seconds. Rejects only with the reason of `signal`.
   */
  abstract send(request: WebhookRequest, signal: AbortSignal): Promise<AttemptResult>

  abstract close(): Promise<void>
}
