import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { quickTexts } from '#features/basket/texts/quick.ts'
import { AddedPanel } from '#features/basket/ui/added-panel.tsx'
import { type AddResult, putIntoBasket } from '#features/basket/ui/put-into-basket.ts'
import { buyTexts } from '#features/offers/texts/buy.ts'
import { useTranslate } from '#kit/messages.tsx'
import { TemporaryNotice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import { usePersonal } from '../frame/personal.tsx'
import { runInOrder } from '../frame/visitor-requests.ts'
import type { QuickAddRequest, QuickAddsProps, QuickProduct } from './quick-add-request.ts'
import { SizeDialog } from './size-dialog.tsx'

/** Refusals that require a choice on the product's page. */
const choiceCodes = ['choose_size', 'choose_part_size', 'incomplete_configuration', 'unknown_configuration']

/**
 * Processes the presses on cards one after the other and announces the result (A8.2, A8.3). The header count grows at once, and shrinks
 * again when the shop refuses the product.
 */
export function QuickAdds({ requests: presses, onEnd, onAdded }: QuickAddsProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { counted, count } = useHeaderCount()
  const inside = useRef(new Set<number>())
  const started = useRef(new WeakSet<QuickAddRequest>())
  const [added, setAdded] = useState<{ product: QuickProduct; answer: AddResult & { ok: true } } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const awaitingSize = presses.find(({ bySize }) => bySize)

  const send = async (product: QuickProduct, form: FormData): Promise<AddResult> => {
    setAdded(null)
    setFailure(null)
    const isAnotherUnit = inside.current.has(product.id) // products added earlier from this page no longer have a line
    if (!isAnotherUnit) count(addPending(counted.current))
    const answer = await runInOrder(() => putIntoBasket(form))
    if (answer.ok) inside.current.add(product.id)
    const lines = answer.ok ? answer.count : null
    count(
      isAnotherUnit
        ? { ...counted.current, known: lines ?? counted.current.known }
        : settlePending(counted.current, lines),
    )
    if (answer.ok) setAdded({ product, answer })
    if (answer.ok) onAdded?.()
    return answer
  }

  const addAtOnce = async (press: QuickAddRequest) => {
    const { product } = press
    const form = new FormData()
    for (const [name, value] of Object.entries({ product: product.id, mode: 1, number: 1 })) form.set(name, `${value}`)
    const answer = await send(product, form)
    onEnd(press)
    if (answer.ok) return
    if (choiceCodes.includes(answer.code ?? '')) return navigate(urls.product(product))
    setFailure(answer.message ?? t(buyTexts.failed))
  }

  useEffect(() => {
    for (const press of presses) {
      if (press.bySize || started.current.has(press)) continue
      started.current.add(press)
      void addAtOnce(press)
    }
  })

  return (
    <>
      {added &&
        !awaitingSize &&
        !onAdded && ( // the size dialog first returns the focus to the card
          <AddedPanel
            added={added.answer}
            product={added.product}
            onAdded={(answer) => count({ ...counted.current, known: answer.count })}
            onClose={() => setAdded(null)}
          />
        )}
      <TemporaryNotice className="floating-notice" onGone={() => setAdded(null)}>
        {added && onAdded && (added.answer.message ?? t(quickTexts.added, { name: added.product.name }))}
      </TemporaryNotice>
      <TemporaryNotice className="floating-alert" onGone={() => setFailure(null)}>
        {failure}
      </TemporaryNotice>
      {awaitingSize && (
        <SizeDialog
          product={awaitingSize.product}
          onClose={() => onEnd(awaitingSize)}
          add={async (form) => {
            const answer = await send(awaitingSize.product, form)
            return answer.ok ? null : (answer.message ?? t(buyTexts.failed))
          }}
        />
      )}
    </>
  )
}

/** The basket count of the header: `count` changes it, `counted` is what it was changed to last. */
function useHeaderCount() {
  const { personal, setBasketCount } = usePersonal()
  const headerCount = personal?.basketCount ?? null
  const counted = useRef<BasketCounter>({ ...emptyCounter, known: headerCount })
  const count = useCallback(
    (next: BasketCounter) => {
      if (next === counted.current) return
      counted.current = next
      const shown = displayedCount(next)
      if (shown !== null) setBasketCount(shown)
    },
    [setBasketCount],
  )
  useEffect(() => {
    count(syncWithHeader(counted.current, headerCount))
  }, [count, headerCount])
  return { counted, count }
}

/** The count in the header while adds are pending. */
export interface BasketCounter {
  /** Lines by the shop's last answer; null before the first one. */
  known: number | null
  /** Products whose add is pending. */
  pending: number
  /** Counts that were sent to the header from here and that it has not confirmed yet. */
  announced: number[]
}

export const emptyCounter: BasketCounter = { known: null, pending: 0, announced: [] }

/** The count that the header shows; null while it is unknown, so that a full basket is never announced as empty. */
export function displayedCount({ known, pending }: Pick<BasketCounter, 'known' | 'pending'>): number | null {
  return known === null ? null : known + pending
}

/** One more add is pending. */
export function addPending(counted: BasketCounter): BasketCounter {
  return announce({ ...counted, pending: counted.pending + 1 })
}

/** The shop has answered with its number of lines; null when it refused the product. */
export function settlePending(counted: BasketCounter, count: number | null): BasketCounter {
  return announce({ ...counted, known: count ?? counted.known, pending: counted.pending - 1 })
}

/** The header reports a number: one that was sent from here, maybe late, or a new one of the shop's. */
export function syncWithHeader(counted: BasketCounter, shown: number | null): BasketCounter {
  const index = shown === null ? -1 : counted.announced.indexOf(shown)
  if (index !== -1) return { ...counted, announced: counted.announced.slice(index + 1) }
  return shown === null || shown === displayedCount(counted) ? counted : announce({ ...counted, known: shown })
}

function announce(counted: BasketCounter): BasketCounter {
  const shown = displayedCount(counted)
  return shown === null ? counted : { ...counted, announced: [...counted.announced, shown] }
}
