import { EventFeed } from '#app/events/event_feed'

/** The chunks of agent runs, to their readers in this process. */
export class RunFeed extends EventFeed {}
