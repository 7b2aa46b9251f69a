import { contactLinkSetting } from '#features/catalogue/settings.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import type { CurrencyFormat } from '#shared/money.ts'
import type { PublicShop } from '#shop'

/** As React writes it, before all else in the head. */
const encoding = '<meta charSet="utf-8"/>'

/**
 * The page with `window.app_shop`, without which scripts of this family of shops die on their first line (wire contract §1). Nothing in
 * it is personal: it is the same for everybody who sees the shop in that currency, and the address of the page is read in the browser.
 * @param mark marks the script as ours, as `takeMarkedScripts` wants it
 */
export function withAppShop(html: string, mark: string, shop: PublicShop): string {
  return html.replace(encoding, () => `${encoding}<script nonce="${mark}">${appShopScript(shop)}</script>`)
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
