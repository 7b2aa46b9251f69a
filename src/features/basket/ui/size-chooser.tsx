import { Section, useSectionId } from '#features/catalogue/ui/section.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
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
  const id = useSectionId()
  if (sizes.length <= 1)
    return (
      <>
        <Section name="sizes" />
        <input type="hidden" id={id('size_hidden')} name="size" value={chosen.type} />
      </>
    )
  const buyable = sizes.some(({ refusal }) => refusal === null)
  return (
    <Section name="sizes">
      <input type="hidden" id={id('size_hidden')} value={chosen.type} readOnly />
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
    </Section>
  )
}
