/** Ends every event stream soon, because the stream of a Set that waits for work lasts half an hour. */
import { EventStreams } from '#app/events/event_streams'

const LONGEST_MS = 500
const { send } = EventStreams.prototype

EventStreams.prototype.send = function (ctx, feed, streamId, after, settings) {
  return send.call(this, ctx, feed, streamId, after, { ...settings, longestMs: LONGEST_MS })
}
