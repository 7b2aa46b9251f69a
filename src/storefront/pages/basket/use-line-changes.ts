import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { BasketLine } from '#features/basket/rules/basket.ts'
import { writeTerms } from '#features/basket/rules/terms.ts'
import { type Decimal, decimalText } from '#shared/decimal.ts'
import { urls } from '#shared/urls.ts'
import type { action } from './page.server.ts'
import { useWhenLeft } from './use-when-left.ts'

const pause = 300

/** Said, since the place may be another page's already while this one is still seen. */
const toBasket = { method: 'post', action: urls.basket() } as const

/** Quantities by the ids of their lines. */
type Wanted = ReadonlyMap<number, Decimal>

/**
 * Sends changed quantities a moment after the last change, all in one request, and tells what is wanted until the server has
 * answered. A form that is sent in that moment takes them along, or goes before them: nothing breaks off what it asked for. What has no
 * answer yet when the page is left is sent behind whoever leaves: to set it twice is to set it. A form that is on its way as it stands
 * is not sent again (A4.28).
 */
export function useLineChanges(lines: BasketLine[]) {
  const fetcher = useFetcher<typeof action>()
  const [wanted, setWanted] = useState<Wanted>(new Map())
  const latest = useRef({ lines, fetcher })
  latest.current = { lines, fetcher }
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unanswered = useRef(wanted)
  const sent = useRef('')

  useEffect(() => {
    unanswered.current = wanted
    if (wanted.size === 0) return
    waiting.current = setTimeout(() => {
      const { lines, fetcher } = latest.current
      void fetcher.submit(formOf(lines, wanted), toBasket).then(() => setWanted(without(wanted)))
    }, pause)
    return () => clearTimeout(waiting.current)
  }, [wanted])

  const send = (form: FormData) => {
    const fields = JSON.stringify([...form])
    if (fields === sent.current) return
    sent.current = fields
    clearTimeout(waiting.current)
    form.set('quiet', '1')
    const taken = new Map([...wanted].filter(([id]) => takesAlong(form, lines, id)))
    unanswered.current = without(taken)(wanted)
    void fetcher.submit(form, toBasket).then(() => {
      if (sent.current === fields) sent.current = ''
      if (wanted.size > 0) setWanted(without(taken))
    })
  }

  useWhenLeft(() => {
    if (unanswered.current.size > 0) navigator.sendBeacon(urls.basket(), formOf(lines, unanswered.current))
  })

  return {
    fetcher,
    wanted,
    send,
    want: (lineId: number, quantity: Decimal) => setWanted((now) => new Map(now).set(lineId, quantity)),
  }
}

/** What has been sent is no longer only wanted; what else is waits anew. */
function without(sent: Wanted) {
  return (wanted: Wanted) => new Map([...wanted].filter(([id, quantity]) => sent.get(id) !== quantity))
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

function formOf(lines: BasketLine[], wanted: Wanted): FormData {
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
