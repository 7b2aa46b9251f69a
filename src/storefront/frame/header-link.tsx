import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { frameTexts } from '../texts/frame.ts'

interface HeaderLinkProps {
  id?: string
  to: string
  icon: LucideIcon
  name: string
  /** Products behind the link, shown at the corner of the icon; not when there are none. */
  count?: number
}

/** A link of the visitor in the header: an icon, on wide views with its name. */
export function HeaderLink({ icon: Icon, name, count = 0, ...link }: HeaderLinkProps) {
  const t = useTranslate()
  return (
    <Link {...link} className="header-action">
      <span className="relative">
        <Icon className="size-6" strokeWidth={1.5} />
        {count > 0 && (
          <span aria-hidden="true" className="header-count">
            {count}
          </span>
        )}
      </span>
      <span className="sr-only wide:not-sr-only">{name}</span>
      {count > 0 && <span className="sr-only">{t(frameTexts.productCount, { count })}</span>}
    </Link>
  )
}
