/** One event of a stream: `data` is its JSON as text. */
export type StreamEvent = { seq: number; type: string; data: string }

/** The number of the last event, -1 before the first, and whether none will follow. */
export type LogState = { last: number; over: boolean }

/**
 * Durable events by stream, numbered from 0 without gaps. Once an event can be read so can all before it, from any process.
 */
export abstract class EventLog {
  /** Events after a number, in order. */
  abstract read(streamId: string, after: number, limit: number): Promise<StreamEvent[]>

  /** How far streams are; those that do not exist are left out. */
  abstract states(streamIds: readonly string[]): Promise<Map<string, LogState>>
}
