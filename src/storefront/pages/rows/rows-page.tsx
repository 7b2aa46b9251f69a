import {
  type ComponentType,
  type MouseEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { AddRowsOutcome } from '#features/lists/ui/added-rows-panel.tsx'
import { usePrice } from '#features/pricing/ui/price.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TrustedHtml } from '#kit/static-html.tsx'
import { usePersonal } from '../../frame/personal.tsx'

interface AddedNotice {
  outcome: AddRowsOutcome
  Panel: ComponentType<{ outcome: AddRowsOutcome; onClose: () => void }>
}

/**
 * A page of rows that the server has rendered completely: it works without scripts. Scripts only add comfort: products are added to the
 * basket without leaving the page, selects submit on change, quantities have buttons
 * and are saved, and what was chosen changes the sum.
 */
export function RowsPage({ html }: { html: string }) {
  const { setBasketCount } = usePersonal()
  const [notice, setNotice] = useState<AddedNotice | null>(null)
  const content = useRef<HTMLDivElement>(null)
  const t = useTranslate()
  const price = usePrice()
  const preview = useEffectEvent(({ target }: Event) => {
    const { form } = target as HTMLInputElement
    if (form && 'puts' in form.dataset)
      void import('#features/lists/ui/preview-rows.ts').then(({ previewRows }) => previewRows(form, { t, price }))
  })
  useEffect(() => {
    const element = content.current
    const change = (event: Event) => {
      applyChoice(event)
      preview(event)
      saveChange(event)
    }
    element?.addEventListener('change', change) // React receives changes of its own fields only
    return () => element?.removeEventListener('change', change)
  }, [])

  const addToBasket = async (form: HTMLFormElement, fields: FormData) => {
    const { addRowsToBasket, AddedRowsPanel } = await import('#features/lists/ui/added-rows-panel.tsx')
    const outcome = await addRowsToBasket(form, fields)
    if (outcome.basketCount !== null) setBasketCount(outcome.basketCount)
    setNotice({ outcome, Panel: AddedRowsPanel })
  }

  const submit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const button = event.nativeEvent.submitter
    if (!('puts' in form.dataset) || button?.hasAttribute('formaction')) return
    event.preventDefault()
    if (form.ariaBusy) return
    setNotice(null)
    form.ariaBusy = 'true'
    void addToBasket(form, new FormData(form, button))
      .catch(() => form.submit()) // the module that sends it could not be loaded
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; visitors use the elements inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: buttons inside are pressed by keys too
    <div ref={content} onSubmit={submit} onClick={click}>
      <TrustedHtml html={html} />
      {notice && <notice.Panel outcome={notice.outcome} onClose={() => setNotice(null)} />}
    </div>
  )
}

/** Saves the quantity or the size of a row where the form has a button for that. */
function saveChange({ target }: Event): void {
  const { form, name } = target as HTMLInputElement
  const button = form?.querySelector<HTMLButtonElement>('button[data-saves]')
  if (form && button && /^(?:set_quantity|size)\[/.test(name))
    void import('#features/lists/ui/save-rows.ts').then(({ saveRows }) => saveRows(form, button))
}

/** Submits a select on change, and selects all rows or none. */
function applyChoice({ target }: Event): void {
  const { form, checked, dataset } = target as HTMLInputElement
  if ('submits' in dataset) form?.requestSubmit()
  if (!('choosesAll' in dataset)) return
  for (const box of form?.querySelectorAll<HTMLInputElement>('input[name=chosen]') ?? []) box.checked = checked
}
