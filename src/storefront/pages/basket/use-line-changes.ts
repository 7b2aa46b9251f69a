import { startTransition, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { BasketLine } from '#features/basket/rules/basket.ts'
import { emptyPricingContext, priceLines } from '#features/basket/rules/price-lines.ts'
import { serializeLineOptions } from '#features/offers/rules/line-options.ts'
import { type Decimal, decimalText } from '#shared/decimal.ts'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page'
import type { action } from './page.server.ts'

const sendDelay = 300

/** A fixed address, since the browser's own may already be the next page's. */
const basketSubmit = { method: 'post', action: urls.basket() } as const

/** Quantities by line id. */
type PendingQuantities = ReadonlyMap<number, Decimal>

/**
 * Sends changed quantities a moment after the last change, all in one request, and returns the pending ones until the server has answered.
 * A form that is sent meanwhile includes them; those that change after it wait for its answer, since another request would abort it. On leaving
 * the page the unanswered ones are sent once more: setting a quantity twice is harmless. They end in a transition, as the answer is shown: before
 * it the old quantity would count for the next press. A form that is already in flight with the same fields is not sent again (A4.28).
 */
export function useLineChanges(lines: BasketLine[]) {
  const fetcher = useFetcher<typeof action>()
  const [pending, setPending] = useState<PendingQuantities>(new Map())
  const latest = useRef({ lines, fetcher })
  latest.current = { lines, fetcher }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unanswered = useRef(pending)
  const sent = useRef('')

  useEffect(() => {
    unanswered.current = pending
    if (pending.size === 0 || sent.current) return
    timer.current = setTimeout(() => {
      const { lines, fetcher } = latest.current
      void fetcher
        .submit(changesForm(lines, pending), basketSubmit)
        .then(() => startTransition(() => setPending(without(pending))))
    }, sendDelay)
    return () => clearTimeout(timer.current)
  }, [pending])

  const send = (form: FormData) => {
    const fields = JSON.stringify([...form])
    if (fields === sent.current) return
    sent.current = fields
    clearTimeout(timer.current)
    form.set('quiet', '1')
    const included = new Map([...pending].filter(([id]) => includesChange(form, lines, id)))
    unanswered.current = without(included)(pending)
    void fetcher.submit(form, basketSubmit).then(() => {
      if (sent.current === fields) sent.current = ''
      startTransition(() => setPending(without(included))) // a new map, so that what has been waiting is sent
    })
  }

  useOnPageLeave(() => {
    if (unanswered.current.size > 0) navigator.sendBeacon(urls.basket(), changesForm(lines, unanswered.current))
  })

  return {
    fetcher,
    wanted: pending,
    send,
    want: (lineId: number, quantity: Decimal) => setPending((now) => new Map(now).set(lineId, quantity)),
  }
}

/** What has been sent is no longer pending; the rest waits again. */
function without(sent: PendingQuantities) {
  return (pending: PendingQuantities) => new Map([...pending].filter(([id, quantity]) => sent.get(id) !== quantity))
}

/** Whether a form itself sets the quantity of a line. */
function includesChange(form: FormData, lines: BasketLine[], lineId: number): boolean {
  const index = lines.findIndex(({ id }) => id === lineId)
  const line = lines[index]
  return (
    form.has(`set_quantity[${index}]`) &&
    form.get(`product[${index}]`) === String(line?.productId) &&
    form.get(`additional[${index}]`) === line?.additional
  )
}

function changesForm(lines: BasketLine[], pending: PendingQuantities): FormData {
  const form = new FormData()
  form.set('quiet', '1')
  for (const [index, line] of lines.entries()) {
    const quantity = pending.get(line.id)
    if (quantity === undefined) continue
    form.set(`product[${index}]`, String(line.productId))
    form.set(`size[${index}]`, line.offer.size.type)
    form.set(`additional[${index}]`, line.additional)
    form.set(`terms[${index}]`, serializeLineOptions(line.options))
    form.set(`set_quantity[${index}]`, decimalText(quantity))
  }
  return form
}

/**
 * Returns the basket with the pending quantities applied, by the server's own rules, until it has answered: the sums are marked as pending, since
 * only the server knows the cost of delivery. Nor does anything else know the effect on promotions, a gift or wrappings: with those the sums stay
 * unchanged.
 */
export function previewBasket(
  basket: Route.ComponentProps['loaderData']['basket'],
  pending: ReadonlyMap<number, bigint>,
) {
  const { lines, pointsHeld, promoted, extras, notices } = basket
  if (pending.size === 0) return { ...basket, pending: false }
  const changedLines = lines.map((line) => ({ ...line, quantity: pending.get(line.id) ?? line.quantity }))
  const hasServerEffects = [promoted.applied, promoted.refused, extras, notices].some(({ length }) => length > 0)
  if (hasServerEffects || promoted.code) return { ...basket, lines: changedLines, pending: true }
  const known = new Map(lines.map((line) => [line.id, line]))
  const priced = priceLines(changedLines, ({ id }) => known.get(id)?.offer, pointsHeld, {
    ...emptyPricingContext,
    configurationText: ({ id }) => known.get(id)?.configurationText ?? '',
  })
  return { ...priced, pending: true }
}

/**
 * Runs it when the page is left, for another one of the shop or for good; a page restored from the back/forward cache registers it again.
 */
function useOnPageLeave(onLeave: () => void): void {
  const latest = useRef(onLeave)
  latest.current = onLeave
  useEffect(() => {
    const runLatest = () => latest.current()
    addEventListener('pagehide', runLatest)
    return () => {
      removeEventListener('pagehide', runLatest)
      runLatest()
    }
  }, [])
}
