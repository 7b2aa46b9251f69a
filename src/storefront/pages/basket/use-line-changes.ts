import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { BasketLine } from '#features/basket/rules/basket.ts'
import { priceLines } from '#features/basket/rules/price-lines.ts'
import { serializeLineOptions } from '#features/offers/rules/line-options.ts'
import { type Decimal, decimalText } from '#shared/decimal.ts'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page'
import type { action } from './page.server.ts'

const sendDelay = 300

/** Said, since the place may be another page's already while this one is still seen. */
const basketSubmit = { method: 'post', action: urls.basket() } as const

/** Quantities by the ids of their lines. */
type WantedQuantities = ReadonlyMap<number, Decimal>

/**
 * Sends changed quantities a moment after the last change, all in one request, and tells what is wanted until the server has
 * answered. A form that is sent in that moment takes them along, or goes before them: nothing breaks off what it asked for. What has no
 * answer yet when the page is left is sent behind whoever leaves: to set it twice is to set it. A form that is on its way as it stands
 * is not sent again (A4.28).
 */
export function useLineChanges(lines: BasketLine[]) {
  const fetcher = useFetcher<typeof action>()
  const [wanted, setWanted] = useState<WantedQuantities>(new Map())
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
      void fetcher.submit(changesForm(lines, wanted), basketSubmit).then(() => setWanted(without(wanted)))
    }, sendDelay)
    return () => clearTimeout(waiting.current)
  }, [wanted])

  const send = (form: FormData) => {
    const fields = JSON.stringify([...form])
    if (fields === sent.current) return
    sent.current = fields
    clearTimeout(waiting.current)
    form.set('quiet', '1')
    const taken = new Map([...wanted].filter(([id]) => includesChange(form, lines, id)))
    unanswered.current = without(taken)(wanted)
    void fetcher.submit(form, basketSubmit).then(() => {
      if (sent.current === fields) sent.current = ''
      if (wanted.size > 0) setWanted(without(taken))
    })
  }

  useOnPageLeave(() => {
    if (unanswered.current.size > 0) navigator.sendBeacon(urls.basket(), changesForm(lines, unanswered.current))
  })

  return {
    fetcher,
    wanted,
    send,
    want: (lineId: number, quantity: Decimal) => setWanted((now) => new Map(now).set(lineId, quantity)),
  }
}

/** What has been sent is no longer only wanted; what else is waits anew. */
function without(sent: WantedQuantities) {
  return (wanted: WantedQuantities) => new Map([...wanted].filter(([id, quantity]) => sent.get(id) !== quantity))
}

/** Whether a form says itself how much of a line there shall be. */
function includesChange(form: FormData, lines: BasketLine[], lineId: number): boolean {
  const index = lines.findIndex(({ id }) => id === lineId)
  const line = lines[index]
  return (
    form.has(`set_quantity[${index}]`) &&
    form.get(`product[${index}]`) === String(line?.productId) &&
    form.get(`additional[${index}]`) === line?.additional
  )
}

function changesForm(lines: BasketLine[], wanted: WantedQuantities): FormData {
  const form = new FormData()
  form.set('quiet', '1')
  for (const [index, line] of lines.entries()) {
    const quantity = wanted.get(line.id)
    if (quantity === undefined) continue
    form.set(`product[${index}]`, String(line.productId))
    form.set(`size[${index}]`, line.offer.size.type)
    form.set(`additional[${index}]`, line.additional)
    form.set(`terms[${index}]`, serializeLineOptions(line.terms))
    form.set(`set_quantity[${index}]`, decimalText(quantity))
  }
  return form
}

/**
 * The basket as it will be with the quantities that are wanted, by the server's own rules, until it has answered. What promotions, a gift
 * or wrappings make of it the server alone knows: with those the sums stay as they were, and are said to be pending.
 */
export function previewBasket(
  basket: Route.ComponentProps['loaderData']['basket'],
  wanted: ReadonlyMap<number, bigint>,
) {
  const { lines, pointsHeld, promoted, extras, notices } = basket
  if (wanted.size === 0) return { ...basket, pending: false }
  const held = lines.map((line) => ({ ...line, quantity: wanted.get(line.id) ?? line.quantity }))
  const atWork = [promoted.applied, promoted.refused, extras, notices].some(({ length }) => length > 0)
  if (atWork || promoted.code) return { ...basket, lines: held, pending: true }
  const offers = new Map(lines.map(({ id, offer }) => [id, offer]))
  return { ...priceLines(held, ({ id }) => offers.get(id), pointsHeld), pending: false }
}

/** Calls it when the page is left, for another of the shop or for good; where a browser keeps the page, each time anew. */
function useOnPageLeave(left: () => void): void {
  const latest = useRef(left)
  latest.current = left
  useEffect(() => {
    const leave = () => latest.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}
