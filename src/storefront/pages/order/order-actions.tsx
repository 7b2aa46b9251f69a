import { ChevronDown, CircleX, type LucideIcon, MapPinned, Printer, RotateCw, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { registrationTexts } from '#features/customers/texts/registration.ts'
import { DataField, PlaceFields } from '#features/customers/ui/data-fields.tsx'
import type { BuyerOptions } from '#features/orders/rules/buyer-options.ts'
import { addressLines } from '#features/orders/rules/format-order.ts'
import { orderPageTexts } from '#features/orders/texts/order-page.ts'
import { orderTexts } from '#features/orders/texts/orders.ts'
import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
import type { PostalAddress } from '#shared/postal-address.ts'
import type { Message, Text } from '#shared/text.ts'

interface OrderActionsProps {
  options: BuyerOptions
  /** The key of the form that orders again: pressed twice it counts once. */
  formKey: string
  address: PostalAddress
  /** It is not paid yet: ordering again comes last. */
  isDue: boolean
  /** The server's answer to the address form: what was typed and what is wrong. */
  answer: { values: Record<string, string>; problems: Record<string, Message> } | undefined
}

/** What a buyer can do with an order: plain forms, which work without JavaScript. */
export function OrderActions({ options, formKey, address, isDue, answer }: OrderActionsProps) {
  const t = useTranslate()
  const problems = answer?.problems ?? {}
  const isRefused = Object.keys(problems).length > 0
  const values: Record<string, string> = isRefused ? (answer?.values ?? {}) : { ...address }
  const repeat = (
    <li>
      <IntentRow intent="repeat" icon={RotateCw} label={orderPageTexts.repeat} formKey={formKey} />
    </li>
  )
  return (
    <section aria-labelledby="zmiany" className="flex flex-col gap-4 print:hidden">
      <h2 id="zmiany" className="text-heading">
        {t(orderPageTexts.actions)}
      </h2>
      <ul className="divide-y divide-line rounded-panel border border-line bg-raised">
        {!isDue && repeat}
        {options.changeAddress && (
          <Disclosure icon={MapPinned} title={orderPageTexts.changeAddress} open={isRefused}>
            <Form method="post" className="flex flex-col gap-4" noValidate>
              <input type="hidden" name="intent" value="address" />
              <div className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-1">
                <DataField
                  {...{ values, problems }}
                  name="firstName"
                  label={registrationTexts.firstName}
                  autoComplete="given-name"
                />
                <DataField
                  {...{ values, problems }}
                  name="lastName"
                  label={registrationTexts.lastName}
                  autoComplete="family-name"
                />
                <DataField
                  {...{ values, problems }}
                  name="company"
                  label={registrationTexts.company}
                  autoComplete="organization"
                  optional
                />
                <PlaceFields {...{ values, problems }} area="" />
              </div>
              {(problems.recipient || values.recipient) && (
                <RadioGroup
                  legend={t(orderPageTexts.whoReceives)}
                  name="recipient"
                  required
                  defaultValue={values.recipient}
                  error={problems.recipient && t(problems.recipient.text)}
                  options={[
                    { value: 'buyer', label: t(orderPageTexts.stillBuyer) },
                    {
                      value: 'other',
                      label: t(orderPageTexts.otherRecipient, { buyer: addressLines(address)[0] ?? '' }),
                    },
                  ]}
                />
              )}
              <p className="text-small text-soft">{t(orderPageTexts.sameCountry)}</p>
              <Button className="self-start">{t(orderPageTexts.saveAddress)}</Button>
            </Form>
          </Disclosure>
        )}
        <li>
          <IntentRow intent="mail" icon={Send} label={orderPageTexts.mailAgain} />
        </li>
        <li className="noscript:hidden">
          <button type="button" onClick={() => print()} className={rowLook}>
            <Printer {...rowIcon} />
            {t(orderTexts.print)}
          </button>
        </li>
        {options.cancel && (
          <Disclosure icon={CircleX} title={orderPageTexts.cancel}>
            <p>{t(orderPageTexts.cancelAsk)}</p>
            <Form method="post">
              <input type="hidden" name="intent" value="cancel" />
              <Button kind="secondary">{t(orderPageTexts.cancelSure)}</Button>
            </Form>
          </Disclosure>
        )}
        {isDue && repeat}
      </ul>
    </section>
  )
}

const rowLook = 'flex min-h-11 w-full items-center gap-3 px-4 py-2.5 text-left font-semibold hover:text-accent'
const rowIcon = { 'aria-hidden': true, className: 'size-5 shrink-0 text-soft', strokeWidth: 1.5 } as const

interface IntentRowProps {
  intent: string
  icon: LucideIcon
  label: Text
  formKey?: string
}

/** A change that one press makes. */
function IntentRow({ intent, icon: Icon, label, formKey }: IntentRowProps) {
  const t = useTranslate()
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      {formKey && <input type="hidden" name="formKey" value={formKey} />}
      <button type="submit" className={rowLook}>
        <Icon {...rowIcon} />
        {t(label)}
      </button>
    </Form>
  )
}

interface DisclosureProps {
  icon: LucideIcon
  title: Text
  open?: boolean
  children: ReactNode
}

/** A change that needs more than a press. */
function Disclosure({ icon: Icon, title, open = false, children }: DisclosureProps) {
  const t = useTranslate()
  return (
    <li>
      <details open={open} className="group">
        <summary className={`cursor-pointer ${rowLook}`}>
          <Icon {...rowIcon} />
          <span className="grow">{t(title)}</span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-soft group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-4 border-t border-line p-4">{children}</div>
      </details>
    </li>
  )
}
