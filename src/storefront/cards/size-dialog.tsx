import { useEffect, useState } from 'react'
import { quickDialogTexts } from '#features/basket/texts/quick-dialog.ts'
import { clampQuantity, readTypedQuantity } from '#features/offers/rules/quantity.ts'
import { buyTexts } from '#features/offers/texts/buy.ts'
import { Button, LinkButton } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice, TemporaryNotice } from '#kit/notice.tsx'
import { TrustedHtml } from '#kit/static-html.tsx'
import { decimal, decimalText } from '#shared/decimal.ts'
import { ownProperty } from '#shared/own-property.ts'
import type { Message } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { QuickAddData } from '../resources/quick-add.tsx'
import type { QuickProduct } from './quick-add-request.ts'

interface SizeDialogProps {
  product: QuickProduct
  onClose: () => void
  /** Returns the error message, or nothing. */
  add: (form: FormData) => Promise<string | null>
}

/**
 * The dialog over a list that asks for the size and the quantity; the server renders its fields, and its rules round and limit them on blur
 * (A5.1–A5.3).
 */
export function SizeDialog({ product, onClose, add }: SizeDialogProps) {
  const t = useTranslate()
  const [offer, setOffer] = useState<QuickAddData | null>(null)
  const [failed, setFailed] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [alert, setAlert] = useState<Message | null>(null)
  const problem = failed ? t(quickDialogTexts.failed) : refusal
  useEffect(() => {
    let open = true
    fetchQuickAddData(product).then(
      (offer) => {
        if (!open) return
        setOffer(offer)
        if (offer.elsewhere) location.assign(urls.product(product))
      },
      () => open && setFailed(true),
    )
    return () => {
      open = false // after the dialog is closed the visitor is not redirected
    }
  }, [product])
  const fitQuantity = (form: HTMLFormElement) => {
    const field = form.elements.namedItem('number')
    if (!offer || !(field instanceof HTMLInputElement)) return
    const fitted = clampTypedQuantity(field.value, String(new FormData(form).get('size')), offer)
    field.value = fitted.text
    setAlert(fitted.alert)
  }
  const send = async (element: HTMLFormElement) => {
    fitQuantity(element)
    setRefusal(null)
    const message = await add(new FormData(element))
    setRefusal(message)
    if (message === null) element.closest('dialog')?.close() // returns the focus to the card
  }
  return (
    <Dialog title={product.name} closeLabel={t(quickDialogTexts.close)} onClose={onClose}>
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
          {offer && <TrustedHtml html={offer.html} />}
          {!offer && !problem && <p className="text-soft">{t(quickDialogTexts.loading)}</p>}
          <TemporaryNotice onGone={() => setAlert(null)} className="text-small text-warning">
            {alert && t(alert.text, alert.values)}
          </TemporaryNotice>
          {problem && <Notice type="error">{problem}</Notice>}
          {offer?.buyable && <Button>{t(buyTexts.toBasket)}</Button>}
          <LinkButton kind="quiet" to={urls.product(product)}>
            {t(quickDialogTexts.toProduct)}
          </LinkButton>
        </div>
      </Form>
    </Dialog>
  )
}

async function fetchQuickAddData(product: QuickProduct): Promise<QuickAddData> {
  const response = await fetch(urls.quickAdd(product), { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`HTTP status ${response.status}`)
  return response.json()
}

type QuickAddBounds = Pick<QuickAddData, 'ranges' | 'unit'>

/**
 * Returns the quantity of a size that will be ordered in place of the typed one, by the server's rules, and the alert that explains it
 * (A5.1–A5.3).
 */
export function clampTypedQuantity(
  typed: string,
  size: string,
  { ranges, unit }: QuickAddBounds,
): { text: string; alert: Message | null } {
  const bounds = ownProperty(ranges, size)
  if (!bounds) return { text: typed, alert: null }
  const minimum = decimal(bounds.minimum)
  const maximum = bounds.maximum === null ? null : decimal(bounds.maximum)
  const requested = readTypedQuantity(typed) ?? minimum
  const { quantity, alert } = clampQuantity(requested, { step: decimal(bounds.step), minimum, maximum }, unit)
  return { text: decimalText(quantity), alert }
}
