import { buyTexts } from '#features/offers/texts/buy.ts'
import { type CountedRow, hasRowSum, rowsSum, type SizeCost } from '../rules/rows-sum.ts'
import { rowsSumWords } from './rows-sum-words.ts'
import { takenQuantity } from './step-quantity.ts'

type Words = Omit<Parameters<typeof rowsSumWords>[1], 'paged'>

/** Shows what the chosen sizes and typed quantities of a form of rows cost: each row its price, the button for all rows their sum. */
export function previewRows(form: HTMLFormElement, words: Words): void {
  const rows = [...form.querySelectorAll<HTMLElement>('[data-costs]')].map((element) => {
    const row = previewRow(element)
    const own = element.querySelector<HTMLElement>('[data-row-sum]')
    if (own) own.textContent = words.t(buyTexts.total, { amount: words.price(rowsSum([row]).amount) })
    if (own) own.hidden = !hasRowSum(row)
    return row
  })
  const box = form.querySelector<HTMLElement>('[data-sum]')
  if (!box) return
  const sum = rowsSum(rows)
  const parts: Record<string, string> = rowsSumWords(sum, { ...words, paged: box.dataset.sum === 'page' })
  box.hidden = sum.count === 0
  for (const part of box.querySelectorAll<HTMLElement>('[data-sum-part]'))
    part.textContent = parts[part.dataset.sumPart ?? ''] ?? ''
}

function previewRow(row: HTMLElement): CountedRow {
  const valueIn = (field: string) =>
    row.querySelector<HTMLInputElement | HTMLSelectElement>(`[name^="${field}["]`)?.value ?? ''
  const size = valueIn('size')
  const costs: Record<string, SizeCost> = JSON.parse(row.dataset.costs ?? '{}')
  for (const facts of row.querySelectorAll<HTMLElement>('[data-of-size]')) facts.hidden = facts.dataset.ofSize !== size
  return {
    name: row.querySelector<HTMLElement>('[data-called]')?.dataset.called ?? '',
    cost: costs[size] ?? null,
    quantity: quantityOf(row),
  }
}

function quantityOf(row: HTMLElement): CountedRow['quantity'] {
  const field = row.querySelector<HTMLInputElement>('[name^="set_quantity["]')
  const { step = '1', least = '0', most } = field?.dataset ?? {}
  return takenQuantity(field?.value ?? '', step, { least, most })
}
