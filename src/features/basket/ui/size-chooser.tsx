import { memo } from 'react'
import { Section, useSectionId } from '#features/catalogue/ui/section.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
import { useHydrated } from '#kit/use-hydrated.ts'
import { useWords } from '#kit/words.tsx'
import { buyTexts } from '../texts/buy.ts'
import type { BuyableSize } from './buyable-size.ts'

interface SizeChooserProps {
  /** What sizes of this product are called. */
  word: string
  sizes: BuyableSize[]
  chosen: BuyableSize
  onChoose: (type: string) => void
}

/** Sizes as cards; one that cannot be had says so, and why when it is chosen. The only size of a product is not asked for. */
export function SizeChooser({ word, sizes, chosen, onChoose }: SizeChooserProps) {
  const say = useWords()
  const hydrated = useHydrated()
  const several = sizes.length > 1
  const buyable = sizes.some(({ refusal }) => refusal === null)
  return (
    <>
      <Section name="sizes">
        {several && (
          <RadioGroup
            legend={word}
            name="size"
            layout="row"
            value={chosen.type}
            onChange={onChoose}
            options={sizes.map(({ type, name, refusal }) => ({
              value: type,
              label: name || type,
              detail: buyable && refusal ? say(buyTexts.none) : undefined,
            }))}
          />
        )}
      </Section>
      <ChosenSize type={chosen.type} disabled={several && !hydrated} />
    </>
  )
}

/**
 * What the form sends, behind the cards since of two values the last one counts; without scripts the cards say it. Rendered again only
 * for another choice: what a script of a client has written there meanwhile stays.
 */
const ChosenSize = memo(({ type, disabled }: { type: string; disabled: boolean }) => (
  <input type="hidden" id={useSectionId()('size_hidden')} name="size" value={type} disabled={disabled} />
))
