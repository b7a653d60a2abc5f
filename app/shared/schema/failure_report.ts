import { errors } from '@vinejs/vine'
import type { ErrorReporterContract, FieldContext, MessagesProviderContact } from '@vinejs/vine/types'
import { didYouMean } from '#domain/people/text/nearest_word'
import { messageOf } from './messages.js'

/**
 * Maximum number of failures in an error. Callers choose the number of items, so without a limit an
 * error could be larger than its request.
 */
const MAX_FAILURES = 100

/** If `field` is an undeclared key, `known` has the declared keys of the same object. */
export type Failure = { field: string; message: string; known?: string[] }

type Arguments = { min?: number; max?: number; given?: unknown; valid?: readonly string[] }

/** Keeps the first failures of one validation. Formats no message for the others. */
export class FailureReport implements ErrorReporterContract, MessagesProviderContact {
  readonly failures: Failure[] = []
  hasErrors = false
  /** Whether every failure is an undeclared key. */
  onlyUnknown = true

  /** `args.given` is a wrong name, and `args.valid` has the right ones. */
  getMessage(message: string, rule: string, _field: FieldContext, args?: Arguments): string {
    if (this.#isFull) return message
    return messageOf(rule, message, args) + (args?.valid ? didYouMean(args.given, args.valid) : '')
  }

  report(message: string, rule: string, field: FieldContext, args?: { known?: string[] }): void {
    this.hasErrors = true
    this.onlyUnknown &&= rule === 'unknownField'
    const path = field.getFieldPath()
    // The validator reports a null twice: first as null, then as missing. Skips the second report.
    const isReported = rule === 'required' && this.failures.some((failure) => failure.field === path)
    if (!this.#isFull && !isReported) this.failures.push({ field: path, message, known: args?.known })
  }

  createError() {
    return new errors.E_VALIDATION_ERROR(this.failures)
  }

  get #isFull(): boolean {
    return this.failures.length >= MAX_FAILURES
  }
}
