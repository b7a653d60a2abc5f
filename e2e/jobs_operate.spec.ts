import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { acceptAsNew, address, dropSession, expect, invite, open } from './support/console.js'
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
  await user.page
    .getByLabel('What should the agent find out?')
    .fill('Find 3 software engineers in San Francisco')
  await user.click(button(user.page, 'Send'))
  await expect(user.page.getByLabel('Cost after')).toBeVisible({ timeout: 60_000 })
})

job('Try a request, and copy it as Python', null, async (user) => {
  const { page } = user
  await user.goTo('Playground')
  await user.click(page.getByRole('link', { name: 'Every operation' }))
  await user.click(page.getByRole('link', { name: 'Search people', exact: true }))
  await page.getByLabel('query').fill('nurses in Texas')
  await user.click(button(page, 'Run'))
  await expect(page.getByRole('region', { name: 'Response' })).toContainText('Status 200')
  const code = page.getByRole('region', { name: 'Request as code' })
  await user.click(code.getByText('Python', { exact: true }))
  await expect(page.getByText('data = kith.search(')).toBeVisible()
})

job('Find a refused request', null, async (user) => {
  const { page } = user
  await send(`/v1/datasets/ds_${'9'.repeat(32)}`)
  await user.goTo('Requests')
  await user.click(page.getByRole('radiogroup', { name: 'Status' }).getByText('Refused'))
  await user.click(page.getByRole('button', { name: 'Open GET /v1/datasets/ds_999999…9999' }).first())
  await expect(page.getByRole('dialog', { name: 'Request' })).toContainText('not_found')
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
  await button(page, 'More actions').click()
  await button(page, 'Delete').click()
  await button(page, 'Delete monitor').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Monitors' })).toBeVisible()
})

const PASSWORD = 'a password for the jobs'

job(
  'Turn on two-factor sign-in',
  async (page, width) => {
    await open(page, '/w/demo/members')
    const link = await invite(page, `factor${width}@console.example`)
    await dropSession(page)
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
