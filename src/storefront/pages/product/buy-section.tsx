import { useState } from 'react'
import { quantityRange } from '#features/basket/rules/quantity.ts'
import { BuyForm } from '#features/basket/ui/buy-form.tsx'
import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import { productTexts } from '#features/catalogue/texts/product.ts'
import { Section } from '#features/catalogue/ui/section.tsx'
import { StockLine } from '#features/catalogue/ui/stock-line.tsx'
import { PriceBlock } from '#features/pricing/ui/price-block.tsx'
import { Notice } from '#kit/notice.tsx'
import { useWords } from '#kit/words.tsx'
import type { Decimal } from '#shared/decimal.ts'
import { urls } from '#shared/urls.ts'
import { usePersonal } from '../../frame/personal.tsx'
import type { Route } from './+types/page'
import { Contact } from './contact.tsx'
import { DeliveryCosts } from './delivery-costs.tsx'
import { ShippingPromise } from './shipping-promise.tsx'
import { TellWhenAvailable } from './tell-when-available.tsx'

type Data = Route.ComponentProps['loaderData']

interface BuySectionProps extends Pick<Data, 'product' | 'sizes' | 'delivery' | 'contact'> {
  chosen: Data['sizes'][number] | undefined
  onChoose: (type: string) => void
}

/** Price, stock and the way into the basket, or what stands instead of them for what is not sold that way. */
export function BuySection({ product, sizes, delivery, chosen, onChoose, contact }: BuySectionProps) {
  const say = useWords()
  const { personal, setBasketCount } = usePersonal()
  const [quantity, setQuantity] = useState<Decimal | null>(null)
  if (!chosen) return <Notice type="warning">{say(productTexts.unavailable)}</Notice>
  const refusal = chosen.refusal ? say(chosen.refusal.text, chosen.refusal.values) : ''
  if (product.free)
    return <Instead price={say(productTexts.free)} text={say(productTexts.freeText)} contact={contact} />
  const label = priceLabel(product)
  if (label === 'phone') return <Instead price={say(productTexts.priceByPhone)} text={refusal} contact={contact} />
  if (label === 'points')
    return <Instead price={say(productTexts.points, { count: product.pointsPrice ?? 0 })} text={refusal} />
  return (
    <>
      <PriceBlock
        words={chosen.priceWords}
        quantity={quantity ?? quantityRange(chosen.bounds).minimum}
        step={chosen.bounds.step}
        unit={product.unit}
        forClient={personal?.signedIn ?? false}
      >
        {label === 'free' && <p className="text-heading">{say(productTexts.free)}</p>}
      </PriceBlock>
      <Section name="countdown" />
      <div className="flex flex-col gap-1">
        <Section name="status" />
        <Section name="amount">
          <StockLine
            availability={product.availability}
            backOn={product.backOn}
            kind={product.kind}
            stock={chosen.bounds.stock}
            gone={chosen.refusal !== null}
            unit={product.unit}
          />
        </Section>
        <Section name="status_description" />
      </div>
      <BuyForm
        product={product}
        sizes={sizes}
        chosen={chosen}
        onChoose={onChoose}
        onQuantity={setQuantity}
        onAdded={({ count }) => setBasketCount(count)}
      />
      <Section name="tell_availability">
        <TellWhenAvailable productId={product.id} sizes={sizes} chosen={chosen} />
      </Section>
      <Section name="instalments" />
      <Section name="delivery_label">
        <ShippingPromise sizes={sizes} chosen={chosen} />
      </Section>
      <DeliveryCosts
        costs={chosen.refusal ? null : (delivery[chosen.type] ?? null)}
        address={urls.delivery(product, chosen.type)}
      />
    </>
  )
}

function Instead({ price, text, contact }: { price: string; text: string; contact?: Data['contact'] }) {
  return (
    <div className="flex flex-col gap-3 border-y border-line py-5">
      <p className="text-heading font-semibold">{price}</p>
      <p>{text}</p>
      {contact && <Contact {...contact} />}
    </div>
  )
}
