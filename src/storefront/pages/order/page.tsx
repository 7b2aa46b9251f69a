import { useEffect } from 'react'
import { forgetDraft } from '#features/checkout/ui/keep-draft.ts'
import { statusTexts } from '#features/orders/texts/status.ts'
import { orderTexts } from '#features/orders/texts.ts'
import { AddressBlock } from '#features/orders/ui/address-block.tsx'
import { OrderGoods } from '#features/orders/ui/order-goods.tsx'
import { SellerBlock } from '#features/orders/ui/seller-block.tsx'
import { Button } from '#kit/button.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { useHydrated } from '#kit/use-hydrated.ts'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { usePersonal } from '../../frame/personal.tsx'
import type { Route } from './+types/page.ts'
import { HowToPay } from './how-to-pay.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'same-origin' },
]

export default function OrderPage({ loaderData: { order, placed, title } }: Route.ComponentProps) {
  const say = useWords()
  const hydrated = useHydrated()
  const { setBasketCount } = usePersonal()
  useEffect(() => {
    forgetDraft()
    setBasketCount(0)
  }, [setBasketCount])
  const [beforeLink, afterLink] = say(orderTexts.withdrawal).split('{link}')
  return (
    <div className="order_confirmation page-width flex flex-col gap-8 py-8 desktop:py-12 print:gap-4 print:py-0">
      <header className="flex flex-col gap-3">
        <p className="font-serif text-large text-accent print:hidden">{say(orderTexts.thanks)}</p>
        <h1 className="text-title">{title}</h1>
        <p>{placed}</p>
        <p>{say(orderTexts.status, { status: say(statusTexts[order.status]) })}</p>
      </header>
      <HowToPay order={order} />
      <OrderGoods order={order} />
      <div className="grid gap-8 tablet:grid-cols-3 print:grid-cols-3 print:gap-4">
        <AddressBlock title={say(orderTexts.deliveryAddress)} address={order.deliveryAddress} phone={order.phone} />
        {order.invoiceAddress && <AddressBlock title={say(orderTexts.invoiceAddress)} address={order.invoiceAddress} />}
        <SellerBlock seller={order.seller} />
      </div>
      {order.giftCardCode && (
        <p>
          {say(orderTexts.giftCard)}: {order.giftCardCode}
        </p>
      )}
      {order.comment && (
        <p>
          {say(orderTexts.comment)}: {order.comment}
        </p>
      )}
      <p className="text-small text-soft">
        {beforeLink}
        <a href={urls.content('zwroty-i-reklamacje')} className="underline underline-offset-2">
          {say(orderTexts.withdrawalLink)}
        </a>
        {afterLink}
      </p>
      <div className="flex flex-wrap gap-4 print:hidden">
        {hydrated && (
          <Button type="button" kind="secondary" onClick={() => print()}>
            {say(orderTexts.print)}
          </Button>
        )}
        <LinkButton to={urls.home()} kind="quiet">
          {say(orderTexts.backToShop)}
        </LinkButton>
      </div>
    </div>
  )
}
