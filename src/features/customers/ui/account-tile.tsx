import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import type { Text } from '#shared/text.ts'

interface AccountTileProps {
  title: Text
  /** The page with all of it, and what to do there. */
  to: string
  action: Text
  /** As wide as two. */
  wide?: boolean
  children: ReactNode
}

/** One subject of the account in a few lines, with the way to its page. */
export function AccountTile({ title, to, action, wide, children }: AccountTileProps) {
  const t = useTranslate()
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className={`flex min-w-0 flex-col gap-3 rounded-panel border border-line bg-raised p-5 ${wide ? 'col-span-full' : ''}`}
    >
      <h2 id={heading} className="font-serif text-large">
        {t(title)}
      </h2>
      <div className="flex grow flex-col gap-1 wrap-anywhere">{children}</div>
      <p>
        <Link
          to={to}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {t(action)}
        </Link>
      </p>
    </section>
  )
}
