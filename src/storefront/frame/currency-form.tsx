import { Form } from '#kit/form.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { frameTexts } from '../texts/frame.ts'

interface CurrencyFormProps {
  /** What may be chosen; with one there is nothing to choose. */
  currencies: { code: string; symbol: string }[]
  chosen: string
}

/** Shows the shop in another currency: the whole page is loaded anew, since every amount on it changes. */
export function CurrencyForm({ currencies, chosen }: CurrencyFormProps) {
  const say = useWords()
  if (currencies.length < 2) return null
  return (
    <Form action={urls.currency()} method="post" reloadDocument>
      <fieldset aria-label={say(frameTexts.currency)} className="-mx-3 flex">
        {currencies.map(({ code, symbol }) => (
          <button
            key={code}
            type="submit"
            name="currency"
            value={code}
            aria-pressed={code === chosen}
            className="min-h-11 rounded-control px-3 aria-pressed:font-semibold aria-pressed:text-ink hover:text-accent"
          >
            {code} {symbol}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
