import { Ruler } from 'lucide-react'
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { loader } from '../content/page.server.ts'
import type { SizeGuideLinkData } from './size-guide.server.ts'
import type { SizeGuideDialogProps } from './size-guide-dialog.tsx'

/**
 * Returns the link to a size guide, and its dialog, which belongs outside of the form that holds the link. The dialog is loaded on first use;
 * without scripts the link leads to the page.
 */
export function useSizeGuide(guide: SizeGuideLinkData | null): { link: ReactNode; dialog: ReactNode } {
  const content = useFetcher<typeof loader>()
  const [Dialog, setDialog] = useState<ComponentType<SizeGuideDialogProps> | null>(null)
  if (!guide) return { link: null, dialog: null }
  const { title, address } = guide
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    import('./size-guide-dialog.tsx').then(
      ({ SizeGuideDialog }) => {
        setDialog(() => SizeGuideDialog)
        void content.load(address)
      },
      () => location.assign(address),
    )
  }
  const link = (
    <Link to={address} onClick={open} className="size-guide">
      <Ruler aria-hidden="true" strokeWidth={1.5} />
      {title}
    </Link>
  )
  const dialog = Dialog && content.data && <Dialog {...content.data} onClose={() => setDialog(null)} />
  return { link, dialog }
}
