import { contactLinkSetting } from '#features/catalogue/settings.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import type { CurrencyFormat } from '#shared/money.ts'
import type { PublicShop } from '#shop'
import headings from './fonts/fraunces.woff2?url&no-inline'
import text from './fonts/source-sans-3-regular.woff2?url&no-inline'
import strongText from './fonts/source-sans-3-semibold.woff2?url&no-inline'
import script from './promo-bar.js?raw'
import source from './scripts-last.js?raw'

/** A rendered page in three: what changes its ends does not copy the largest part each time. */
export interface SplitPage {
  /** To the end of the head. */
  head: string
  body: string
  /** From the first script of ours after the head. */
  end: string
}

/** @param mark as in `extractMarkedScripts` */
export function splitPage(page: string, mark: string): SplitPage {
  const bodyAt = page.indexOf(endOfHead) + endOfHead.length
  const nonce = page.indexOf(`nonce="${mark}"`, bodyAt)
  const endAt = nonce < 0 ? page.length : page.lastIndexOf('<', nonce)
  return { head: page.slice(0, bodyAt), body: page.slice(bodyAt, endAt), end: page.slice(endAt) }
}

const endOfHead = '</head>'

/** Minified: it is part of every page. */
const deferScript = source.replace(/\s*\/\/ .*$/gm, '').replace(/^\s+/gm, '')

/**
 * Modules are loaded only after the first paint: on a slow line they would take half of the bandwidth from styles, fonts and pictures, and
 * keep a phone busy meanwhile (decision 0116). Until then the page works with plain links and forms.
 */
export function deferPreloads(head: string): string {
  return head.replaceAll('<link rel="modulepreload" ', '<link rel="later" ')
}

/**
 * Returns the end of a page with the script that loads the modules. The original loader script gets another type and its text stays
 * unchanged, so that React finds it and its hash matches the policy.
 * @param mark marks scripts as ours, as `extractMarkedScripts` expects it
 */
export function deferScripts(end: string, mark: string): string {
  return end
    .replace(/(<script [^<>]*)type="module"/, '$1type="later"')
    .replace('</body>', () => `<script nonce="${mark}">${deferScript}</script></body>`)
}

/**
 * Returns the data of the page's loaders as React Router writes them: a script for the data, and one that says that there is no more. Both in
 * the boundaries that React expects, marked as ours.
 * @param handoff as its `serverHandoffStream` has it
 */
export function handoffScripts(handoff: string, mark: string): string {
  const controller = 'window.__reactRouterContext.streamController'
  const script = (call: string) => `<script nonce="${mark}">${controller}.${call};</script>`
  const data = JSON.stringify(handoff).replace(/[&<>\u2028\u2029]/g, escapeInScript)
  return `<!--$-->${script(`enqueue(${data})`)}<!--$-->${script('close()')}<!--/$--><!--/$-->`
}

function escapeInScript(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** As React writes it, first in the head. */
const appShopAnchor = '<meta charSet="utf-8"/>'

/**
 * Returns the page with `window.app_shop`, without which scripts of this family of shops fail on their first line (wire contract §1).
 * Nothing in it is personal: it is the same for every visitor in that currency, and the address of the page is read in the browser.
 * @param mark marks the script as ours, as `extractMarkedScripts` expects it
 */
export function addAppShopScript(html: string, mark: string, shop: PublicShop): string {
  return html.replace(appShopAnchor, () => `${appShopAnchor}<script nonce="${mark}">${appShopScript(shop)}</script>`)
}

function appShopScript({ settings, currency }: PublicShop): string {
  const priceType = settings.get(priceTypeSetting)
  const vars = {
    ...{ priceType, priceTypeVat: priceType === 'net' ? 'netto' : 'brutto' },
    currency: wireCurrency(currency.format),
    language: { id: 'pol', symbol: 'pl', name: 'Polski' },
    ...{ additional_ajax: '', contact_link: settings.get(contactLinkSetting) },
  }
  const appShop = {
    urls: { prefix: '', graphql: '/graphql/v1/' },
    vars,
    txt: {},
    fn: {},
    fnrun: {},
    files: [],
    graphql: {},
  }
  const json = JSON.stringify(appShop).replaceAll('<', '\\u003c')
  return `window.app_shop=${json};app_shop.vars.request_uri=location.pathname+location.search`
}

/** A mask is written as '###&nbsp;##0,00'. */
function wireCurrency({ code, symbol, mask, symbolBefore, symbolSpace }: CurrencyFormat) {
  const [, groupingSeparator = '', decimalSeparator = ''] = /^#+(.*?)##0(.?)/.exec(mask) ?? []
  return {
    ...{ id: code, symbol, format: mask, beforeValue: symbolBefore, space: symbolSpace },
    ...{ decimalSeparator, groupingSeparator: groupingSeparator.replace('&nbsp;', '\u00a0') },
  }
}

/**
 * React Router's page requests its styles late, and the fonts only after the styles; on a slow line the first picture waits for all of
 * them. Here the styles are requested first, then the fonts of Polish text, since a late font causes a new layout of all text. (React finds
 * styles anywhere before its own place for them, and ignores elements that it has not written.)
 */
export function preloadStylesAndFonts(html: string): string {
  const styles = html.match(stylesheet)?.join('') ?? ''
  return html.replace(stylesheet, '').replace('<link ', () => `${styles}${fonts}<link `)
}

const stylesheet = /<link rel="stylesheet" [^<>]*>/g
const fonts = [text, strongText, headings]
  .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin="anonymous"/>`)
  .join('')

/**
 * Returns the page with the script that hides closed bars before the first paint (A4.25, A9.12), marked as ours. It precedes the styles,
 * which would delay it, and follows the encoding, which browsers look for in the first 1,024 bytes. The page itself is the same for those
 * who have closed a bar and those who have not.
 */
export function addPromoBarScript(html: string, mark: string): string {
  return html.replace(promoBarAnchor, () => `${promoBarAnchor}<script nonce="${mark}">${script}</script>`)
}

/** As React writes it, first in the head. */
const promoBarAnchor = '<meta charSet="utf-8"/>'
