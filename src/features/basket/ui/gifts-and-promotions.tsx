import { Gift } from 'lucide-react'
import { useGross } from '#features/pricing/ui/price.tsx'
import { type PromotionResult, refusalWords } from '#features/promotions/rules/promotion-result.ts'
import { Button } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { nonBreaking } from '#shared/text.ts'
import { extrasPageTexts } from '../texts/extras.ts'

interface GiftsAndPromotionsProps extends Pick<PromotionResult, 'refused'> {
  choices: { productId: number; sizeId: number; sizeType: string; name: string; picture: PictureSource | null }[]
  /** The next gift, and what is missing to it: gross minor units. */
  next: { name: string; missing: number } | null
  /** The chosen size. */
  chosen: number | null
}

/** More gifts are folded away. */
const mostOpen = 4

/**
 * All that these goods bring, or would with a few more: one gift at a time, or none (A4.27), the next gift, and the promotions that need more,
 * folded away below gifts.
 */
export function GiftsAndPromotions({ choices, next, chosen, refused }: GiftsAndPromotionsProps) {
  const t = useTranslate()
  const money = useGross()
  if (choices.length === 0 && !next && refused.length === 0) return null
  return (
    <section aria-label={t(extrasPageTexts.giftsAndPromotions)} className="my-6 rounded-panel border border-line px-5">
      {choices.length > 0 && (
        <details open={choices.length <= mostOpen} className="fold py-2">
          <summary>
            <Gift aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.5} />
            <span className="grow">{t(extrasPageTexts.chooseGift)}</span>
          </summary>
          <ul className="grid gap-x-6 gap-y-2 py-2 tablet:grid-cols-2">
            {choices.map((choice) => (
              <GiftItem key={choice.sizeId} choice={choice} isChosen={choice.sizeId === chosen} />
            ))}
          </ul>
        </details>
      )}
      {next && (
        <p className="flex gap-3 border-t border-line py-4 first:border-t-0">
          <Gift aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.5} />
          {t(extrasPageTexts.missingToGift, { amount: money(next.missing), product: next.name })}
        </p>
      )}
      {refused.length > 0 && (
        <details open={choices.length === 0 && !next} className="fold border-t border-line py-2 first:border-t-0">
          <summary>
            <span className="grow">{t(extrasPageTexts.otherPromotions)}</span>
          </summary>
          <ul className="flex flex-col gap-2 pb-2">
            {refused.map(({ promotionId, name, refusal }) => (
              <li key={promotionId} className="text-small text-soft">
                <span className="font-semibold">{name}:</span> {refusalWords(refusal, t)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function GiftItem({ choice, isChosen }: { choice: GiftsAndPromotionsProps['choices'][number]; isChosen: boolean }) {
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
