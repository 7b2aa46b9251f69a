import { quantityText } from '#features/catalogue/rules/product-quantity.ts'
import { usePrice } from '#features/pricing/ui/price.tsx'
import { SelectField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Picture } from '#kit/picture.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
import { type Decimal, decimalText, formatDecimal, one } from '#shared/decimal.ts'
import { urls } from '#shared/urls.ts'
import type { OfferBundlePart } from '../rules/bundle.ts'
import type { SizeOffer } from '../rules/offer.ts'
import { choiceTexts } from '../texts/choices.ts'

/** What a refused form was sent with, by the names of its fields; empty at first. */
type TypedOptions = Record<string, string | undefined>

interface BundleChooserProps {
  parts: OfferBundlePart[]
  /** What each part costs by itself, in minor units as the shop shows them; empty where that is not public. Sizes to choose from may differ. */
  prices: number[]
  typed: TypedOptions
}

/**
 * The parts of a bundle, each with its own size (B2.21), in wire format: plain fields of the buy form. Where there are sizes to choose, the
 * smallest layout shows a slider with two parts in view (B2.22); else they are a list, as in larger layouts.
 */
export function BundleChooser({ parts, prices, typed }: BundleChooserProps) {
  const t = useTranslate()
  const placed = parts.map((part, index) => ({ part, index }))
  const slides = parts.some(({ sizes }) => sizes.length > 1)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t(choiceTexts.parts)}</legend>
      <ul
        className={
          slides
            ? 'relative flex snap-x gap-3 overflow-x-auto pb-2 tablet:block tablet:divide-y tablet:divide-line tablet:overflow-visible tablet:border-y tablet:border-line tablet:p-0'
            : 'divide-y divide-line border-y border-line'
        }
      >
        {placed.map(({ part, index }) => (
          <li
            key={`${part.productId} ${index}`}
            className={
              slides
                ? 'flex w-[46%] min-w-36 shrink-0 snap-start flex-col gap-3 rounded-panel border border-line p-3 tablet:w-auto tablet:flex-row tablet:items-center tablet:rounded-none tablet:border-0 tablet:px-0'
                : 'flex items-center gap-3 py-3'
            }
          >
            <Part part={part} price={prices[index]} index={index} typed={typed} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

interface PartProps {
  part: OfferBundlePart
  price: number | undefined
  index: number
  typed: TypedOptions
}

function Part({ part, price, index, typed }: PartProps) {
  const t = useTranslate()
  const money = usePrice()
  const { productId, name, quantity, unit, picture, sizes } = part
  const several = quantity !== one || unit !== 'szt.'
  const [only] = sizes.length === 1 ? sizes : []
  const facts = [
    only && only.type !== 'uniw' && only.name,
    several && `${formatDecimal(quantity)} ${unit}`,
    only && price !== undefined && t(choiceTexts.separately, { price: money(price) }),
  ].filter(Boolean)
  return (
    <>
      <input type="hidden" name={`bundled_product[${index}]`} value={productId} />
      <input type="hidden" name={`bundled_quantity[${index}]`} value={decimalText(quantity)} />
      {picture && (
        <Picture
          picture={{ file: picture, alt: '', width: 800, height: 800 }}
          sizes="64px"
          className="size-16 rounded-control"
        />
      )}
      <p className="grow">
        <a href={urls.product({ id: productId, name })} className="underline underline-offset-4">
          {name}
        </a>
        {facts.length > 0 && <span className="block text-small text-soft">{facts.join(', ')}</span>}
      </p>
      {sizes.length > 1 ? (
        <div className="tablet:w-44">
          <SelectField
            name={`bundled_size[${index}]`}
            label={
              <>
                {t(choiceTexts.size)}
                <span className="sr-only">: {name}</span>
              </>
            }
            required
            data-missing={t(choiceTexts.choosePart, { product: name })}
            defaultValue={typed[`bundled_size[${index}]`] ?? ''}
            options={[
              { value: '', label: t(choiceTexts.chooseSize) },
              ...sizes.map(({ type, name, stock }) => ({
                value: type,
                label: stock === 0n ? t(choiceTexts.soldOut, { size: name }) : name,
                disabled: stock === 0n,
              })),
            ]}
          />
        </div>
      ) : (
        only && <input type="hidden" name={`bundled_size[${index}]`} value={only.type} />
      )}
    </>
  )
}

interface SubscriptionChooserProps {
  subscription: NonNullable<SizeOffer['subscription']>
  unit: SizeOffer['unit']
  minimum: Decimal | null
  typed: TypedOptions
}

/** One-time purchase or subscription with its interval: plain fields of the buy form. The saving is the same for every size. */
export function SubscriptionChooser({ subscription, unit, minimum, typed }: SubscriptionChooserProps) {
  const t = useTranslate()
  const money = usePrice()
  const { percent, amount, everyDays } = subscription
  const saving =
    percent === null
      ? t(choiceTexts.cheaperAmount, { amount: money(amount ?? 0), unit: unit.name })
      : t(choiceTexts.cheaperPercent, { percent: String(Number(percent)).replace('.', ',') })
  const least = minimum === null ? '' : t(choiceTexts.subscriptionMinimum, { quantity: quantityText(minimum, unit) })
  return (
    <div className="option-fields flex flex-col gap-3">
      <RadioGroup
        legend={t(choiceTexts.purchase)}
        name="subscription"
        defaultValue={typed.subscription ?? '0'}
        options={[
          { value: '0', label: t(choiceTexts.once) },
          {
            value: '1',
            label: t(choiceTexts.subscription),
            detail: [saving, least].filter(Boolean).join(', '),
            opens: '1',
          },
        ]}
      />
      <div className="option-field-1 flex flex-col gap-2">
        <SelectField
          name="days_in_period"
          label={t(choiceTexts.howOften)}
          defaultValue={typed.days_in_period}
          options={everyDays.map((count) => ({ value: String(count), label: t(choiceTexts.period, { count }) }))}
        />
        <p className="text-small text-soft">{t(choiceTexts.subscriptionText)}</p>
      </div>
    </div>
  )
}
