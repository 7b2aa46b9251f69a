import { useEffect } from 'react'
import { clearFormDraft } from '#features/checkout/ui/use-form-draft.ts'
import type { Order } from '#features/orders/rules/order.ts'
import { orderParties } from '#features/orders/rules/order-parties.ts'
import { isOver } from '#features/orders/rules/order-status.ts'
import { orderStatusTexts, orderTexts } from '#features/orders/texts/orders.ts'
import { NextStep } from '#features/orders/ui/next-step.tsx'
import { OrderGoods } from '#features/orders/ui/order-goods.tsx'
import { OrderHistory } from '#features/orders/ui/order-history.tsx'
import { OrderParcels } from '#features/orders/ui/order-parcels.tsx'
import { PartyBlock, SellerBlock } from '#features/orders/ui/order-parties.tsx'
import type { PaymentBalance } from '#features/payments/rules/payment-balance.ts'
import { isCollectedOnDelivery } from '#features/payments/rules/payment-methods.ts'
import { paymentTexts } from '#features/payments/texts/payments.ts'
import { PaymentLabel } from '#features/payments/ui/payment-label.tsx'
import { TransferBlock } from '#features/payments/ui/transfer-block.tsx'
import { Button, buttonClass, LinkButton } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { useMoney } from '#kit/money.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import { urls } from '#shared/urls.ts'
import { usePersonal } from '../../frame/personal.tsx'
import type { Route } from './+types/page.ts'
import type { OnlinePayment } from './online-payment.server.ts'
import { OrderActions } from './order-actions.tsx'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'same-origin' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** The page of an order for its buyer: where it is, what comes next, and what can still be changed. */
export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, balance, history, placed, title, isNew, notice, options } = loaderData
  const t = useTranslate()
  const needsMoney = !isOver(order.status) && !(balance.isPaid && order.totalGross > 0)
  const needsTransfer = needsMoney && !balance.isPaid && !isCollectedOnDelivery(order.paymentMethod)
  const { setBasketCount } = usePersonal()
  useEffect(() => {
    if (!isNew) return
    clearFormDraft()
    setBasketCount(0)
  }, [isNew, setBasketCount])
  return (
    <div className="order_confirmation page-width flex flex-col gap-8 py-8 desktop:py-12 print:gap-4 print:py-0">
      {notice && !actionData && <Notice type="success">{notice}</Notice>}
      {actionData?.message && <Notice type="error">{t(actionData.message.text, actionData.message.values)}</Notice>}
      {loaderData.ofClient && (
        <p className="print:hidden">
          <a href={urls.accountOrders()} className="text-accent underline underline-offset-4">
            {t(orderTexts.ofClient)}
          </a>
        </p>
      )}
      <header className="flex flex-col gap-3">
        {loaderData.thanks && <p className="font-serif text-title text-accent print:hidden">{t(orderTexts.thanks)}</p>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className={loaderData.thanks ? 'text-heading' : 'text-title'}>{title}</h1>
          {order.totalGross > 0 && (balance.isPaid || !isOver(order.status)) && (
            <PaymentLabel balance={balance} method={order.paymentMethod} />
          )}
        </div>
        <p>{placed}</p>
        <p className={loaderData.progress.length > 0 ? 'hidden print:block' : ''}>
          {t(orderTexts.status, { status: t(orderStatusTexts[order.status]) })}
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:grid-rows-[auto_1fr] print:gap-4">
        <div className="flex flex-col gap-10 desktop:row-span-2 print:gap-4">
          <NextStep next={loaderData.next} promise={loaderData.promise} progress={loaderData.progress} />
          {needsMoney && (
            <HowToPay order={order} balance={balance} until={loaderData.payUntil} online={loaderData.online} />
          )}
          <OrderParcels shipments={loaderData.shipments} looseParcels={loaderData.looseParcels} />
          <OrderGoods order={order} pictures={loaderData.pictures} links={loaderData.ratings.lines} />
          {loaderData.ratings.shop && (
            <p className="print:hidden">
              <a href={loaderData.ratings.shop.href} className="footer-link text-accent underline underline-offset-4">
                {loaderData.ratings.shop.text}
              </a>
            </p>
          )}
          {order.giftCardCode && (
            <p>
              {t(orderTexts.giftCard)}: {order.giftCardCode}
            </p>
          )}
          {order.comment && (
            <p className="wrap-anywhere">
              {t(orderTexts.comment)}: {order.comment}
            </p>
          )}
          {history.length > 1 && <OrderHistory rows={history} />}
        </div>
        <OrderParties order={order} />
        <div className="flex flex-col gap-8 desktop:col-start-2 print:gap-4">
          <p className="text-small text-soft">
            <TextWithLink
              text={orderTexts.withdrawal}
              values={{ days: loaderData.returnDays }}
              link={orderTexts.withdrawalLink}
              to={urls.content('zwroty-i-reklamacje')}
              newTab={false}
            />
          </p>
          <OrderActions
            options={options}
            formKey={loaderData.formKey}
            address={order.deliveryAddress}
            answer={actionData}
          />
          <div className="flex flex-wrap gap-4 print:hidden">
            <LinkButton to={urls.home()} kind={needsTransfer ? 'secondary' : 'primary'}>
              {t(orderTexts.backToShop)}
            </LinkButton>
            <Button type="button" kind="quiet" onClick={() => print()} className="noscript:hidden">
              {t(orderTexts.print)}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Who sells and who gets the order: beside it where there is room, below it on phones. */
function OrderParties({ order }: { order: Order }) {
  const parties = orderParties(order)
  const columns = parties.length === 2 ? 'tablet:grid-cols-3' : 'tablet:grid-cols-2' // with the seller
  return (
    <div
      className={`grid gap-8 self-start rounded-panel border border-line bg-raised p-5 ${columns} tablet:p-6 desktop:col-start-2 desktop:row-start-1 desktop:grid-cols-1 print:grid-cols-3 print:gap-4 print:border-0 print:bg-transparent print:p-0`}
    >
      {parties.map((party) => (
        <PartyBlock key={party.title.key} party={party} />
      ))}
      <SellerBlock seller={order.seller} />
    </div>
  )
}

/** The buyer's next step while money is due. */
interface HowToPayProps {
  order: Order
  balance: PaymentBalance
  /** The day until which the shop waits, formatted. */
  until: string | null
  online: OnlinePayment | null
}

function HowToPay({ order, balance, until, online }: HowToPayProps) {
  const t = useTranslate()
  const money = useMoney()
  const amount = money(balance.due)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-heading">{t(paymentTexts.howToPay)}</h2>
      {balance.isPaid && <p>{t(paymentTexts.nothingToPay)}</p>}
      {online && (
        <div className="flex flex-col gap-4 print:hidden">
          {online.state && <Notice type="warning">{online.state}</Notice>}
          {online.lead && <p>{online.lead}</p>}
          <a href={online.address} className={buttonClass('primary', 'self-start')}>
            {online.pay}
            {online.isChosen && <span className="tabular-nums">{amount}</span>}
          </a>
          {online.isChosen && until && (
            <p className="text-small text-soft">{t(paymentTexts.payUntil, { day: until })}</p>
          )}
        </div>
      )}
      {!balance.isPaid && order.paymentMethod === 'transfer' && (
        <TransferBlock
          recipient={order.seller.name}
          account={order.seller.bankAccount}
          title={t(paymentTexts.titleOfOrder, { number: order.number })}
          amount={amount}
          until={until}
        />
      )}
      {!balance.isPaid && isCollectedOnDelivery(order.paymentMethod) && <p>{t(paymentTexts.cashText, { amount })}</p>}
    </section>
  )
}
