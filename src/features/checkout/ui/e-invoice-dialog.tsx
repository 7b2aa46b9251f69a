import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { useHydrated } from '#kit/use-browser-state.ts'
import { orderConsentTexts as texts } from '../texts.ts'

/** What an electronic invoice is, with an answer that ticks or clears the box (B2.16). Without JavaScript the box stands alone. */
export function EInvoiceDialog({ field }: { field: string }) {
  const t = useTranslate()
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  if (!hydrated) return null
  const answer = (agrees: boolean) => {
    const box = document.getElementById(field)
    if (box instanceof HTMLInputElement) box.checked = agrees
    setOpen(false)
    box?.focus()
  }
  return (
    <>
      <Button type="button" kind="quiet" className="ml-7 text-small" onClick={() => setOpen(true)}>
        {t(texts.aboutEInvoice)}
      </Button>
      {open &&
        createPortal(
          <Dialog title={t(texts.eInvoiceTitle)} closeLabel={t(texts.close)} onClose={() => setOpen(false)}>
            <p>{t(texts.eInvoiceText)}</p>
            <div className="flex flex-wrap gap-3">
              <Button type="button" onClick={() => answer(true)}>
                {t(texts.eInvoiceYes)}
              </Button>
              <Button type="button" kind="secondary" onClick={() => answer(false)}>
                {t(texts.eInvoiceNo)}
              </Button>
            </div>
          </Dialog>,
          document.body,
        )}
    </>
  )
}
