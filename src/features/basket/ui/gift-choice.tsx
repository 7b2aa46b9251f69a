import { Gift } from 'lucide-react'
import { useGross } from '#features/pricing/ui/use-price.ts'
import { Button } from '#kit/button.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { useWords } from '#kit/words.tsx'
import { keepTogether } from '#shared/keep-together.ts'
import { extrasPageTexts } from '../texts/extras-page.ts'

interface GiftChoiceProps {
  choices: { productId: number; sizeId: number; sizeType: string; name: string; picture: PictureSource | null }[]
  /** Gross minor units that are missing to the next gift. */
  missing: number | null
  /** The size that is chosen now. */
  chosen: number | null
}

/** One gift at a time, or none (A4.27). */
export function GiftChoice({ choices, missing, chosen }: GiftChoiceProps) {
  const say = useWords()
  const money = useGross()
  if (choices.length === 0 && missing === null) return null
  return (
    <section aria-labelledby="prezenty" className="mt-6 flex flex-col gap-3 rounded-panel bg-accent-wash p-5">
      <h2 id="prezenty" className="flex items-center gap-2 font-sans text-base font-semibold tracking-normal">
        <Gift aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
        {choices.length > 0
          ? say(extrasPageTexts.chooseGift)
          : say(extrasPageTexts.missingToGift, { amount: money(missing ?? 0) })}
      </h2>
      {choices.length > 0 && (
        <ul className="grid gap-3 tablet:grid-cols-2">
          {choices.map((choice) => {
            const isChosen = choice.sizeId === chosen
            return (
              <li key={choice.sizeId} className="flex items-center gap-3 rounded-control bg-raised p-2">
                {choice.picture && (
                  <Picture
                    picture={{ ...choice.picture, alt: '' }}
                    sizes="56px"
                    className="size-14 rounded-control"
                    frame="shrink-0"
                  />
                )}
                <span className="min-w-0 grow text-small">{keepTogether(choice.name)}</span>
                <Button
                  kind={isChosen ? 'quiet' : 'secondary'}
                  name="gift"
                  value={isChosen ? 'none' : `${choice.productId}:${choice.sizeType}`}
                  aria-label={say(isChosen ? extrasPageTexts.resignFrom : extrasPageTexts.takeGift, {
                    product: choice.name,
                  })}
                >
                  {say(isChosen ? extrasPageTexts.resign : extrasPageTexts.take)}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {choices.length > 0 && missing !== null && (
        <p className="text-small text-soft">{say(extrasPageTexts.missingToNextGift, { amount: money(missing) })}</p>
      )}
    </section>
  )
}
