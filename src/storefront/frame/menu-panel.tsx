import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MenuCategory } from '#features/catalogue/rules/menu-category.ts'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { frameTexts } from '../texts/frame.ts'

interface MenuPanelProps {
  name: string
  groups: MenuCategory[]
  /** Below the groups. */
  children?: ReactNode
}

/** A word of the row with the wide panel under it; on small views the panel takes the drawer, and its word leads back. */
export function MenuPanel({ name, groups, children }: MenuPanelProps) {
  const say = useWords()
  return (
    <details name="menu-branch" className="menu-branch group">
      <summary className="menu-head">
        {name}
        <span className="menu-back">{say(frameTexts.menuBack)}</span>
        <ChevronDown aria-hidden="true" className="menu-arrow" />
      </summary>
      <div className="menu-panel">
        <div className="menu-groups">
          {groups.map((group) => (
            <section key={group.id} className="pb-3 desktop:pb-0">
              <Link to={urls.category(group)} className="menu-link font-semibold">
                {group.name}
              </Link>
              <Leaves leaves={group.children} />
            </section>
          ))}
          {children}
        </div>
      </div>
    </details>
  )
}

/** How many categories of a group are shown before one asks for more (A9.16). */
const shownAtOnce = 10

function Leaves({ leaves }: { leaves: MenuCategory[] }) {
  const say = useWords()
  const rest = leaves.slice(shownAtOnce)
  return (
    <ul>
      {leaves.slice(0, shownAtOnce).map((leaf) => (
        <li key={leaf.id}>
          <Link to={urls.category(leaf)} className="menu-link">
            {leaf.name}
          </Link>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <details className="menu-rest">
            <summary className="menu-link">{say(frameTexts.moreInGroup)}</summary>
            <Leaves leaves={rest} />
          </details>
        </li>
      )}
    </ul>
  )
}
