import { type SubmitEvent, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { priceBefore } from '#features/basket/rules/basket.ts'
import { pageTexts } from '#features/basket/texts/page.ts'
import { BasketAnnouncement } from '#features/basket/ui/basket-announcement.tsx'
import { BasketMessages } from '#features/basket/ui/basket-messages.tsx'
import { BasketRow } from '#features/basket/ui/basket-row.tsx'
import { BasketSummary, OrderBar } from '#features/basket/ui/basket-summary.tsx'
import { ChangesNotice } from '#features/basket/ui/changes-notice.tsx'
import { BasketComment } from '#features/basket/ui/comments.tsx'
import { EmptyBasket } from '#features/basket/ui/empty-basket.tsx'
import { ExtraRows } from '#features/basket/ui/extra-rows.tsx'
import { GiftChoice } from '#features/basket/ui/gift-choice.tsx'
import { WrapChoice } from '#features/basket/ui/wrap-choice.tsx'
import { ShippingPromiseLine } from '#features/delivery/ui/shipping-promise-line.tsx'
import { Instalments } from '#features/payments/ui/instalments.tsx'
import { Fragment } from '#kit/fragment.tsx'
import { useWords } from '#kit/words.tsx'
import { usePersonal } from '../../frame/personal.tsx'
import type { Route } from './+types/page'
import { BasketDeliveries } from './basket-deliveries.tsx'
import { GoesWell } from './goes-well.tsx'
import { LinesDeeds } from './lines-deeds.tsx'
import { preview } from './preview.ts'
import { sayWhenLost } from './say-when-lost.ts'
import { useLineChanges } from './use-line-changes.ts'

export { action, loader } from './page.server.ts'

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sayWhenLost(serverAction)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

export default function BasketPage({
  loaderData: {
    basket,
    promotions,
    idleCode,
    comment,
    saved,
    gifts,
    wraps,
    seen,
    promise,
    messages,
    beside,
    priceType,
    reductions,
    instalments,
    money,
  },
}: Route.ComponentProps) {
  const say = useWords()
  const { fetcher, wanted, want, send } = useLineChanges(basket.lines)
  const goods = preview(basket, wanted)
  const changed =
    basket.losses.length > 0 || goods.lines.some((line) => line.problem !== null || priceBefore(line) !== null)
  const [answered, setAnswered] = useState<unknown>()
  useHeaderCount(basket.lines.length)

  /** A changed quantity is seen where it was changed; that nothing was chosen is told until something else is done. */
  const isNews = ({ code }: { code: string }) =>
    code !== 'changed' && (code !== 'nothing-chosen' || fetcher.data !== answered)

  /** Where scripts run, forms stay on the page; only the button that orders leaves it. */
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(new FormData(event.currentTarget, event.nativeEvent.submitter))
  }

  return (
    <>
      <div id="Basket" className="basketedit_page page-width py-8 desktop:py-12">
        <header className="mb-6 flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-title">{say(pageTexts.title)}</h1>
          {goods.lines.length > 0 && <p className="text-soft">{say(pageTexts.lines, { count: goods.lines.length })}</p>}
        </header>
        <BasketMessages messages={fetcher.data ? fetcher.data.messages.filter(isNews) : messages} onUndo={submit} />
        {goods.lines.length === 0 ? (
          <EmptyBasket />
        ) : (
          <fetcher.Form
            method="post"
            onSubmit={submit}
            onChange={() => setAnswered(fetcher.data)}
            className="mt-4 grid items-start gap-x-16 gap-y-8 desktop:grid-cols-[minmax(0,1fr)_24rem]"
          >
            <button type="submit" hidden />
            <input type="hidden" name="seen" value={seen} />
            <section aria-label={say(pageTexts.products)}>
              {changed && <ChangesNotice losses={basket.losses} />}
              <ul>
                {goods.lines.map((line, index) => (
                  <BasketRow
                    key={line.id}
                    line={line}
                    index={index}
                    priceType={priceType}
                    reduction={reductions.get(line.sizeId)}
                    onQuantity={(quantity) => want(line.id, quantity)}
                  />
                ))}
              </ul>
              <ExtraRows {...goods} priceType={priceType} />
              <LinesDeeds count={goods.lines.length} />
              <BasketComment comment={comment} />
              <GiftChoice
                {...gifts}
                chosen={basket.extras.find(({ kind }) => kind === 'gift')?.offer.size.id ?? null}
              />
              <WrapChoice choices={wraps} lines={basket.lines} ofAll={basket.wrapSizeId} priceType={priceType} />
            </section>
            <div className="flex flex-col gap-5 desktop:sticky desktop:top-36">
              <BasketSummary
                {...goods}
                promotions={promotions}
                idleCode={idleCode}
                pointsHeld={basket.pointsHeld}
                delivery={basket.delivery}
                priceType={priceType}
              />
              {goods.worth.gross > 0 && (
                <Instalments
                  systems={instalments}
                  data={{
                    price: null,
                    priceNet: null,
                    currency: money.code,
                    basketCount: goods.lines.length,
                    basketCost: goods.worth.gross,
                    basketCostNet: goods.worth.net,
                  }}
                />
              )}
              {promise && <ShippingPromiseLine {...promise} />}
            </div>
            <OrderBar
              total={goods.worth[priceType] + (basket.delivery?.cost[priceType] ?? 0)}
              needsDelivery={goods.needsDelivery}
              orderable={goods.orderable}
            />
          </fetcher.Form>
        )}
        {goods.needsDelivery && <BasketDeliveries />}
        {saved && (
          <Form method="post" onSubmit={submit}>
            <Fragment html={saved} />
          </Form>
        )}
        <BasketAnnouncement lines={goods.lines.length} total={goods.worth[priceType]} />
      </div>
      {beside && <GoesWell beside={beside} />}
    </>
  )
}

function useHeaderCount(count: number): void {
  const { setBasketCount } = usePersonal()
  useEffect(() => setBasketCount(count), [count, setBasketCount])
}
