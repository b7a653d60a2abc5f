import { useSlug } from '../api/session'
import { Tabs } from './tabs'

/** The tabs of the billing pages. */
export function BillingTabs({ open }: { open: 'credits' | 'usage' }) {
  const base = `/w/${useSlug()}`
  return (
    <Tabs
      label="Billing"
      tabs={[
        { text: 'Credits', to: `${base}/credits`, isOpen: open === 'credits' },
        { text: 'Usage', to: `${base}/usage`, isOpen: open === 'usage' },
      ]}
    />
  )
}
