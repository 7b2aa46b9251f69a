import { useWords } from '#kit/words.tsx'
import { decimal } from '#shared/decimal.ts'
import type { PluralForms } from '#shared/text.ts'
import { shelfWords } from '../rules/shelf-words.ts'
import { stockTexts } from '../texts/stock.ts'
import { Section } from './section.tsx'
import { SizeLink } from './size-link.tsx'

interface Shelf {
  store: string
  address: string
  /** Decimal texts; null is unlimited. */
  sizes: { type: string; name: string; quantity: string | null }[]
}

interface StockTableProps {
  shelves: Shelf[]
  unit: PluralForms
  onChoose: (type: string) => void
}

/** What lies in which store, in one, two or three columns by the view (B9.20); nothing where only one store keeps it. */
export function StockTable({ shelves, unit, onChoose }: StockTableProps) {
  const say = useWords()
  return (
    <Section name="stock_table">
      {shelves.length > 1 && (
        <div className="mt-14 border-t border-line pt-10">
          <h2 className="mb-4 text-heading">{say(stockTexts.stores)}</h2>
          <div className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-6">
            {shelves.map(({ store, address, sizes }) => (
              <table
                key={store}
                className="h-fit w-full border-separate border-spacing-0 rounded-panel border border-line bg-raised"
              >
                <caption className="sr-only">{store}</caption>
                <thead>
                  <tr>
                    <th scope="colgroup" colSpan={2} className="px-4 pt-3 pb-1 text-left font-normal">
                      <span className="block font-semibold first-letter:uppercase">{store}</span>
                      <span className="text-small text-soft">{address}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {sizes.map(({ type, name, quantity }) => (
                    <tr key={type} className="*:border-t *:border-line">
                      <th scope="row" className="px-4 py-1.5 text-left font-normal">
                        {type === 'uniw' ? say(stockTexts.amount) : <SizeLink {...{ type, name, onChoose }} />}
                      </th>
                      <td className="px-4 py-1.5 text-right">
                        <Amount quantity={quantity} unit={unit} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
          </div>
        </div>
      )}
    </Section>
  )
}

const looks = { there: 'text-success', few: 'text-warning', none: 'text-soft' }

function Amount({ quantity, unit }: { quantity: string | null; unit: PluralForms }) {
  const say = useWords()
  const { state, words } = shelfWords(quantity === null ? null : decimal(quantity), unit)
  return <span className={looks[state]}>{say(words.text, words.values)}</span>
}
