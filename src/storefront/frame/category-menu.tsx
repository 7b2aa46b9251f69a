import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslate } from '#kit/messages.tsx'
import { TrustedHtml, useLinkNavigation } from '#kit/static-html.tsx'
import { frameTexts } from '../texts/frame.ts'
import { onViewSize } from './view-size.ts'

const menuId = 'menu'

const itemsId = 'menu-items'

/** On the server only: no page loads it in the browser. */
const ServerMenuItems = import.meta.env.SSR ? (await import('./category-menu-items.tsx')).default : null

/** The server's markup, read before hydration: the browser has no other copy. */
const serverHtml = import.meta.env.SSR ? '' : (document.getElementById(itemsId)?.innerHTML ?? '')

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
export function CategoryMenu() {
  const t = useTranslate()
  const nav = useRef<HTMLElement>(null)
  const follow = useLinkNavigation()
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
      {ServerMenuItems ? (
        <ServerMenuItems id={itemsId} className="menu-row" />
      ) : (
        <TrustedHtml as="ul" id={itemsId} className="menu-row" onClick={follow} html={serverHtml} />
      )}
    </nav>
  )
}

/** The menu of a page that shows none, for the pages after it. */
export function CategoryMenuTemplate() {
  if (ServerMenuItems) return <ServerMenuItems as="template" id={itemsId} />
  return <TrustedHtml as="template" id={itemsId} html={serverHtml} />
}

function closeDrawer(menu: HTMLElement | null): void {
  if (menu?.matches(':popover-open')) menu.hidePopover()
}
