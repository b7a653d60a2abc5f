import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { acceptAsNew, address, expect, invite, open, test } from './support/console.js'
import { job, send } from './support/jobs.js'
import { MEMBER } from './support/service.js'

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const CSV = 'Full Name,Title\nMira Job,Pilot\nNoor Job,Nurse\n'

job('Check and import a file', null, async (user, width) => {
  const { page } = user
  await user.goTo('Imports')
  await user.click(page.getByRole('link', { name: 'Import a file' }))
  await user.chooseFile(page.getByLabel('Choose a file, or drop it here'), `job-${width}.csv`, CSV)
  await user.click(button(page, 'Check the whole file'))
  await user.click(button(page, 'Import 2 people'))
  await expect(page.getByText('finished')).toBeVisible()
})

job(
  'Undo an import',
  async (page, width) => {
    await open(page, '/w/demo/imports/new')
    await page.getByLabel('Choose a file, or drop it here').setInputFiles({
      name: `undo-${width}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(CSV),
    })
    await button(page, 'Import people').click()
    await expect(page.getByText('finished')).toBeVisible()
  },
  async (user) => {
    await user.click(button(user.page, 'Undo'))
    await expect(user.page.getByLabel('Effects of the undo')).toContainText('2 records')
    await user.click(button(user.page, 'Undo import'))
    await expect(user.page.getByText('undone')).toBeVisible({ timeout: 30_000 })
  }
)

job('Give the agent a task', null, async (user) => {
  await user.goTo('Agent')
  await user.page.getByLabel('Task').fill('Find 3 software engineers in San Francisco')
  await user.click(button(user.page, 'Send'))
  await expect(user.page.getByLabel('Cost after')).toBeVisible({ timeout: 60_000 })
})

job('Try a request, and copy it as Python', null, async (user) => {
  const { page } = user
  await user.goTo('Playground')
  await user.click(page.getByRole('link', { name: 'Every operation' }))
  await user.click(page.getByRole('link', { name: 'Search people', exact: true }))
  await page.getByLabel('query').fill('nurses in Texas')
  await user.click(button(page, 'Send'))
  await expect(page.getByRole('region', { name: 'Response' })).toContainText('Status 200')
  await user.click(page.getByText('Request as code'))
  await user.choose(page.getByLabel('Language'), 'python')
  await expect(page.getByText('data = kith.search(')).toBeVisible()
})

job('Find a refused request', null, async (user) => {
  const { page } = user
  await send(`/v1/datasets/ds_${'9'.repeat(32)}`)
  await user.goTo('Requests')
  await user.choose(page.getByLabel('Status'), 'Refused (4xx)')
  await user.click(button(page, 'Open GET /v1/datasets/ds_999999…9999').first())
  await expect(page.getByRole('dialog', { name: 'Request' })).toContainText('not_found')
})

/** Creates a key on the Keys page, and returns to the overview. */
async function createKey(page: Page, name: string): Promise<void> {
  await open(page, '/w/demo/keys?new=true')
  await page.getByRole('dialog', { name: 'New key' }).getByLabel('Name').fill(name)
  await button(page, 'Create key').click()
  await button(page, 'Done').click()
  await page.goto(address('/w/demo'))
}

job(
  'Rotate a key',
  (page, width) => createKey(page, `rotated ${width}`),
  async (user, width) => {
    await user.goTo('Keys')
    await user.click(button(user.page, `Rotate rotated ${width}`))
    await user.click(button(user.page, 'Rotate key'))
    await expect(user.page.getByLabel('The new key')).toBeVisible()
  }
)

job(
  'Set a budget with alerts',
  (page, width) => createKey(page, `budget ${width}`),
  async (user, width) => {
    const { page } = user
    await user.goTo('Keys')
    await user.click(button(page, `Edit budget ${width}`))
    await expect(dialog(page)).toContainText('has spent 80% or 100% of a budget')
    await page.getByLabel('Daily budget').fill('50')
    await user.click(button(page, 'Save'))
    await expect(page.getByRole('row', { name: new RegExp(`budget ${width}`) })).toContainText('of 50')
  }
)

test.describe('with a webhook', () => {
  const server = createServer((_, response) => response.writeHead(status).end())
  let status = 410
  let url = ''
  test.beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs`
  })
  test.afterAll(async ({ request }) => {
    server.close()
    // Other tests begin without webhooks.
    for (const { id } of (await send('/v1/webhooks')).webhooks)
      await request.delete(`${process.env.E2E_URL}/v1/webhooks/${id}`, {
        headers: { authorization: `Bearer ${process.env.E2E_KEY}` },
      })
  })

  job(
    'Change a webhook, and send its failed events again',
    async (page, width) => {
      status = 410
      const { id } = await send('/v1/webhooks', { url: `${url}/${width}`, events: ['set.idle'] })
      await open(page)
      await page.goto(address(`/w/demo/webhooks/${id}`))
      await button(page, 'Send test event').click()
      await expect(page.getByRole('row', { name: /webhook\.test/ })).toContainText('failed')
      await button(page, 'Enable').click()
      await expect(page.getByText('enabled', { exact: true })).toBeVisible()
      status = 204
      await page.goto(address('/w/demo'))
    },
    async (user, width) => {
      const { page } = user
      await user.goTo('Webhooks')
      await user.click(page.getByRole('link', { name: `${url}/${width}` }))
      await user.click(button(page, 'Edit'))
      await dialog(page).getByLabel('URL').fill(`${url}/${width}/new`)
      await user.click(button(page, 'Save'))
      await expect(dialog(page)).toHaveCount(0)
      await user.click(button(page, 'Redeliver failed'))
      await user.click(button(page, 'Redeliver'))
      await expect(page.getByRole('status', { name: 'Results' })).toContainText('Events sent again: 1')
    }
  )
})

job('Create a monitor', null, async (user) => {
  const { page } = user
  await user.goTo('Monitors')
  await user.click(button(page, 'New monitor').first())
  await dialog(page).getByLabel('Who are you looking for?').fill('software engineers')
  await user.choose(dialog(page).getByLabel('When'), 'Monday to Friday')
  await user.click(button(page, 'Create monitor'))
  await expect(page.getByText(/Monday through Friday \(UTC\)/)).toBeVisible()
  // Other tests begin without monitors.
  await button(page, 'Delete').click()
  await button(page, 'Delete monitor').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Monitors' })).toBeVisible()
})

job(
  'See who changed a key, and how',
  async (page, width) => {
    await createKey(page, `audited ${width}`)
    await page.goto(address('/w/demo/keys'))
    await button(page, `Edit audited ${width}`).click()
    await page.getByLabel('Daily budget').fill('20')
    await button(page, 'Save').click()
    await expect(page.getByRole('row', { name: new RegExp(`audited ${width}`) })).toContainText('of 20')
    await page.goto(address('/w/demo'))
  },
  async (user, width) => {
    await user.goTo('Audit log')
    await user.choose(user.page.getByLabel('Action'), 'Changed a key')
    const rows = user.page.getByRole('row').filter({ hasText: `audited ${width}` })
    const entry = rows.filter({ hasText: 'Changed a key' })
    await expect(entry).toContainText('Daily budget: no budget → 20')
    // Each field has a line of its own.
    const [name, budget] = await entry.locator('.small.wrap').all()
    expect((await budget.boundingBox())!.y).toBeGreaterThan((await name.boundingBox())!.y)
  }
)

job('Invite a member', null, async (user, width) => {
  const { page } = user
  await user.goTo('Members')
  await user.click(button(page, 'Invite member'))
  await page.getByLabel('Email address').fill(`invited${width}@console.example`)
  await user.click(button(page, 'Invite'))
  await expect(page.getByLabel('The link')).toBeVisible()
})

const PASSWORD = 'a password for the jobs'

job(
  'Turn on two-factor sign-in',
  async (page, width) => {
    await open(page, '/w/demo/members')
    const link = await invite(page, `factor${width}@console.example`)
    await page.context().clearCookies()
    await acceptAsNew(page, link, PASSWORD)
  },
  async (user) => {
    const { page } = user
    await user.openMenu()
    await user.click(page.locator('#navigation').getByRole('button', { name: /@/ }))
    await user.click(page.getByRole('link', { name: 'Your account' }))
    await user.click(button(page, 'Turn on'))
    await dialog(page).getByLabel('Current password').fill(PASSWORD)
    await user.click(button(page, 'Continue'))
    const secret = Secret.fromBase32(await dialog(page).getByLabel('The secret', { exact: true }).innerText())
    await dialog(page).getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate())
    await user.click(dialog(page).getByRole('button', { name: 'Turn on' }))
    await expect(dialog(page).getByLabel('Recovery codes')).toBeVisible()
    await user.click(button(page, 'Done'))
    await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()
  }
)

job(
  'Sign in with a provider',
  (page) => page.goto(address('/w/demo')).then(() => undefined),
  async (user) => {
    const { page } = user
    await user.click(page.getByRole('button', { name: /^Sign in with/ }))
    await page.getByLabel('Account').fill(MEMBER.email)
    await user.click(button(page, 'Allow'))
    await expect(page.locator('#navigation')).toBeAttached()
  }
)
