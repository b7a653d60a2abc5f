import { CORRECTABLE } from '#domain/reply/corrections'
import { html, type Html } from './html.js'
import type { OwnData } from './own_data.js'

const form = (
  action: string,
  csrf: string,
  content: Html
): Html => html`<form method="post" action="/privacy/${action}">
<input type="hidden" name="csrf" value="${csrf}">${content}</form>`

const table = (caption: string, heads: string[], rows: Html[]): Html =>
  rows.length === 0
    ? html`<p>None.</p>`
    : html`<table><caption>${caption}</caption><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table>`

export function ownDataPage(
  { person, claims, recipients, held }: OwnData,
  csrf: string,
  notice?: string
): Html {
  return html`${notice ? html`<p role="status">${notice}</p>` : html``}
<p>This session ends after 30 minutes.</p>
${form('leave', csrf, html`<button>End the session</button>`)}
<h2>What is stored</h2>
${table(
  'Values, with their sources',
  ['Field', 'Value', 'Quote', 'Source', 'Seen'],
  claims.map(
    (one) =>
      html`<tr><td>${one.what}</td><td>${one.value}</td><td>${one.quote}</td><td>${one.source}</td><td>${one.at}</td></tr>`
  )
)}
<h2>Where it is stored</h2>
${table(
  'Stores',
  ['Store', 'What', 'Count'],
  held.map((one) => html`<tr><td>${one.store}</td><td>${one.what}</td><td>${one.count}</td></tr>`)
)}
<h2>Who received it</h2>
${table(
  'Recipients',
  ['Recipient', 'What', 'First day', 'Last day'],
  recipients.map(
    (one) =>
      html`<tr><td>${one.workspace}</td><td>${one.what}</td><td>${one.first_day}</td><td>${one.last_day}</td></tr>`
  )
)}
<h2>Correct</h2>
${
  person
    ? form(
        'correct',
        csrf,
        html`<p>Your statement precedes other sources.</p>
${CORRECTABLE.map(
  (field) => html`<label for="${field}">${field.replaceAll('_', ' ')}</label>
<input id="${field}" name="${field}" maxlength="1000" value="${person[field]}">`
)}<button>Save corrections</button>`
      )
    : html`<p>Only single customers found you on pages. You can object, or be forgotten.</p>`
}
<h2>Object</h2>
${form(
  'object',
  csrf,
  html`<label for="scope">What may no longer be stored or returned</label>
<select id="scope" name="scope"><option value="contacts">My e-mail addresses and telephone numbers</option>
<option value="all">Anything about me</option></select><button>Object</button>`
)}
<h2>Be forgotten</h2>
${form(
  'forget',
  csrf,
  html`<p>Erases your data everywhere and keeps it from coming back. It cannot be undone.</p>
<label for="confirm">Type ERASE to confirm</label><input id="confirm" name="confirm" autocomplete="off" required>
<button>Erase my data</button>`
)}`
}
