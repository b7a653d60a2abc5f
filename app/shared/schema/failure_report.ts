import vine, { errors } from '@vinejs/vine'
import type { ErrorReporterContract, FieldContext, MessagesProviderContact } from '@vinejs/vine/types'

/**
 * Callers choose the number of items. Without this limit, an error could be larger than its
 * request.
 */
const MAX_FAILURES = 100

type Failure = { field: string; message: string }

/** Keeps the first failures of one validation. Formats no message for the others. */
export class FailureReport implements ErrorReporterContract, MessagesProviderContact {
  readonly failures: Failure[] = []
  hasErrors = false
  /** Whether every failure is an undeclared key. */
  onlyUnknown = true

  getMessage(message: string, rule: string, field: FieldContext, args?: Record<string, unknown>): string {
    return this.#isFull ? message : vine.messagesProvider.getMessage(message, rule, field, args)
  }

  report(message: string, rule: string, field: FieldContext): void {
    this.hasErrors = true
    this.onlyUnknown &&= rule === 'unknownField'
    if (!this.#isFull) this.failures.push({ field: field.getFieldPath(), message })
  }

  createError() {
    return new errors.E_VALIDATION_ERROR(this.failures)
  }

  get #isFull(): boolean {
    return this.failures.length >= MAX_FAILURES
  }
}
