import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from './button.tsx'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  /** How something gets here. */
  text: string
  /** Where to go instead. */
  action: { text: string; to: string }
  /** 'h1' where the page has no other heading. */
  heading?: 'h1' | 'p'
  /** Further ways on. */
  children?: ReactNode
}

/** In place of a list that has nothing in it yet. */
export function EmptyState({ icon: Icon, title, text, action, heading: Heading = 'p', children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 pb-4 text-center">
      <Icon aria-hidden="true" className="size-14 text-control" strokeWidth={1} />
      <Heading className={`font-serif text-balance ${Heading === 'h1' ? 'text-title' : 'text-heading'}`}>
        {title}
      </Heading>
      <p className="max-w-text text-balance text-soft">{text}</p>
      <LinkButton to={action.to}>{action.text}</LinkButton>
      {children}
    </div>
  )
}
