import { useSession } from '../api/session'
import mark from './mark.svg'

/** The name mark with the name of the service. */
export function Brand() {
  return (
    <strong className="brand">
      <img src={mark} width={26} height={26} alt="" />
      {useSession().service}
    </strong>
  )
}
