import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { BasketLine } from '#features/basket/rules/basket.ts'
import { writeTerms } from '#features/basket/rules/terms.ts'
import { type Decimal, decimalText } from '#shared/decimal.ts'
import type { action } from './page.server.ts'

const pause = 300

/**
 * Sends changed quantities a moment after the last change, all in one request, and tells what is wanted until the server has
 * answered. A form that is sent in that moment takes them along, or goes before them: nothing breaks off what it asked for.
 */
export function useLineChanges(lines: BasketLine[]) {
  const fetcher = useFetcher<typeof action>()
  const [wanted, setWanted] = useState<ReadonlyMap<number, Decimal>>(new Map())
  const latest = useRef({ lines, fetcher })
  latest.current = { lines, fetcher }
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (wanted.size === 0) return
    waiting.current = setTimeout(() => {
      const { lines, fetcher } = latest.current
      void fetcher.submit(formOf(lines, wanted), { method: 'post' }).then(() => setWanted(without(wanted)))
    }, pause)
    return () => clearTimeout(waiting.current)
  }, [wanted])

  const send = (form: FormData) => {
    clearTimeout(waiting.current)
    form.set('quiet', '1')
    const taken = new Map([...wanted].filter(([id]) => takesAlong(form, lines, id)))
    void fetcher.submit(form, { method: 'post' }).then(() => wanted.size > 0 && setWanted(without(taken)))
  }

  return {
    fetcher,
    wanted,
    send,
    want: (lineId: number, quantity: Decimal) => setWanted((now) => new Map(now).set(lineId, quantity)),
  }
}

/** What has been sent is no longer only wanted; what else is waits anew. */
function without(sent: ReadonlyMap<number, Decimal>) {
  return (wanted: ReadonlyMap<number, Decimal>) =>
    new Map([...wanted].filter(([id, quantity]) => sent.get(id) !== quantity))
}

/** Whether a form says itself how much of a line there shall be. */
function takesAlong(form: FormData, lines: BasketLine[], lineId: number): boolean {
  const index = lines.findIndex(({ id }) => id === lineId)
  const line = lines[index]
  return (
    form.has(`set_quantity[${index}]`) &&
    form.get(`product[${index}]`) === String(line?.productId) &&
    form.get(`additional[${index}]`) === line?.additional
  )
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
