import { ChevronDown, Menu, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type MenuCategory, splitMenu } from '#features/catalogue/rules/menu-category.ts'
import { useTranslate } from '#kit/messages.tsx'
import { SkipHydration, useLinkNavigation } from '#kit/static-html.tsx'
import { urls } from '#shared/urls.ts'
import { frameTexts } from '../texts/frame.ts'
import { onViewSize } from './view-size.ts'

const menuId = 'menu'

const loadPanelDismissal = () => void import('./panel-dismissal.ts').catch(() => {})

/** The button that opens the categories on small views; the menu is a native popover there, so it needs no script. */
export function MenuButton() {
  const t = useTranslate()
  return (
    <button
      type="button"
      popoverTarget={menuId}
      aria-label={t(frameTexts.menu)}
      className="-ml-2 grid size-11 place-items-center desktop:hidden"
    >
      <Menu aria-hidden="true" className="size-6" strokeWidth={1.5} />
    </button>
  )
}

/** All categories: a row with wide panels on large views, a drawer on small ones. The same markup, opened and closed without scripts. */
export function CategoryMenu({ menu }: { menu: MenuCategory[] }) {
  const t = useTranslate()
  const nav = useRef<HTMLElement>(null)
  const { row, more } = splitMenu(menu)
  useEffect(() => onViewSize([3, 4], () => closeDrawer(nav.current)), [])
  return (
    <nav
      ref={nav}
      onFocus={loadPanelDismissal}
      onPointerEnter={loadPanelDismissal}
      onToggle={loadPanelDismissal}
      id={menuId}
      popover="auto"
      aria-label={t(frameTexts.categories)}
      className="category-menu"
    >
      <div className="menu-title">
        <span className="font-serif text-large">{t(frameTexts.categories)}</span>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={t(frameTexts.closeMenu)}
          className="grid size-11 place-items-center"
        >
          <X aria-hidden="true" className="size-6" strokeWidth={1.5} />
        </button>
      </div>
      <SkipHydration as="ul" onClick={useLinkNavigation()} className="menu-row" cache={{ source: menu, name: 'menu' }}>
        {row.map((category) => (
          <Branch key={category.id} category={category} />
        ))}
        {more.length > 0 && (
          <li>
            <MenuPanel name={t(frameTexts.more)} groups={more} />
          </li>
        )}
      </SkipHydration>
    </nav>
  )
}

function closeDrawer(menu: HTMLElement | null): void {
  if (menu?.matches(':popover-open')) menu.hidePopover()
}

function Branch({ category }: { category: MenuCategory }) {
  const t = useTranslate()
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
      <MenuPanel name={category.name} groups={category.children}>
        <Link
          to={urls.category(category)}
          className="menu-link text-accent underline underline-offset-4 desktop:col-span-full"
        >
          {t(frameTexts.everythingIn, { category: category.name })}
        </Link>
      </MenuPanel>
    </li>
  )
}

interface MenuPanelProps {
  name: string
  groups: MenuCategory[]
  /** Content below the groups. */
  children?: ReactNode
}

/** An item of the row with its wide panel; on small views the panel replaces the drawer's list, and its heading leads back. */
function MenuPanel({ name, groups, children }: MenuPanelProps) {
  const t = useTranslate()
  return (
    <details name="menu-branch" className="menu-branch group">
      <summary className="menu-head">
        {name}
        <span className="menu-back">{t(frameTexts.menuBack)}</span>
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

/** How many categories of a group are shown before "more" (A9.16). */
const maxVisibleLeaves = 10

function Leaves({ leaves }: { leaves: MenuCategory[] }) {
  const t = useTranslate()
  const rest = leaves.slice(maxVisibleLeaves)
  return (
    <ul>
      {leaves.slice(0, maxVisibleLeaves).map((leaf) => (
        <li key={leaf.id}>
          <Link to={urls.category(leaf)} className="menu-link">
            {leaf.name}
          </Link>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <details className="menu-rest">
            <summary className="menu-link">{t(frameTexts.moreInGroup)}</summary>
            <Leaves leaves={rest} />
          </details>
        </li>
      )}
    </ul>
  )
}
