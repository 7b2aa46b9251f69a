import { hash } from 'node:crypto'
import { escapeXml } from '#shared/xml.ts'

interface ShownPayment {
  /** Minor units. */
  amount: number
  description: string
  urlReturn: string
}

export interface DecisionPage {
  html: string
  /** Its Content-Security-Policy: it loads nothing, and its form goes back to it. */
  policy: string
}

const styles = `html{background:#eef1f6;color:#1d2430;font:1.0625rem/1.625rem system-ui,sans-serif;color-scheme:light;text-size-adjust:100%}
body{margin:0;padding:2rem 1rem}
main{max-width:26rem;margin:0 auto;padding:1.5rem;border:1px solid #8a94a6;border-radius:.75rem;background:#fff;overflow-wrap:break-word}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:2rem}
p{margin:0 0 1rem}
.amount{font-size:2rem;line-height:2.5rem;font-weight:700}
form{display:flex;flex-direction:column;gap:.75rem}
button,a{box-sizing:border-box;min-height:2.75rem;width:100%;padding:.5rem 1rem;border:1px solid #1f3d7a;border-radius:.5rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;background:#fff;color:#1f3d7a;display:block}
.pay{background:#1f3d7a;color:#fff}
button:focus-visible,a:focus-visible{outline:2px solid #1f3d7a;outline-offset:2px}`

/** Where the payer decides: a bank of cardboard, which says so. */
export function bankDecisionPage({ amount, description }: ShownPayment): DecisionPage {
  return page(
    'Bank pokazowy',
    `<p>To sklep pokazowy: nikt nie pobierze pieniędzy.</p>
<p>${escapeXml(description)}</p>
<p class="amount">${(amount / 100).toFixed(2).replace('.', ',')} zł</p>
<form method="post">
<button class="pay" name="decision" value="pay">Zapłać</button>
<button name="decision" value="refuse">Odmów płatności</button>
<button name="decision" value="back">Wróć do sklepu bez płacenia</button>
</form>`,
  )
}

/** A payment that is over, or was forgotten with a restart. */
export function endedPage(payment: ShownPayment | undefined): DecisionPage {
  const back = payment
    ? `<a href="${escapeXml(payment.urlReturn)}">Wróć do sklepu</a>`
    : '<a href="/">Wróć do sklepu</a>'
  return page('Bank pokazowy', `<p>Ta płatność jest już zakończona.</p>${back}`)
}

function page(title: string, content: string): DecisionPage {
  const html = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${styles}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`
  const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', styles, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  return { html, policy }
}
