import { type ReactNode, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { BuyForm } from '#features/basket/ui/buy-form.tsx'
import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import { productTexts } from '#features/catalogue/texts.ts'
import { Section } from '#features/catalogue/ui/section.tsx'
import { quantityRange } from '#features/offers/rules/quantity.ts'
import { priceTexts } from '#features/pricing/texts/price.ts'
import { Countdown } from '#features/pricing/ui/countdown.tsx'
import { usePrice } from '#features/pricing/ui/price.tsx'
import { PriceBlock } from '#features/pricing/ui/price-block.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { TrustedHtml } from '#kit/static-html.tsx'
import { ceilToStep, type Decimal } from '#shared/decimal.ts'
import { timesQuantity } from '#shared/money.ts'
import { ownProperty } from '#shared/own-property.ts'
import { urls } from '#shared/urls.ts'
import { usePersonal } from '../../frame/personal.tsx'
import { runInOrder } from '../../frame/visitor-requests.ts'
import type { Route } from './+types/page'
import { ContactLinks, ShippingPromiseSection, StockAlertSection } from './availability-section.tsx'
import { DeliveryCosts, InstalmentsOfSize } from './size-costs.tsx'
import { useChoiceCost, useOfferRecheck } from './use-size.ts'
import { useSizeGuide } from './use-size-guide.tsx'

type Data = Route.ComponentProps['loaderData']

interface BuySectionProps
  extends Pick<Data, 'product' | 'sizes' | 'asksAgain' | 'choices' | 'delivery' | 'contact' | 'trust' | 'sizeGuide'> {
  chosen: Data['sizes'][number] | undefined
  /** Open while the visitor has chosen no size. */
  question: Data['sizeQuestion']
  onChoose: (type: string) => void
  /** Between the price and the choices. */
  children: ReactNode
}

const dots = { enable: 'bg-success', order: 'bg-warning', disable: 'bg-control' }

/** Price, stock and the buy form; for a product that cannot be bought this way the reason, and the contact. */
export function BuySection({
  product,
  sizes,
  asksAgain,
  choices,
  delivery,
  chosen,
  question,
  onChoose,
  contact,
  trust,
  sizeGuide,
  children,
}: BuySectionProps) {
  const t = useTranslate()
  const { personal, setBasketCount } = usePersonal()
  const money = usePrice()
  const form = useRef<HTMLFormElement>(null)
  const [quantity, setQuantity] = useState<Decimal | null>(null)
  const bounds = chosen?.bounds
  const bought = bounds ? ceilToStep(quantity ?? quantityRange(bounds).minimum, bounds.step) : 0n
  const [cost, countCost] = useChoiceCost(choices, form, chosen?.type ?? '', bought)
  const recheckOffer = useOfferRecheck(product.id, sizes, asksAgain)
  const { revalidate } = useRevalidator()
  const guide = useSizeGuide(sizeGuide)
  if (!chosen)
    return (
      <>
        {children}
        <Notice type="warning">{t(productTexts.unavailable)}</Notice>
      </>
    )
  const label = priceLabel(product)
  const reachedStep = chosen.priceWords?.steps.findLast(({ from }) => from <= bought)
  const points = label === 'points' && t(productTexts.points, { count: product.pointsPrice ?? 0 })
  const away = chosen.status === 'disable'
  const total = cost?.total ?? (reachedStep && timesQuantity(reachedStep.amount, bought))
  const eachPrice = cost ? money(cost.each) : (reachedStep?.price ?? (points || t(productTexts.free)))
  return (
    <>
      <PriceBlock
        words={chosen.priceWords}
        reached={reachedStep}
        from={question?.priceFrom}
        bought={bought}
        chosen={cost ? money(cost.each) : null}
        step={chosen.bounds.step}
        unit={product.unit}
        forClient={personal?.signedIn ?? false}
        buyable={!chosen.refusal}
      >
        {points && <PointsPrice points={points} address={urls.product(product)} />}
        {label === 'free' && t(productTexts.free)}
        {label === 'phone' && t(productTexts.priceByPhone)}
      </PriceBlock>
      <Section name="countdown">{chosen.promotion && <Countdown {...chosen.promotion} onEnd={revalidate} />}</Section>
      {children}
      <StockLine chosen={chosen} amount={question || away ? '' : chosen.stockWords} />
      <BuyForm
        product={product}
        sizes={sizes}
        chosen={label === 'points' && personal?.signedIn !== false ? { ...chosen, ...chosen.forPoints } : chosen}
        prompt={question?.prompt}
        away={away && chosen.stockWords}
        choices={choices}
        sizeGuide={guide.link}
        onChoose={(type) => {
          onChoose(type)
          recheckOffer(type)
        }}
        form={form}
        cost={{
          each: question?.priceFrom ? `${t(priceTexts.from)} ${eachPrice}` : eachPrice,
          total: total === undefined ? null : money(total),
          unit: reachedStep ? product.unit.name : null,
          quantity: bought,
        }}
        onQuantity={setQuantity}
        onInput={countCost}
        onAdded={({ count }) => void runInOrder(async () => setBasketCount(count))}
      />
      {(product.free || label === 'phone') && <ContactLinks {...contact} />}
      {guide.dialog}
      <Section name="tell_availability">
        <StockAlertSection product={product} sizes={sizes} chosen={chosen} />
      </Section>
      <TrustedHtml html={trust} />
      <DeliveryCosts
        costs={chosen.refusal ? null : (ownProperty(delivery, chosen.type) ?? null)}
        address={urls.delivery(product, chosen.type)}
      >
        <Section name="delivery_label">
          <ShippingPromiseSection {...chosen} />
        </Section>
      </DeliveryCosts>
      <InstalmentsOfSize
        instalments={chosen.instalments}
        quantity={quantity}
        basketCount={personal?.basketCount ?? 0}
      />
    </>
  )
}

/** Whether the size is available, and how much of it, which says to those who see it that it is; that it is not, its alert says. */
function StockLine({ chosen, amount }: { chosen: Data['sizes'][number]; amount: string }) {
  const { status } = chosen
  const isSaid = status === 'disable' || (status === 'enable' && amount !== '')
  return (
    <div className={isSaid && !amount ? 'sr-only' : 'flex flex-wrap items-baseline gap-x-2'}>
      <Section name="status" className="flex items-baseline gap-2">
        <span aria-hidden="true" className={`size-2 shrink-0 -translate-y-px rounded-full ${dots[status]}`} />
        <Section name="status_description" className={isSaid ? 'sr-only' : undefined}>
          {chosen.statusWords}
        </Section>
      </Section>
      <Section name="amount" className={isSaid ? '' : 'text-soft'}>
        {amount}
      </Section>
    </div>
  )
}

/** The price in points, which only clients can collect (A6.2, A8.8). */
function PointsPrice({ points, address }: { points: string; address: string }) {
  const t = useTranslate()
  const { personal } = usePersonal()
  return (
    <>
      <p>{points}</p>
      {!personal?.signedIn && (
        <p className="text-base font-normal">
          {!personal && `${t(productTexts.pointsOnly)} `}
          <Link to={urls.signIn(address)} className="text-accent underline underline-offset-4">
            {t(productTexts.pointsSignIn)}
          </Link>
        </p>
      )}
    </>
  )
}
