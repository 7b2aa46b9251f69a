import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { data, Form } from 'react-router'
import { type PendingMessage, plainMessage } from '#features/basket/rules/messages.ts'
import { basketPageTexts } from '#features/basket/texts/page.ts'
import { BasketAnnouncement, BasketMessages } from '#features/basket/ui/basket-messages.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TrustedHtml } from '#kit/static-html.tsx'
import { usePersonal } from '../../frame/personal.tsx'
import type { Route } from './+types/page'
import { BasketExtras, BasketGoods, RelatedRows } from './basket-goods.tsx'
import { BasketSums, useBasketDelivery } from './basket-sums.tsx'
import { previewBasket, useLineChanges } from './use-line-changes.ts'

export { action, loader } from './page.server.ts'

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => reportLostConnection(serverAction)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export default function BasketPage({ loaderData }: Route.ComponentProps) {
  const { basket, saved, seen, messages, related, empty, suggested, priceType } = loaderData
  const t = useTranslate()
  const { fetcher, wanted, want, send } = useLineChanges(basket.lines)
  const goods = previewBasket(basket, wanted)
  const delivery = useBasketDelivery()
  const [answered, setAnswered] = useState<unknown>()
  const isSubmitting = fetcher.state !== 'idle' || undefined
  useHeaderCount(basket.lines.length)

  /** A changed quantity shows its message where it was changed; "nothing selected" is shown until the next action. */
  const isGeneralMessage = ({ code }: { code: string }) =>
    code !== 'changed' && (code !== 'nothing-chosen' || fetcher.data !== answered)

  const news = fetcher.data ? fetcher.data.messages.filter(isGeneralMessage) : messages
  const refusedCode = basket.promoted.code ? undefined : news.find(({ typed }) => typed !== undefined)

  /** The field whose quantity was adjusted by the press that is going on: that press does not lead on, so that the message is read. */
  const adjusted = useRef<string>(null)
  const forget = () => {
    adjusted.current = null
  }

  /** Where scripts run, forms stay on the page; only the order button leaves it. */
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const field = adjusted.current
    adjusted.current = null
    if (field && (submitter as HTMLButtonElement | null)?.value === 'order')
      return (event.currentTarget.elements.namedItem(field) as HTMLElement | null)?.focus()
    send(new FormData(event.currentTarget, submitter))
  }

  return (
    <>
      <div
        id="Basket"
        className={`basketedit_page page-width pt-8 ${goods.lines.length > 0 ? 'pb-8 desktop:py-12' : ''}`}
      >
        {goods.lines.length > 0 && (
          <header className="mb-6 flex flex-wrap items-baseline gap-x-4">
            <h1 className="text-title">{t(basketPageTexts.title)}</h1>
            <p className="text-soft">{t(basketPageTexts.lines, { count: goods.lines.length })}</p>
          </header>
        )}
        <BasketMessages messages={news} elsewhere={refusedCode} onUndo={submit} />
        {goods.lines.length === 0 ? (
          <TrustedHtml html={empty} />
        ) : (
          <fetcher.Form
            method="post"
            onSubmit={submit}
            onChange={() => setAnswered(fetcher.data)}
            onPointerDown={forget}
            onKeyDown={forget}
            data-submitting={isSubmitting}
            aria-busy={isSubmitting}
            className="basket-goods mt-6 grid items-start gap-x-16 gap-y-8 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:grid-rows-[auto_1fr] desktop:gap-y-0"
          >
            <button type="submit" hidden />
            <input type="hidden" name="seen" value={seen} />
            <BasketGoods
              data={loaderData}
              goods={goods}
              onQuantity={want}
              onAdjusted={(index) => {
                adjusted.current = `set_quantity[${index}]`
              }}
            />
            <BasketSums data={loaderData} goods={goods} refusedCode={refusedCode} deliveryLink={delivery.link} />
            <BasketExtras data={loaderData} goods={goods} />
          </fetcher.Form>
        )}
        {delivery.dialog}
        {saved && (
          <Form method="post" onSubmit={submit}>
            <TrustedHtml html={saved} />
          </Form>
        )}
        <BasketAnnouncement lines={goods.lines.length} total={goods.worth[priceType]} />
      </div>
      {related && <RelatedRows hotspots={related} />}
      {suggested && <TrustedHtml html={suggested} />}
    </>
  )
}

function useHeaderCount(count: number): void {
  const { setBasketCount } = usePersonal()
  useEffect(() => setBasketCount(count), [count, setBasketCount])
}

interface ActionAnswer {
  messages: PendingMessage[]
}

/**
 * Reports a change that does not reach the shop above the basket, which stays unchanged; with this status nothing is reloaded, which would
 * fail too.
 */
async function reportLostConnection(send: () => Promise<ActionAnswer>) {
  try {
    return await send()
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown // fetch rejects with no other error when the network is down
    return data(
      { messages: [plainMessage('error', 'connection', { text: basketPageTexts.connection })] },
      { status: 503 },
    )
  }
}
