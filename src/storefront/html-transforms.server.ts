import { contactLinkSetting } from '#features/catalogue/settings.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import type { CurrencyFormat } from '#shared/money.ts'
import type { PublicShop } from '#shop'
import headings from './fonts/fraunces.woff2?url&no-inline'
import text from './fonts/source-sans-3-regular.woff2?url&no-inline'
import strongText from './fonts/source-sans-3-semibold.woff2?url&no-inline'
import script from './promo-bar.js?raw'
import source from './scripts-last.js?raw'

/**
 * Takes the rendered body out of a page, so that what changes its head and its scripts does not copy the largest part each time.
 * @param mark as in `extractMarkedScripts`
 * @returns the page without what lies between its head and its first script of ours, and a function that puts it back
 */
export function takeOutBody(page: Buffer, mark: string): { rest: string; putBack: (html: string) => Buffer } {
  const from = page.indexOf('</head>')
  const nonce = page.indexOf(`nonce="${mark}"`, from)
  const to = nonce < 0 ? page.length : page.lastIndexOf('<', nonce)
  const body = page.subarray(from, to)
  return {
    rest: page.toString('utf8', 0, from) + endOfHead(mark) + page.toString('utf8', to),
    putBack: (html) => {
      const [head = '', scripts = ''] = html.split(endOfHead(mark))
      return Buffer.concat([Buffer.from(head), body, Buffer.from(scripts)])
    },
  }
}

/** Where a head ends whose body was taken out: as other transforms know it, and unique. */
const endOfHead = (mark: string) => `</head><!--${mark}-->`

/** Minified: it is part of every page. */
const deferScript = source.replace(/\s*\/\/ .*$/gm, '').replace(/^\s+/gm, '')

/**
 * Returns the page with its modules loaded only after the first paint: on a slow line they would take half of the bandwidth from styles,
 * fonts and pictures, and keep a phone busy meanwhile (decision 0116). Until then the page works with plain links and forms. The original
 * loader script gets another type and its text stays unchanged, so that React finds it and its hash matches the policy.
 * @param mark marks scripts as ours, as `extractMarkedScripts` expects it
 */
export function deferScripts(html: string, mark: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" ')
    .replace(/(<script [^<>]*)type="module"/, '$1type="later"')
    .replace('</body>', () => `<script nonce="${mark}">${deferScript}</script></body>`)
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
