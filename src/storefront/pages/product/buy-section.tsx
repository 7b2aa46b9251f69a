import { useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { quantityRange } from '#features/basket/rules/quantity.ts'
import { BuyForm } from '#features/basket/ui/buy-form.tsx'
import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import { productTexts } from '#features/catalogue/texts/product.ts'
import { Section } from '#features/catalogue/ui/section.tsx'
import { Countdown } from '#features/pricing/ui/countdown.tsx'
import { PriceBlock } from '#features/pricing/ui/price-block.tsx'
import { usePrice } from '#features/pricing/ui/use-price.ts'
import { Notice } from '#kit/notice.tsx'
import { useWords } from '#kit/words.tsx'
import { ceilToStep, type Decimal } from '#shared/decimal.ts'
import { timesQuantity } from '#shared/money.ts'
import { ownValue } from '#shared/own-value.ts'
import { urls } from '#shared/urls.ts'
import { inOrder } from '../../frame/in-order.ts'
import { usePersonal } from '../../frame/personal.tsx'
import type { Route } from './+types/page'
import { Contact } from './contact.tsx'
import { DeliveryCosts } from './delivery-costs.tsx'
import { InstalmentsOfSize } from './instalments.tsx'
import { ShippingPromise } from './shipping-promise.tsx'
import { TellWhenAvailable } from './tell-when-available.tsx'
import { useCost } from './use-cost.ts'
import { useTrueSizes } from './use-true-sizes.ts'

type Data = Route.ComponentProps['loaderData']

interface BuySectionProps extends Pick<Data, 'product' | 'sizes' | 'asksAgain' | 'choices' | 'delivery' | 'contact'> {
  chosen: Data['sizes'][number] | undefined
  onChoose: (type: string) => void
}

const dots = { enable: 'bg-success', order: 'bg-warning', disable: 'bg-control' }

/** Price, stock and the way into the basket; for what is not sold that way why not, and whom to ask. */
export function BuySection({
  product,
  sizes,
  asksAgain,
  choices,
  delivery,
  chosen,
  onChoose,
  contact,
}: BuySectionProps) {
  const say = useWords()
  const { personal, setBasketCount } = usePersonal()
  const money = usePrice()
  const form = useRef<HTMLFormElement>(null)
  const [quantity, setQuantity] = useState<Decimal | null>(null)
  const bounds = chosen?.bounds
  const bought = bounds ? ceilToStep(quantity ?? quantityRange(bounds).minimum, bounds.step) : 0n
  const [cost, countCost] = useCost(choices, form, chosen?.type ?? '', bought)
  const lookAgain = useTrueSizes(product.id, sizes, asksAgain)
  const { revalidate } = useRevalidator()
  if (!chosen) return <Notice type="warning">{say(productTexts.unavailable)}</Notice>
  const label = priceLabel(product)
  const reached = chosen.priceWords?.steps.findLast(({ from }) => from <= bought)
  const points = label === 'points' && say(productTexts.points, { count: product.pointsPrice ?? 0 })
  const total = cost?.total ?? (reached && timesQuantity(reached.amount, bought))
  return (
    <>
      <PriceBlock
        words={chosen.priceWords}
        reached={reached}
        bought={bought}
        chosen={cost ? money(cost.each) : null}
        step={chosen.bounds.step}
        unit={product.unit}
        forClient={personal?.signedIn ?? false}
        buyable={!chosen.refusal}
      >
        {points && <PointsPrice points={points} address={urls.product(product)} />}
        {label === 'free' && <p className="text-heading">{say(productTexts.free)}</p>}
      </PriceBlock>
      <Section name="countdown">{chosen.promotion && <Countdown {...chosen.promotion} onEnd={revalidate} />}</Section>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <Section name="status" className="flex items-baseline gap-2">
          <span aria-hidden="true" className={`size-2 shrink-0 -translate-y-px rounded-full ${dots[chosen.status]}`} />
          <Section name="status_description">{chosen.statusWords}</Section>
        </Section>
        <Section name="amount" className="text-soft">
          {chosen.stockWords}
        </Section>
      </div>
      <BuyForm
        product={product}
        sizes={sizes}
        chosen={label === 'points' && personal?.signedIn !== false ? { ...chosen, ...chosen.forPoints } : chosen}
        choices={choices}
        onChoose={(type) => {
          onChoose(type)
          lookAgain(type)
        }}
        form={form}
        cost={{
          each: cost ? money(cost.each) : (reached?.price ?? (points || say(productTexts.free))),
          total: total === undefined ? null : money(total),
          unit: reached ? product.unit.name : null,
        }}
        onQuantity={setQuantity}
        onInput={countCost}
        onAdded={({ count }) => void inOrder(async () => setBasketCount(count))}
      />
      {(product.free || label === 'phone') && <Contact {...contact} />}
      <Section name="tell_availability">
        <TellWhenAvailable product={product} sizes={sizes} chosen={chosen} />
      </Section>
      <InstalmentsOfSize told={chosen.instalments} quantity={quantity} basketCount={personal?.basketCount ?? 0} />
      <Section name="delivery_label">
        <ShippingPromise sizes={sizes} chosen={chosen} />
      </Section>
      <DeliveryCosts
        costs={chosen.refusal ? null : (ownValue(delivery, chosen.type) ?? null)}
        address={urls.delivery(product, chosen.type)}
      />
    </>
  )
}

/** What it costs in points, and that only clients have any (A6.2, A8.8). */
function PointsPrice({ points, address }: { points: string; address: string }) {
  const say = useWords()
  const { personal } = usePersonal()
  return (
    <>
      <p>{points}</p>
      {!personal?.signedIn && (
        <p className="text-base font-normal">
          {!personal && `${say(productTexts.pointsOnly)} `}
          <Link to={urls.signIn(address)} className="text-accent underline underline-offset-4">
            {say(productTexts.pointsSignIn)}
          </Link>
        </p>
      )}
    </>
  )
}
