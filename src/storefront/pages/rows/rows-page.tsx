import { type ComponentType, type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { AddRowsOutcome } from '#features/lists/ui/add-rows-to-basket.ts'
import { TrustedHtml } from '#kit/static-html.tsx'
import { usePersonal } from '../../frame/personal.tsx'

interface PutNotice {
  outcome: AddRowsOutcome
  Panel: ComponentType<{ outcome: AddRowsOutcome; onClose: () => void }>
}

/**
 * A page of rows that the server has made whole: it works as it is. Here is only what is better with scripts: products go into the
 * basket without leaving the page, choices are taken at once, and quantities have buttons.
 */
export function RowsPage({ html }: { html: string }) {
  const { setBasketCount } = usePersonal()
  const [told, setTold] = useState<PutNotice | null>(null)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = content.current // React tells of changes in its own fields only
    element?.addEventListener('change', applyChoice)
    return () => element?.removeEventListener('change', applyChoice)
  }, [])

  const put = async (form: HTMLFormElement, fields: FormData) => {
    const [{ addRowsToBasket }, { AddedRowsPanel }] = await Promise.all([
      import('#features/lists/ui/add-rows-to-basket.ts'),
      import('#features/lists/ui/added-rows-panel.tsx'),
    ])
    const outcome = await addRowsToBasket(form, fields)
    if (outcome.basketCount !== null) setBasketCount(outcome.basketCount)
    setTold({ outcome, Panel: AddedRowsPanel })
  }

  const submit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const button = event.nativeEvent.submitter
    if (!('puts' in form.dataset) || button?.hasAttribute('formaction')) return
    event.preventDefault()
    if (form.ariaBusy) return
    setTold(null)
    form.ariaBusy = 'true'
    void put(form, new FormData(form, button))
      .catch(() => form.submit()) // what sends it could not be loaded
      .finally(() => {
        form.ariaBusy = null
      })
  }

  const click = ({ target }: MouseEvent) => {
    const button = (target as HTMLElement).closest<HTMLElement>('[data-steps]')
    const copies = (target as HTMLElement).closest<HTMLElement>('[data-copies]')
    if (copies) void import('#features/lists/ui/copy-text.ts').then(({ copyText }) => copyText(copies))
    if (button) void import('#features/lists/ui/step-quantity.ts').then(({ pressStep }) => pressStep(button))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; what is inside is what one uses
    // biome-ignore lint/a11y/useKeyWithClickEvents: buttons inside are pressed by keys too
    <div ref={content} onSubmit={submit} onClick={click}>
      <TrustedHtml html={html} />
      <div role="status" className="contents">
        {told && <told.Panel outcome={told.outcome} onClose={() => setTold(null)} />}
      </div>
    </div>
  )
}

/** Takes a choice at once, and chooses all rows or none. */
function applyChoice({ target }: Event): void {
  const { form, checked, dataset } = target as HTMLInputElement
  if ('submits' in dataset) form?.requestSubmit()
  if (!('choosesAll' in dataset)) return
  for (const box of form?.querySelectorAll<HTMLInputElement>('input[name=chosen]') ?? []) box.checked = checked
}
