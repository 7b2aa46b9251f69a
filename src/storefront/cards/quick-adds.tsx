import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { buyTexts } from '#features/basket/texts/buy.ts'
import { AddedPanel } from '#features/basket/ui/added-panel.tsx'
import { type Added, putIntoBasket } from '#features/basket/ui/put-into-basket.ts'
import { PassingAlert } from '#kit/passing-alert.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { inOrder } from '../frame/in-order.ts'
import { usePersonal } from '../frame/personal.tsx'
import { answered, type Counted, heard, nothingCounted, sent, shownCount } from './counted.ts'
import type { Press, QuickAddsProps, QuickProduct } from './press.ts'
import { SizeDialog } from './size-dialog.tsx'

/** Refusals that mean: more is to be chosen, on the product's page. */
const choices = ['choose_size', 'choose_part_size', 'incomplete_configuration', 'unknown_configuration']

/**
 * Does what cards were pressed for, one after the other, and says what has come of it (A8.2, A8.3). The header counts a product at once,
 * and goes back when the shop has not taken it.
 */
export function QuickAdds({ presses, onEnd, onAdded }: QuickAddsProps) {
  const say = useWords()
  const navigate = useNavigate()
  const { personal, setBasketCount } = usePersonal()
  const counted = useRef<Counted>({ ...nothingCounted, known: personal?.basketCount ?? null })
  const inside = useRef(new Set<number>())
  const begun = useRef(new WeakSet<Press>())
  const [added, setAdded] = useState<{ product: QuickProduct; answer: Added & { ok: true } } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const asked = presses.find(({ bySize }) => bySize)

  const told = personal?.basketCount ?? null

  const count = useCallback(
    (next: Counted) => {
      if (next === counted.current) return
      counted.current = next
      const shown = shownCount(next)
      if (shown !== null) setBasketCount(shown)
    },
    [setBasketCount],
  )

  const send = async (product: QuickProduct, form: FormData): Promise<Added> => {
    setAdded(null)
    setFailure(null)
    const isMore = inside.current.has(product.id) // of what came from here before there is no line more
    if (!isMore) count(sent(counted.current))
    const answer = await inOrder(() => putIntoBasket(form))
    if (answer.ok) inside.current.add(product.id)
    const lines = answer.ok ? answer.count : null
    count(isMore ? { ...counted.current, known: lines ?? counted.current.known } : answered(counted.current, lines))
    if (answer.ok) setAdded({ product, answer })
    if (answer.ok) onAdded?.()
    return answer
  }

  const addAtOnce = async (press: Press) => {
    const { product } = press
    const form = new FormData()
    for (const [name, value] of Object.entries({ product: product.id, mode: 1, number: 1 })) form.set(name, `${value}`)
    const answer = await send(product, form)
    onEnd(press)
    if (answer.ok) return
    if (choices.includes(answer.code ?? '')) return navigate(urls.product(product))
    setFailure(answer.message ?? say(buyTexts.failed))
  }

  useEffect(() => {
    count(heard(counted.current, told))
  }, [count, told])
  useEffect(() => {
    for (const press of presses) {
      if (press.bySize || begun.current.has(press)) continue
      begun.current.add(press)
      void addAtOnce(press)
    }
  })

  return (
    <>
      <div role="status" className="contents">
        {added && <AddedPanel added={added.answer} product={added.product} onClose={() => setAdded(null)} />}
      </div>
      <PassingAlert className="floating-alert" onGone={() => setFailure(null)}>
        {failure}
      </PassingAlert>
      {asked && (
        <SizeDialog
          product={asked.product}
          onClose={() => onEnd(asked)}
          add={async (form) => {
            const answer = await send(asked.product, form)
            return answer.ok ? null : (answer.message ?? say(buyTexts.failed))
          }}
        />
      )}
    </>
  )
}
