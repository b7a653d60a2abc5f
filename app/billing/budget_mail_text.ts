import type { Mail } from '#domain/ports/mailer'
import env, { publicUrl } from '#start/env'

export type BudgetAlert = {
  key_name: string
  workspace: string
  slug: string
  percent: number
  isDay: boolean
  budget: number
  spent: number
}

export function budgetMail(alert: BudgetAlert): Omit<Mail, 'to'> {
  const { slug, percent, isDay, budget, spent } = alert
  const [key, workspace] = [oneLine(alert.key_name), oneLine(alert.workspace)]
  const kind = isDay ? 'daily' : 'monthly'
  return {
    subject: `${key} has spent ${percent}% of its ${kind} budget on ${env.get('SERVICE_NAME')}`,
    text: [
      `The key "${key}" of the workspace "${workspace}" has spent ${spent} of ${budget} credits`,
      `of its ${kind} budget. When the budget is used up, kith refuses requests that cost credits`,
      `until the next UTC ${isDay ? 'day' : 'month'}.`,
      '',
      'Change the budget:',
      publicUrl(`/console/w/${slug}/keys`),
      '',
    ].join('\n'),
  }
}

/** Replaces line breaks, because they would add lines to the mail. */
const oneLine = (name: string): string => name.replace(/[\s\p{C}]+/gu, ' ')
