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
import { buttonClass, LinkButton } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { useMoney } from '#kit/money.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import type { Message } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { usePersonal } from '../../frame/personal.tsx'
import type { loadOrderPage } from './load-order.server.ts'
import type { OnlinePayment } from './online-payment.server.ts'
import { OrderActions } from './order-actions.tsx'

/** Why a change was refused, and what was typed. */
interface RefusedChange {
  problems: Record<string, Message>
  values: Record<string, string>
  message: Message | null
}

interface OrderViewProps {
  data: Awaited<ReturnType<typeof loadOrderPage>>
  /** The server's answer to a change that was refused. */
  answer: RefusedChange | undefined
  /** Beside the navigation of the client's account there is less room, and the ways back are there. */
  inAccount?: boolean
}

/** An order for its buyer: where it is, what comes next, and what can still be changed. */
export function OrderView({ data, answer, inAccount = false }: OrderViewProps) {
  const { order, balance, history, placed, title, isNew, notice, options } = data
  const t = useTranslate()
  const needsMoney = !isOver(order.status) && !(balance.isPaid && order.totalGross > 0)
  const needsTransfer = needsMoney && !balance.isPaid && !isCollectedOnDelivery(order.paymentMethod)
  const howToPay = <HowToPay order={order} balance={balance} until={data.payUntil} online={data.online} />
  const { setBasketCount } = usePersonal()
  useEffect(() => {
    if (!isNew) return
    clearFormDraft()
    setBasketCount(0)
  }, [isNew, setBasketCount])
  return (
    <div className="order_confirmation flex min-w-0 flex-col gap-8 print:gap-4">
      {notice && !answer && <Notice type="success">{notice}</Notice>}
      {answer?.message && <Notice type="error">{t(answer.message.text, answer.message.values)}</Notice>}
      <header className="flex flex-col gap-3">
        {data.thanks && <p className="font-serif text-title text-accent print:hidden">{t(orderTexts.thanks)}</p>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className={data.thanks ? 'text-heading' : 'text-title'}>{title}</h1>
          {order.totalGross > 0 && (balance.isPaid || !isOver(order.status)) && (
            <PaymentLabel balance={balance} method={order.paymentMethod} />
          )}
          {needsTransfer && data.payUntil && order.paymentMethod !== 'transfer' && (
            <p className="text-small font-semibold">{t(paymentTexts.payUntil, { day: data.payUntil })}</p>
          )}
        </div>
        <p>{placed}</p>
        <p className={data.progress.length > 0 ? 'hidden print:block' : ''}>
          {t(orderTexts.status, { status: t(orderStatusTexts[order.status]) })}
        </p>
      </header>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-y-10 print:gap-4 ${inAccount ? 'gap-x-8 wide:grid-cols-[minmax(0,1fr)_20rem]' : 'gap-x-12 desktop:grid-cols-[minmax(0,1fr)_24rem]'} desktop:grid-rows-[auto_1fr]`}
      >
        <div className="flex flex-col gap-10 desktop:row-span-2 print:gap-4">
          {needsTransfer && howToPay}
          <NextStep next={data.next} promise={data.promise} progress={data.progress} />
          {needsMoney && !needsTransfer && howToPay}
          <OrderParcels shipments={data.shipments} looseParcels={data.looseParcels} />
          <OrderGoods order={order} pictures={data.pictures} links={data.ratings.lines} />
          {data.ratings.shop && (
            <p className="print:hidden">
              <a href={data.ratings.shop.href} className="footer-link text-accent underline underline-offset-4">
                {data.ratings.shop.text}
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
          {history.flatMap(({ words }) => words).length > 1 && <OrderHistory rows={history} />}
        </div>
        <div className={`flex flex-col gap-8 print:gap-4 ${inAccount ? 'wide:col-start-2' : 'desktop:col-start-2'}`}>
          <OrderParties order={order} />
          <OrderActions
            options={options}
            formKey={data.formKey}
            address={order.deliveryAddress}
            isDue={needsTransfer}
            answer={answer}
          />
          {!inAccount && (
            <LinkButton
              to={urls.home()}
              kind={needsTransfer ? 'secondary' : 'primary'}
              className="self-start print:hidden"
            >
              {t(orderTexts.backToShop)}
            </LinkButton>
          )}
          <div className="flex flex-col gap-3 text-small text-soft">
            <p>
              <TextWithLink
                text={orderTexts.withdrawal}
                values={{ days: data.returnDays }}
                link={orderTexts.withdrawalLink}
                to={urls.content('zwroty-i-reklamacje')}
                newTab={false}
              />
            </p>
            <SellerBlock seller={order.seller} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** Who gets the order, and who has bought it. */
function OrderParties({ order }: { order: Order }) {
  return (
    <div className="grid gap-6 rounded-panel border border-line bg-raised p-5 tablet:flex tablet:flex-wrap tablet:gap-x-16 print:flex print:border-0 print:bg-transparent print:p-0">
      {orderParties(order).map((party) => (
        <PartyBlock key={party.title.key} party={party} />
      ))}
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
    <section className="flex flex-col gap-5">
      <h2 className="text-heading">{t(paymentTexts.howToPay)}</h2>
      {balance.isPaid && <p>{t(paymentTexts.nothingToPay)}</p>}
      {online && (
        <div className="flex flex-col gap-4 print:hidden">
          {online.state && <Notice type="warning">{online.state}</Notice>}
          {online.lead && <p>{online.lead}</p>}
          <a href={online.address} className={buttonClass('primary', 'self-start')}>
            {online.pay}
            <span className="tabular-nums">{amount}</span>
          </a>
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
