import { StaticRouter } from 'react-router'
import type { BasketLine } from '#features/basket/rules/basket.ts'
import { renderStatic } from '#kit/render-static.tsx'
import type { PublicShop } from '#shop'
import { TrustLine } from '../../trust/trust-line.tsx'
import { getTrustPromises } from '../../trust/trust-promises.server.ts'

/** What the shop promises for the whole basket, as HTML below its sums; wrapping is offered beside the goods already. */
export function trustMarkup(shop: PublicShop, lines: BasketLine[]): string {
  const promises = getTrustPromises(
    shop,
    lines.map(({ offer }) => offer),
  )
  return renderStatic(
    shop,
    <StaticRouter location="/">
      <TrustLine promises={{ ...promises, wrapping: null }} />
    </StaticRouter>,
    'trust-',
  )
}
