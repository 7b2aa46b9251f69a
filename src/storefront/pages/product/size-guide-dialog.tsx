import { deliveryOptionTexts } from '#features/delivery/texts.ts'
import { Dialog } from '#kit/dialog.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { RichText } from '#kit/static-html.tsx'

export interface SizeGuideDialogProps {
  title: string
  /** Of the content page; goods are left out, whose rows are wider than the dialog. */
  parts: ({ html: string } | object)[]
  onClose: () => void
}

/** A size guide over the product's page, so that the choice is not lost. */
export function SizeGuideDialog({ title, parts, onClose }: SizeGuideDialogProps) {
  const t = useTranslate()
  return (
    <Dialog title={title} closeLabel={t(deliveryOptionTexts.close)} onClose={onClose}>
      {parts.map((part) => 'html' in part && <RichText key={part.html} html={part.html} />)}
    </Dialog>
  )
}
