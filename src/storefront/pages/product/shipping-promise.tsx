import { useSectionId } from '#features/catalogue/ui/section.tsx'
import type { PromiseWords } from '#features/delivery/rules/promise-words.ts'
import { ShippingPromiseLine } from '#features/delivery/ui/shipping-promise-line.tsx'
import type { ProductSize } from './page.server.ts'

/** When the chosen size leaves; sizes that leave on other days are told below where no script follows the choice. */
export function ShippingPromise({ sizes, chosen }: { sizes: ProductSize[]; chosen: ProductSize }) {
  const id = useSectionId()
  if (!chosen.promise || chosen.refusal) return null
  const { sentence } = chosen.promise
  if (chosen.shippingInfo === 'unknown') return <UnknownTime {...chosen.promise} />
  const others = sizes.filter(({ promise, refusal }) => promise && !refusal && promise.sentence !== sentence)
  return (
    <div className="border-t border-line pt-5">
      <ShippingPromiseLine {...chosen.promise} id={id('delivery_days')} />
      {others.length > 0 && (
        <noscript>
          {others.map(({ type, name, promise }) => (
            <p key={type} className="pl-9">{`${name}: ${promise?.sentence}`}</p>
          ))}
        </noscript>
      )}
    </div>
  )
}

/** What is made to order by somebody who does not tell how long it takes (A4.4). */
function UnknownTime(words: PromiseWords) {
  const id = useSectionId()
  return (
    <div id={id('shipping_unknown')} className="unknown border-t border-line pt-5">
      <ShippingPromiseLine {...words} />
    </div>
  )
}
