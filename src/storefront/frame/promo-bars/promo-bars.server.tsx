import { X } from 'lucide-react'
import { createElement } from 'react'
import { fillText, hasPlaces } from '#features/content/rules/fill-places.ts'
import { beginningsOf } from '#features/content/rules/page-kinds.ts'
import type { PromoBar } from '#features/content/rules/promo-bar.ts'
import { shownAt } from '#features/content/rules/shown-at.ts'
import { promoBarsSetting } from '#features/content/settings.ts'
import { deliveryPlaces } from '#features/delivery/reads/delivery-places.ts'
import { staticMarkup } from '#kit/static-markup.tsx'
import { useWords } from '#kit/words.tsx'
import { validUntil } from '#platform/page-cache/origins.ts'
import { keepTogether } from '#shared/keep-together.ts'
import type { PublicShop } from '#shop'
import { frameTexts } from '../../texts/frame.ts'

/**
 * The bars of now as HTML, each with the beginnings of the addresses that it stands on (null: all), for everybody the same. One that names a
 * place of which nothing is known is left out: there is no free delivery to announce.
 */
export async function promoBars(shop: PublicShop): Promise<{ on: string[] | null; html: string }[]> {
  const { shown, until } = shownAt(shop.settings.get(promoBarsSetting), shop.now)
  validUntil(shop, until)
  const places = shown.some(({ text }) => hasPlaces(text)) ? await deliveryPlaces(shop) : {}
  return shown.flatMap((bar) => {
    const text = fillText(bar.text, places)
    return text === null
      ? []
      : { on: beginningsOf(bar.pages), html: staticMarkup(shop, <Bar bar={{ ...bar, text }} />) }
  })
}

/** An element of our own: what closes it, and keeps it closed before the first paint, is promo-bar.js in the page's head. */
function Bar({ bar: { id, text, link, look } }: { bar: PromoBar }) {
  const say = useWords()
  return createElement(
    'promo-bar',
    { role: 'region', 'aria-label': text, 'data-id': id, 'data-look': look },
    <div className="promo-bar-row">
      <p>
        {keepTogether(text)}{' '}
        {link && (
          <a href={link.address} className="inline-block font-semibold underline underline-offset-4">
            {link.text}
          </a>
        )}
      </p>
      <button type="button" aria-label={say(frameTexts.closeBar)} className="promo-bar-close">
        <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </button>
    </div>,
  )
}
