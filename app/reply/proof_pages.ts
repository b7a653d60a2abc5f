import { PROOF_META } from '#domain/reply/page_proof'
import { html, type Html } from './html.js'

const alert = (text?: string): Html => (text ? html`<p role="alert">${text}</p>` : html``)

export const startPage = (hasMail: boolean, failure?: string): Html => html`${alert(failure)}
<p>See what this service stores about you and where it is from. Correct it, object, or have it erased.
First prove who you are.</p>
<h2>With your own page</h2>
<form method="post" action="/privacy/page">
<label for="url">Address of your profile or website</label>
<input id="url" name="url" type="url" required maxlength="500" autocomplete="url">
<button>Get a token</button></form>
${
  hasMail
    ? html`<h2>With your e-mail address</h2>
<form method="post" action="/privacy/mail">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" required maxlength="320" autocomplete="email">
<button>Send a link</button></form>`
    : html``
}`

type Shown = {
  token: string
  proof: string
  address: string
  url: string
  isProfile: boolean
  failure?: string
}

export const tokenPage = ({
  token,
  proof,
  address,
  url,
  isProfile,
  failure,
}: Shown): Html => html`${alert(failure)}
<p>Add one of these to <a href="${url}" rel="noreferrer">${url}</a>:</p>
<ul>
${isProfile ? html`<li>this text: <code>${proof}</code></li>` : html``}
<li>a link: <code>${`<a rel="me" href="${address}">me</a>`}</code></li>
<li>a tag in the head: <code>${`<meta name="${PROOF_META}" content="${proof}">`}</code></li>
</ul>
<p>Then check the page, within a day and in this window. You can remove it afterwards.</p>
<form method="post" action="/privacy/check">
<input type="hidden" name="token" value="${token}">
<button>Check the page</button></form>`

export const mailSentPage = (): Html => html`<p role="status">If this service has this address of yours,
it sends a link to it now. The link works for 30 minutes.</p>`

export const linkPage = (token: string): Html => html`<p>Continue to your data. The link works once.</p>
<form method="post" action="/privacy/session">
<input type="hidden" name="token" value="${token}">
<button>Continue</button></form>`

export const noticePage = (text: string): Html => html`<p role="status">${text}</p>
<p><a href="/privacy">Back to the start</a></p>`
