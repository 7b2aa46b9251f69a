import { X } from 'lucide-react'
import { createElement } from 'react'
import type { PromoBar } from '#features/content/rules/content-blocks.ts'
import { activeItems, pathPrefixesOf } from '#features/content/rules/content-blocks.ts'
import { fillTextPlaceholders, hasPlaceholders } from '#features/content/rules/placeholders.ts'
import { promoBarsSetting } from '#features/content/settings.ts'
import { useTranslate } from '#kit/messages.tsx'
import { renderStatic } from '#kit/render-static.tsx'
import { validUntil } from '#platform/page-cache/cache-dependencies.ts'
import { nonBreaking } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { getSettingPlaceholders } from '../setting-placeholders.server.ts'
import { serverFrameTexts } from '../texts/frame.ts'

/**
 * Returns the current bars as HTML, each with the prefixes of the addresses that show it (null: all), the same for all visitors. A bar with
 * an unknown value is left out, the free delivery limit of a shop without one for example.
 */
export async function renderPromoBars(shop: PublicShop): Promise<{ on: string[] | null; html: string }[]> {
  const { shown, until } = activeItems(shop.settings.get(promoBarsSetting), shop.now)
  validUntil(shop, until)
  const placeholders = shown.some(({ text }) => hasPlaceholders(text)) ? await getSettingPlaceholders(shop) : {}
  return shown.flatMap((bar) => {
    const text = fillTextPlaceholders(bar.text, placeholders)
    return text === null
      ? []
      : { on: pathPrefixesOf(bar.pages), html: renderStatic(shop, <Bar bar={{ ...bar, text }} />) }
  })
}

/** A custom element: promo-bar.js in the page's head closes it, and hides closed bars before the first paint. */
function Bar({ bar: { id, text, link, look } }: { bar: PromoBar }) {
  const t = useTranslate()
  return createElement(
    'promo-bar',
    { role: 'region', 'aria-label': text, 'data-id': id, 'data-look': look },
    <div className="promo-bar-row">
      <p>
        {nonBreaking(text)}{' '}
        {link && (
          <a href={link.address} className="inline-block font-semibold underline underline-offset-4">
            {link.text}
          </a>
        )}
      </p>
      <button type="button" aria-label={t(serverFrameTexts.closeBar)} className="promo-bar-close">
        <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </button>
    </div>,
  )
}
