import { Gift } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { isPhysical } from '#features/catalogue/rules/product.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { useGross, usePrice } from '#features/pricing/ui/price.tsx'
import { Button } from '#kit/button.tsx'
import { SelectField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import type { Taxed } from '#shared/money.ts'
import { nonBreaking } from '#shared/text.ts'
import type { BasketLine } from '../rules/basket.ts'
import { extraName } from '../rules/extras.ts'
import { extrasPageTexts } from '../texts/extras.ts'
import { Fold } from './fold.tsx'

interface GiftChoiceProps {
  choices: { productId: number; sizeId: number; sizeType: string; name: string; picture: PictureSource | null }[]
  /** The next gift, and what is missing to it: gross minor units. */
  next: { name: string; missing: number } | null
  /** The chosen size. */
  chosen: number | null
}

/** One gift at a time, or none (A4.27). */
export function GiftChoice({ choices, next, chosen }: GiftChoiceProps) {
  const t = useTranslate()
  const money = useGross()
  if (choices.length === 0 && !next) return null
  const ahead = next && t(extrasPageTexts.missingToGift, { amount: money(next.missing), product: next.name })
  return (
    <section aria-labelledby="prezenty" className="flex flex-col gap-3 border-b border-line py-5">
      <h2 id="prezenty" className="flex items-center gap-3 font-sans text-base font-normal tracking-normal">
        <Gift aria-hidden="true" className="size-5 shrink-0 text-soft" strokeWidth={1.5} />
        {choices.length > 0 ? t(extrasPageTexts.chooseGift) : ahead}
      </h2>
      {choices.length > 0 && (
        <>
          <ul className="grid gap-x-6 gap-y-2 tablet:grid-cols-2">
            {choices.map((choice) => (
              <GiftItem key={choice.sizeId} choice={choice} isChosen={choice.sizeId === chosen} />
            ))}
          </ul>
          {ahead && <p className="text-small text-soft">{ahead}</p>}
        </>
      )}
    </section>
  )
}

function GiftItem({ choice, isChosen }: { choice: GiftChoiceProps['choices'][number]; isChosen: boolean }) {
  const t = useTranslate()
  return (
    <li className="flex items-center gap-3">
      {choice.picture && (
        <Picture
          picture={{ ...choice.picture, alt: '' }}
          sizes="56px"
          className="size-14 rounded-control"
          frame="shrink-0"
        />
      )}
      <span className="min-w-0 grow text-small">{nonBreaking(choice.name)}</span>
      <Button
        kind={isChosen ? 'quiet' : 'secondary'}
        name="gift"
        value={isChosen ? 'none' : `${choice.productId}:${choice.sizeType}`}
        aria-label={t(isChosen ? extrasPageTexts.resignFrom : extrasPageTexts.takeGift, { product: choice.name })}
      >
        {t(isChosen ? extrasPageTexts.resign : extrasPageTexts.take)}
      </Button>
    </li>
  )
}

interface WrapChoiceProps {
  /** The cheapest first. */
  choices: { sizeId: number; name: string; worth: Taxed }[]
  /** Of the basket; only goods that are sent are wrapped. */
  lines: BasketLine[]
  /** The wrapping of the whole order. */
  ofAll: number | null
  priceType: PriceType
}

/** The wrapping of the order, or of single lines. Where scripts run each choice is sent at once. */
export function WrapPicker({ choices, lines: all, ofAll, priceType }: WrapChoiceProps) {
  const t = useTranslate()
  const money = usePrice()
  const lines = all.filter(({ offer }) => isPhysical(offer.product.kind))
  const [cheapest] = choices
  if (!cheapest || lines.length === 0) return null
  const options = [
    { value: '', label: t(extrasPageTexts.noWrap) },
    ...choices.map(({ sizeId, name, worth }) => ({
      value: String(sizeId),
      label: t(extrasPageTexts.wrapIn, { name, price: money(worth[priceType]) }),
    })),
  ]
  const isAnything = ofAll !== null || lines.some(({ wrapSizeId }) => wrapSizeId !== null)
  return (
    <Fold title={t(extrasPageTexts.wrap, { price: money(cheapest.worth[priceType]) })} open={isAnything}>
      <div className="flex max-w-text flex-col gap-4">
        <SelectField
          key={`all ${ofAll}`}
          label={t(extrasPageTexts.wrapAll)}
          name="wrap[all]"
          options={options}
          defaultValue={ofAll ?? ''}
          onChange={send}
        />
        {lines.length > 1 &&
          lines.map(({ id, offer, wrapSizeId }) => (
            <SelectField
              key={`${id} ${wrapSizeId}`}
              label={extraName(offer)}
              name={`wrap[${id}]`}
              options={options}
              defaultValue={wrapSizeId ?? ''}
              onChange={send}
            />
          ))}
        <noscript>
          <Button kind="secondary">{t(extrasPageTexts.saveWraps)}</Button>
        </noscript>
      </div>
    </Fold>
  )
}

function send({ target }: ChangeEvent<HTMLSelectElement>): void {
  target.form?.requestSubmit()
}
