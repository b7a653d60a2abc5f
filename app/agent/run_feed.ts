import { EventFeed } from '#app/events/event_feed'

export class RunFeed extends EventFeed {}
