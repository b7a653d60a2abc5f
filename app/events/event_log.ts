/** One event of a stream. `data` is JSON text. */
export type StreamEvent = { seq: number; type: string; data: string }

/** The number of the last event, or -1, and whether the stream has ended. */
export type LogState = { last: number; over: boolean }

/**
 * Durable events per stream, numbered from 0 without gaps. When an event is readable, every process
 * can read all earlier events.
 */
export abstract class EventLog {
  abstract read(streamId: string, after: number, limit: number): Promise<StreamEvent[]>

  abstract states(streamIds: readonly string[]): Promise<Map<string, LogState>>
}
