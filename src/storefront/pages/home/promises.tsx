import { Hand, Heart, PackageCheck, ShieldCheck, Undo2 } from 'lucide-react'
import type { promiseIcons } from '#features/content/rules/home-section.ts'
import { Kept } from '#kit/kept.tsx'
import { keepTogether } from '#shared/keep-together.ts'

const icons = { parcel: PackageCheck, return: Undo2, hand: Hand, shield: ShieldCheck, heart: Heart }

interface PromisesProps {
  items: { icon: (typeof promiseIcons)[number]; title: string; text: string }[]
}

/** What the shop promises to everybody. */
export function Promises({ items }: PromisesProps) {
  return (
    <Kept as="ul" className="page-width mt-12 grid gap-6 tablet:grid-cols-3 desktop:mt-16">
      {items.map(({ icon, title, text }) => {
        const Icon = icons[icon]
        return (
          <li key={title} className="flex gap-4 border-t border-line pt-5">
            <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" strokeWidth={1.5} />
            <div>
              <p className="font-semibold">{keepTogether(title)}</p>
              <p className="text-small text-soft">{keepTogether(text)}</p>
            </div>
          </li>
        )
      })}
    </Kept>
  )
}
