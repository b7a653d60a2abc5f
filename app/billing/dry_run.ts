import { usd } from '#domain/billing/prices'
import { s } from '#app/shared/schema/schema'

/** The response to a request with `dry_run`. */
export const dryRunData = s
  .object({
    dry_run: s
      .object({
        rows: s.integer({ min: 1 }),
        credits: s
          .object({ min: s.integer({ min: 0 }), max: s.integer({ min: 0 }) })
          .describe('Only found values cost.')
          .named('DryRunCredits'),
        max_cost_usd: s.number({ min: 0 }),
        columns: s.array(
          s
            .object({
              key: s.string(),
              max_credits: s.integer({ min: 0 }).describe('For this column alone.'),
              asks: s
                .array(s.string())
                .describe(
                  'Sources that may be asked: records, archive, web, web_search, page_model, mail_servers and contact providers.'
                ),
            })
            .named('DryRunColumn')
        ),
      })
      .named('DryRun'),
  })
  .named('DryRunData')

export const dryRun = s
  .boolean()
  .describe('Return the price range and the sources to ask. Stores and charges nothing.')
  .with({ 'x-addition': 'The interface has no dry runs.' })
  .named('DryRunFlag')
  .optional()

type Column = { key: string; max: number; asks: string[] }

/** Shapes a dry run. `max` values are in ACU. */
export const showDryRun = (rows: number, max: number, columns: readonly Column[]) => ({
  dry_run: {
    rows,
    credits: { min: 0, max },
    max_cost_usd: usd(max),
    columns: columns.map(({ key, max: most, asks }) => ({ key, max_credits: most, asks })),
  },
})
