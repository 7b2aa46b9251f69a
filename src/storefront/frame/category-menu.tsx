import { ChevronDown, Menu, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type MenuCategory, splitMenu } from '#features/catalogue/rules/menu-category.ts'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { frameTexts } from '../texts/frame.ts'
import { onViewSize } from './view-size.ts'

const menuId = 'menu'

const tidy = () => void import('./keep-panels-tidy.ts').catch(() => {})

/** Opens the categories on small views; there the menu is a popover of the browser's own, so it needs no script. */
export function MenuButton() {
  const say = useWords()
  return (
    <button
      type="button"
      popoverTarget={menuId}
      aria-label={say(frameTexts.menu)}
      className="-ml-2 grid size-11 place-items-center desktop:hidden"
    >
      <Menu aria-hidden="true" className="size-6" strokeWidth={1.5} />
    </button>
  )
}

/** All categories: a row with wide panels on large views, a drawer on small ones. One markup, closed and opened without scripts. */
export function CategoryMenu({ menu }: { menu: MenuCategory[] }) {
  const say = useWords()
  const nav = useRef<HTMLElement>(null)
  const { row, more } = splitMenu(menu)
  useEffect(() => onViewSize([3, 4], () => closeDrawer(nav.current)), [])
  return (
    <nav
      ref={nav}
      onFocus={tidy}
      onPointerEnter={tidy}
      id={menuId}
      popover="auto"
      aria-label={say(frameTexts.categories)}
      className="category-menu"
    >
      <div className="menu-title">
        <span className="font-serif text-large">{say(frameTexts.categories)}</span>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={say(frameTexts.closeMenu)}
          className="grid size-11 place-items-center"
        >
          <X aria-hidden="true" className="size-6" strokeWidth={1.5} />
        </button>
      </div>
      <ul className="menu-row">
        {row.map((category) => (
          <Branch key={category.id} category={category} />
        ))}
        {more.length > 0 && (
          <li>
            <Panel name={say(frameTexts.more)} groups={more} />
          </li>
        )}
      </ul>
    </nav>
  )
}

function closeDrawer(menu: HTMLElement | null): void {
  if (menu?.matches(':popover-open')) menu.hidePopover()
}

function Branch({ category }: { category: MenuCategory }) {
  const say = useWords()
  if (category.children.length === 0)
    return (
      <li>
        <Link to={urls.category(category)} className="menu-head">
          {category.name}
        </Link>
      </li>
    )
  return (
    <li>
      <Panel name={category.name} groups={category.children}>
        <Link
          to={urls.category(category)}
          className="menu-link text-accent underline underline-offset-4 desktop:col-span-full"
        >
          {say(frameTexts.everythingIn, { category: category.name })}
        </Link>
      </Panel>
    </li>
  )
}

/** A word of the row with the wide panel under it; on small views the panel takes the drawer, and its word leads back. */
function Panel({ name, groups, children }: { name: string; groups: MenuCategory[]; children?: ReactNode }) {
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
