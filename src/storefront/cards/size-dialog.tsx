import { useEffect, useState } from 'react'
import { buyTexts } from '#features/basket/texts/buy.ts'
import { quickDialogTexts } from '#features/basket/texts/quick-dialog.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Form } from '#kit/form.tsx'
import { Fragment } from '#kit/fragment.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { Notice } from '#kit/notice.tsx'
import { PassingAlert } from '#kit/passing-alert.tsx'
import { useWords } from '#kit/words.tsx'
import type { Message } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { QuickAddData } from '../resources/quick-add.server.tsx'
import { fitTyped } from './fit-typed.ts'
import type { QuickProduct } from './press.ts'

interface SizeDialogProps {
  product: QuickProduct
  onClose: () => void
  /** Answers what is wrong, in words, or nothing. */
  add: (form: FormData) => Promise<string | null>
}

/** The window over a list that asks in which size, and how much; its fields are made by the shop, and rounded and bounded by its rules when they are left (A5.1–A5.3). */
export function SizeDialog({ product, onClose, add }: SizeDialogProps) {
  const say = useWords()
  const [offer, setOffer] = useState<QuickAddData | null>(null)
  const [failed, setFailed] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [alert, setAlert] = useState<Message | null>(null)
  const problem = failed ? say(quickDialogTexts.failed) : refusal
  useEffect(() => {
    let open = true
    askForOffer(product).then(
      (offer) => {
        if (!open) return
        setOffer(offer)
        if (offer.elsewhere) location.assign(urls.product(product))
      },
      () => open && setFailed(true),
    )
    return () => {
      open = false // whoever has closed the window is led nowhere
    }
  }, [product])
  const fitQuantity = (form: HTMLFormElement) => {
    const field = form.elements.namedItem('number')
    if (!offer || !(field instanceof HTMLInputElement)) return
    const fitted = fitTyped(field.value, String(new FormData(form).get('size')), offer)
    field.value = fitted.text
    setAlert(fitted.alert)
  }
  const send = async (element: HTMLFormElement) => {
    fitQuantity(element)
    setRefusal(null)
    const wrong = await add(new FormData(element))
    setRefusal(wrong)
    if (wrong === null) element.closest('dialog')?.close() // gives the focus back to the card
  }
  return (
    <Dialog title={product.name} closeLabel={say(quickDialogTexts.close)} onClose={onClose}>
      <Form
        method="post"
        action={urls.changeBasket()}
        reloadDocument
        send={send}
        onBlur={({ currentTarget }) => fitQuantity(currentTarget)}
      >
        <input type="hidden" name="product" value={product.id} />
        <input type="hidden" name="mode" value="1" />
        <div aria-live="polite" aria-busy={!offer && !problem} className="flex min-h-40 flex-col gap-5">
          {offer && <Fragment html={offer.html} />}
          {!offer && !problem && <p className="text-soft">{say(quickDialogTexts.loading)}</p>}
          <PassingAlert onGone={() => setAlert(null)} className="text-small text-warning">
            {alert && say(alert.text, alert.values)}
          </PassingAlert>
          {problem && <Notice type="error">{problem}</Notice>}
          {offer?.buyable && <Button>{say(buyTexts.toBasket)}</Button>}
          <LinkButton kind="quiet" to={urls.product(product)}>
            {say(quickDialogTexts.toProduct)}
          </LinkButton>
        </div>
      </Form>
    </Dialog>
  )
}

async function askForOffer(product: QuickProduct): Promise<QuickAddData> {
  const response = await fetch(urls.quickAdd(product), { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  return response.json()
}
