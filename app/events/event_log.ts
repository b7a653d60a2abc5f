/** One event of a stream; `data` is JSON text. */
export type StreamEvent = { seq: number; type: string; data: string }

/** The number of the last event, -1 if there is none, and whether the stream has ended. */
export type LogState = { last: number; over: boolean }

/**
 * Durable events per stream, numbered from 0 without gaps. Once an event is readable, all earlier
 * events are readable from any process.
 */
export abstract class EventLog {
  /** Returns events after a number, in order. */
  abstract read(streamId: string, after: number, limit: number): Promise<StreamEvent[]>

  abstract states(streamIds: readonly string[]): Promise<Map<string, LogState>>
}
