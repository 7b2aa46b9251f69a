import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { BasketLine } from '#features/basket/rules/basket.ts'
import { writeTerms } from '#features/basket/rules/terms.ts'
import { type Decimal, decimalText } from '#shared/decimal.ts'
import type { action } from './page.server.ts'

const pause = 300

/**
 * Sends changed quantities a moment after the last change, all in one request, and tells what is wanted until the server has
 * answered.
 */
export function useLineChanges(lines: BasketLine[]) {
  const fetcher = useFetcher<typeof action>()
  const [wanted, setWanted] = useState<ReadonlyMap<number, Decimal>>(new Map())
  const latest = useRef({ lines, fetcher })
  latest.current = { lines, fetcher }

  useEffect(() => {
    if (wanted.size === 0) return
    const timer = setTimeout(() => {
      const { lines, fetcher } = latest.current
      void fetcher.submit(formOf(lines, wanted), { method: 'post' }).then(() => {
        setWanted((now) => new Map([...now].filter(([id, quantity]) => wanted.get(id) !== quantity)))
      })
    }, pause)
    return () => clearTimeout(timer)
  }, [wanted])

  return {
    fetcher,
    wanted,
    want: (lineId: number, quantity: Decimal) => setWanted((now) => new Map(now).set(lineId, quantity)),
  }
}

function formOf(lines: BasketLine[], wanted: ReadonlyMap<number, Decimal>): FormData {
  const form = new FormData()
  form.set('quiet', '1')
  for (const [index, line] of lines.entries()) {
    const quantity = wanted.get(line.id)
    if (quantity === undefined) continue
    form.set(`product[${index}]`, String(line.productId))
    form.set(`size[${index}]`, line.offer.size.type)
    form.set(`additional[${index}]`, line.additional)
    form.set(`terms[${index}]`, writeTerms(line.terms))
    form.set(`set_quantity[${index}]`, decimalText(quantity))
  }
  return form
}
