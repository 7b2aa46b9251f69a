import { quantityWords } from '#features/catalogue/rules/unit-words.ts'
import { usePrice } from '#features/pricing/ui/use-price.ts'
import { RadioGroup } from '#kit/radio-group.tsx'
import { SelectField } from '#kit/select-field.tsx'
import { useWords } from '#kit/words.tsx'
import type { Decimal } from '#shared/decimal.ts'
import type { SizeOffer } from '../../rules/offer.ts'
import { choiceTexts } from '../../texts/choices.ts'

interface SubscriptionChooserProps {
  subscription: NonNullable<SizeOffer['subscription']>
  unit: SizeOffer['unit']
  minimum: Decimal | null
}

/** Once or again and again, and how often: plain fields of the buy form. What one saves is the same for every size. */
export function SubscriptionChooser({ subscription, unit, minimum }: SubscriptionChooserProps) {
  const say = useWords()
  const money = usePrice()
  const { percent, amount, everyDays } = subscription
  const saving =
    percent === null
      ? say(choiceTexts.cheaperAmount, { amount: money(amount ?? 0), unit: unit.name })
      : say(choiceTexts.cheaperPercent, { percent: String(Number(percent)).replace('.', ',') })
  const least = minimum === null ? '' : say(choiceTexts.subscriptionMinimum, { quantity: quantityWords(minimum, unit) })
  return (
    <div className="wishes flex flex-col gap-3">
      <RadioGroup
        legend={say(choiceTexts.purchase)}
        name="subscription"
        defaultValue="0"
        options={[
          { value: '0', label: say(choiceTexts.once) },
          {
            value: '1',
            label: say(choiceTexts.subscription),
            detail: [saving, least].filter(Boolean).join(', '),
            opens: '1',
          },
        ]}
      />
      <div className="wish-1 flex flex-col gap-2">
        <SelectField
          name="days_in_period"
          label={say(choiceTexts.howOften)}
          options={everyDays.map((count) => ({ value: String(count), label: say(choiceTexts.period, { count }) }))}
        />
        <p className="text-small text-soft">{say(choiceTexts.subscriptionText)}</p>
      </div>
    </div>
  )
}
