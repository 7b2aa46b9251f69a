import { Heart, type LucideIcon, Scale } from 'lucide-react'

const icons = { heart: Heart, scale: Scale } satisfies Record<string, LucideIcon>

/** Icons of elements that a page has dozens of: each is drawn once, in `PageIcons`, since its paths would be a fifth of a card's markup. */
export function PageIcon({ name, className }: { name: keyof typeof icons; className?: string }) {
  return (
    <svg aria-hidden="true" fill="none" className={className}>
      <use href={`#icon-${name}`} />
    </svg>
  )
}

/** The drawings that `PageIcon` shows. Their colours are those of the place where they are shown: `fill` is inherited too. */
export function PageIcons() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} id={`icon-${name}`} fill="inherit" strokeWidth={1.5} />
      ))}
    </svg>
  )
}
