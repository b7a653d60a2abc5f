import { Badge } from '../shared/badge'
import { isFailing, type State } from './failing'

export const WebhookBadge = ({ of }: { of: State }) => <Badge state={isFailing(of) ? 'failing' : of.status} />
