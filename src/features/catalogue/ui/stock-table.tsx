import type { MouseEvent } from 'react'
import { useTranslate } from '#kit/messages.tsx'
import { decimal } from '#shared/decimal.ts'
import type { PluralForms } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { stockLevelText } from '../rules/stock-labels.ts'
import { stockTexts } from '../texts.ts'
import { Section, useSectionId } from './section.tsx'

interface StoreLevels {
  store: string
  address: string
  /** Decimal texts; null is unlimited. */
  sizes: { type: string; name: string; quantity: string | null }[]
}

interface StockTableProps {
  shelves: StoreLevels[]
  unit: PluralForms
  onChoose: (type: string) => void
}

/** The stock in each store, in one, two or three columns by the view (B9.20); nothing when only one store has the product. */
export function StockTable({ shelves, unit, onChoose }: StockTableProps) {
  const t = useTranslate()
  return (
    <Section name="stock_table">
      {shelves.length > 1 && (
        <div className="mt-14 border-t border-line pt-10">
          <h2 className="mb-4 text-heading">{t(stockTexts.stores)}</h2>
          <div className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-6">
            {shelves.map(({ store, address, sizes }) => (
              <table
                key={store}
                className="h-fit w-full border-separate [border-spacing:0] rounded-panel border border-line bg-raised"
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
                        {type === 'uniw' ? t(stockTexts.amount) : <SizeLink {...{ type, name, onChoose }} />}
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
  const t = useTranslate()
  const { state, words } = stockLevelText(quantity === null ? null : decimal(quantity), unit)
  return <span className={looks[state]}>{t(words.text, words.values)}</span>
}

interface SizeLinkProps {
  type: string
  name: string
  onChoose: (type: string) => void
}

/** Links to the page with this size chosen; with scripts, without reloading it. */
function SizeLink({ type, name, onChoose }: SizeLinkProps) {
  const id = useSectionId()
  const form = id('form')
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(type)
    document.getElementById(form)?.scrollIntoView({ block: 'center' })
  }
  return (
    <a
      href={`${urls.ofSize(type)}#${form}`}
      onClick={choose}
      className="underline underline-offset-4 hover:text-accent"
    >
      {name}
    </a>
  )
}
