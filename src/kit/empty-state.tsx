import type { LucideIcon } from 'lucide-react'
import { LinkButton } from './button.tsx'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  /** How something gets here. */
  text: string
  /** Where to go instead. */
  action: { text: string; to: string }
}

/** In place of a list that has nothing in it yet. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 py-12 text-center">
      <Icon aria-hidden="true" className="size-14 text-control" strokeWidth={1} />
      <p className="font-serif text-heading text-balance">{title}</p>
      <p className="max-w-text text-soft">{text}</p>
      <LinkButton to={action.to}>{action.text}</LinkButton>
    </div>
  )
}
