import type { Page } from '@playwright/test'
import { acceptAsNew, address, dropSession, expect, invite, open } from './support/console.js'
import { job } from './support/jobs.js'

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const results = (page: Page) => page.getByRole('status', { name: 'Results' })

/** Creates a key on the Keys page, and returns to the overview. */
async function createKey(page: Page, name: string): Promise<void> {
  await open(page, '/w/demo/keys?new=true')
  await page.getByRole('dialog', { name: 'New key' }).getByLabel('Name').fill(name)
  await button(page, 'Create key').click()
  await button(page, 'Done').click()
  await page.goto(address('/w/demo'))
}

job('Create a key', null, async (user, width) => {
  const { page } = user
  await user.goTo('Keys')
  await user.click(button(page, 'New key'))
  await dialog(page).getByLabel('Name').fill(`created ${width}`)
  await user.click(button(page, 'Create key'))
  await expect(page.getByLabel('The key', { exact: true })).toBeVisible()
})

job(
  'Rotate a key',
  (page, width) => createKey(page, `rotated ${width}`),
  async (user, width) => {
    await user.goTo('Keys')
    await user.click(button(user.page, `More actions of rotated ${width}`))
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

job(
  'See the requests of a key',
  (page, width) => createKey(page, `requests ${width}`),
  async (user, width) => {
    await user.goTo('Keys')
    await user.click(user.page.getByRole('link', { name: `0 requests of requests ${width}` }))
    await expect(user.page.getByRole('region', { name: 'Requests over time' })).toContainText('No requests')
  }
)

job(
  'Revoke a key',
  (page, width) => createKey(page, `revoked ${width}`),
  async (user, width) => {
    await user.goTo('Keys')
    await user.click(button(user.page, `More actions of revoked ${width}`))
    await user.click(button(user.page, `Revoke revoked ${width}`))
    await user.click(button(user.page, 'Revoke key'))
    await expect(results(user.page)).toContainText('Key revoked')
  }
)

/** Creates a key with a daily budget of its own. */
async function changeKey(page: Page, name: string): Promise<void> {
  await createKey(page, name)
  await page.goto(address('/w/demo/keys'))
  await button(page, `Edit ${name}`).click()
  await page.getByLabel('Daily budget').fill('20')
  await button(page, 'Save').click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('of 20')
  await page.goto(address('/w/demo'))
}

const changes = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Changed a key' })

job(
  'See who changed a key, and how',
  (page, width) => changeKey(page, `audited ${width}`),
  async (user, width) => {
    await user.goTo('Audit log')
    const entry = changes(user.page, `audited ${width}`)
    await expect(entry).toContainText('admin@console.example')
    await expect(entry).toContainText('Daily budget: no budget → 20')
  }
)

job(
  'Filter the audit log by action',
  (page, width) => changeKey(page, `filtered ${width}`),
  async (user, width) => {
    const { page } = user
    await user.goTo('Audit log')
    await user.choose(page.getByLabel('Action'), 'Changed a key')
    await expect(changes(page, `filtered ${width}`)).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Created a key' })).toHaveCount(0)
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

job(
  'Revoke an invitation',
  async (page, width) => {
    await open(page, '/w/demo/members')
    await invite(page, `uninvited${width}@console.example`)
    await page.goto(address('/w/demo'))
  },
  async (user, width) => {
    const { page } = user
    const email = `uninvited${width}@console.example`
    await user.goTo('Members')
    await user.click(
      page
        .getByRole('row')
        .filter({ hasText: email })
        .getByRole('button', { name: /^Revoke/ })
    )
    await user.click(dialog(page).getByRole('button', { name: /^Revoke/ }))
    await expect(page.getByText(email)).toHaveCount(0)
  }
)

job(
  'Remove a member',
  async (page, width) => {
    await open(page, '/w/demo/members')
    const link = await invite(page, `removed${width}@console.example`)
    await dropSession(page)
    await acceptAsNew(page, link, 'a password of a member')
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await dropSession(page)
    await open(page, '/w/demo')
  },
  async (user, width) => {
    const { page } = user
    const email = `removed${width}@console.example`
    await user.goTo('Members')
    await user.click(
      page
        .getByRole('row')
        .filter({ hasText: email })
        .getByRole('button', { name: /^Remove/ })
    )
    await user.click(dialog(page).getByRole('button', { name: /^Remove/ }))
    await expect(page.getByText(email)).toHaveCount(0)
  }
)
