import { deliveryOptionTexts } from '#features/delivery/texts.ts'
import { Dialog } from '#kit/dialog.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { RichText } from '#kit/static-html.tsx'

export interface SizeGuideDialogProps {
  title: string
  /** Of the content page. */
  html: string
  onClose: () => void
}

/** A size guide over the product's page, so that the choice is not lost. */
export function SizeGuideDialog({ title, html, onClose }: SizeGuideDialogProps) {
  const t = useTranslate()
  return (
    <Dialog title={title} closeLabel={t(deliveryOptionTexts.close)} onClose={onClose}>
      <RichText html={html} />
    </Dialog>
  )
}
