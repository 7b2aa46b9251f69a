import type { ReactNode } from 'react'
import { useId } from 'react'
import { Link } from 'react-router'
import { AddressLines } from '#features/orders/ui/order-parties.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { formatPhone } from '#shared/format-phone.ts'
import type { Text } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { CheckedData } from '../checks.ts'
import { checkoutTexts } from '../texts.ts'
import { type FormSectionProps, OrderField } from './form-fields.tsx'

export interface ChosenDataProps extends FormSectionProps {
  /** The phone is null when it is still to be typed. */
  chosen: Omit<CheckedData, 'phone'> & { phone: string | null }
  /** How it is paid. */
  paying: { name: string; detail: string } | undefined
  /** The courier, or that nothing is sent. */
  delivery: string
  /** The address of the locker or point; '': none, or not known. */
  point: string
  /** When it arrives; null when it is not known. */
  arrives: string | null
}

/** What the buyer has filled in, to read before ordering; each part with a link to where it is changed. */
export function ChosenData({ chosen, paying, delivery, point, arrives, ...part }: ChosenDataProps) {
  const t = useTranslate()
  const { billing, invoice, giftCardCode, comment } = chosen
  return (
    <div className="chosen-data">
      <ChosenPart title={checkoutTexts.buyer} changedAt="email">
        <AddressLines address={billing ?? chosen.delivery} />
        <p>{chosen.email}</p>
        {chosen.phone && <p>{formatPhone(chosen.phone)}</p>}
        {chosen.phone === null && (
          <div className="mt-3">
            <OrderField
              {...part}
              name="phone"
              type="tel"
              label={checkoutTexts.phone}
              hint={checkoutTexts.noPhone}
              autoComplete="tel"
            />
          </div>
        )}
      </ChosenPart>
      <ChosenPart title={checkoutTexts.delivery} changedAt="courier">
        <p className="font-semibold">{delivery}</p>
        {point && <p>{point}</p>}
        {arrives && <p>{arrives}</p>}
        {billing && (
          <div className="mt-3">
            <p>{t(checkoutTexts.recipient)}:</p>
            <AddressLines address={chosen.delivery} />
          </div>
        )}
      </ChosenPart>
      <ChosenPart title={checkoutTexts.payment} changedAt="payment">
        <p className="font-semibold">{paying?.name}</p>
        <p>{paying?.detail}</p>
        {giftCardCode && (
          <p>
            {t(checkoutTexts.giftCard)}: {giftCardCode}
          </p>
        )}
      </ChosenPart>
      {invoice && (
        <ChosenPart title={checkoutTexts.invoice} changedAt="invoice">
          <AddressLines address={invoice} />
        </ChosenPart>
      )}
      {comment ? (
        <ChosenPart title={checkoutTexts.comment} changedAt="comment">
          <p className="wrap-anywhere whitespace-pre-line">{comment}</p>
        </ChosenPart>
      ) : (
        <p className="py-3">
          <Link to={urls.checkoutData('comment')} data-step-link className="row-action">
            {t(checkoutTexts.addComment)}
          </Link>
        </p>
      )}
    </div>
  )
}

interface ChosenPartProps {
  title: Text
  /** The id of the field or section on the first step. */
  changedAt: string
  children: ReactNode
}

function ChosenPart({ title, changedAt, children }: ChosenPartProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      <Link
        to={urls.checkoutData(changedAt)}
        data-step-link
        aria-label={t(checkoutTexts.changePart, { part: t(title) })}
        className="underline underline-offset-2"
      >
        {t(checkoutTexts.change)}
      </Link>
      <div>{children}</div>
    </section>
  )
}
