import { useLocation } from 'react-router'
import { orderSum } from '#features/checkout/rules/order-sum.ts'
import { checkoutTexts } from '#features/checkout/texts.ts'
import { AddressSection, ContactSection } from '#features/checkout/ui/contact-and-address.tsx'
import { DeliverySection, PaymentSection } from '#features/checkout/ui/delivery-and-payment.tsx'
import { type FormSectionProps, OrderField } from '#features/checkout/ui/form-fields.tsx'
import { InvoiceSection } from '#features/checkout/ui/invoice-section.tsx'
import { OtherDeliverySection } from '#features/checkout/ui/other-delivery-section.tsx'
import { WhoSection } from '#features/checkout/ui/who-section.tsx'
import { ShippingPromiseLine } from '#features/delivery/ui/shipping-promise-line.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TextAreaField } from '#kit/text-area-field.tsx'
import type { Message } from '#shared/text.ts'
import type { OrderData } from './load-order.server.ts'
import type { useDeliveryAndPayment } from './use-order-form.ts'

interface DataSectionsProps extends FormSectionProps {
  data: OrderData
  selection: ReturnType<typeof useDeliveryAndPayment>
  companyProblem: string | null
}

/** Everything that a buyer fills in: who they are, how and where the parcel goes, the invoice, payment and a comment. */
export function DataSections({ data, selection, companyProblem, ...part }: DataSectionsProps) {
  const { courier, option, payment, change } = selection
  const goesToPoint = option?.pickupPoint ?? false
  return (
    <div className="flex flex-col gap-6">
      <ContactSection {...part} needsDelivery={data.needsDelivery}>
        {!data.signedIn && <WhoSection />}
      </ContactSection>
      <div id="courier">
        <CourierSection {...part} data={data} selection={selection} />
      </div>
      <AddressSection {...part} countries={data.countryOptions} isAddressee={data.needsDelivery && !goesToPoint}>
        {data.needsDelivery && (
          <OtherDeliverySection
            {...part}
            countries={data.recipientCountryOptions}
            savedAddresses={data.savedAddresses}
            courierId={courier?.courierId ?? null}
            goesToPoint={goesToPoint}
          />
        )}
        <InvoiceSection {...part} companyProblem={companyProblem} />
      </AddressSection>
      <div id="payment">
        <PaymentSection
          courier={courier}
          methods={data.methods}
          labels={data.paymentLabels}
          icons={data.icons}
          payment={payment}
          problem={part.problems.payment}
          onChoose={(payment) => change({ payment })}
        />
      </div>
      <OtherFields {...part} giftCards={data.giftCards} />
    </div>
  )
}

function CourierSection({ data, selection, ...part }: Omit<DataSectionsProps, 'companyProblem'>) {
  const { buyer, couriers, courier, payment, vat, change } = selection
  return (
    <DeliverySection
      {...part}
      needed={data.needsDelivery}
      couriers={couriers}
      courierId={courier?.courierId ?? null}
      payment={payment}
      version={data.version}
      icons={data.icons}
      pickupPoints={data.pickupPoints}
      buyer={buyer}
      arrivals={data.arrivals[payment]}
      shownCost={(delivery) => orderSum(data.priced, delivery, { ...data, vat }).delivery[data.priceType]}
      onChoose={(courierId) => change({ courierId })}
    >
      {data.promise && courier && <ShippingPromiseLine {...data.promise} />}
    </DeliverySection>
  )
}

interface OtherFieldsProps {
  values: Record<string, string>
  problems: Record<string, Message>
  giftCards: boolean
}

/** What few buyers need: folded, until there is something in it. */
function OtherFields({ values, problems, giftCards }: OtherFieldsProps) {
  const t = useTranslate()
  const { hash } = useLocation()
  const problem = problems.comment
  const isUsed = values.comment || values.giftCardCode || problem || problems.giftCardCode || hash === '#comment'
  return (
    <details open={Boolean(isUsed)} className="order-part fold">
      <summary>{t(giftCards ? checkoutTexts.commentOrCard : checkoutTexts.comment)}</summary>
      <div className="flex flex-col gap-5 pt-3">
        {giftCards && (
          <OrderField
            values={values}
            problems={problems}
            name="giftCardCode"
            label={checkoutTexts.giftCard}
            hint={checkoutTexts.giftCardHint}
            autoComplete="off"
            optional
          />
        )}
        <TextAreaField
          id="comment"
          name="comment"
          label={t(checkoutTexts.comment)}
          hint={t(checkoutTexts.commentHint)}
          optionalLabel={t(checkoutTexts.optional)}
          defaultValue={values.comment}
          error={problem && t(problem.text, problem.values)}
        />
      </div>
    </details>
  )
}
