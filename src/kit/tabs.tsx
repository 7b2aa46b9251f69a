import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useLargeView } from './use-browser-state.ts'

interface TabSection {
  id: string
  title: string
  content: ReactNode
  /** Of an accordion: it is open from the start, as the first one is. */
  opensBesides?: boolean
}

interface TabsProps {
  label: string
  sections: TabSection[]
  /** A link at the end of the row: to what stands below the sections. */
  after?: ReactNode
}

/**
 * Sections of which one is visible at a time: tabs on large views, an accordion on small ones. The address's fragment opens a section by
 * its id. Without scripts, and in print, all sections are visible.
 */
export function Tabs({ label, sections, after }: TabsProps) {
  const [chosen, choose] = useState(sections[0]?.id)
  const tabbed = useLargeView(false) // as a row of tabs; without scripts the sections follow each other
  const name = useId()
  useSectionOfAddress(
    sections.map(({ id }) => id),
    choose,
  )
  const show = (id: string) => {
    choose(id)
    history.replaceState(history.state, '', `#${id}`)
  }
  return (
    <>
      <div className="hidden flex-wrap gap-x-8 border-b border-line desktop:flex print:hidden">
        <div
          {...(tabbed && { role: 'tablist', 'aria-label': label, onKeyDown: moveFocus })}
          className="flex flex-wrap gap-x-8"
        >
          {sections.map(({ id, title }) => (
            <Tab key={id} id={id} name={name} title={title} isChosen={id === chosen} onShow={tabbed ? show : null} />
          ))}
        </div>
        {after}
      </div>
      {sections.map(({ id, title, content, opensBesides }) => (
        <details
          key={id}
          open={id === chosen || (opensBesides && !tabbed)}
          onToggle={({ currentTarget }) => tabbed && currentTarget.open && choose(id)}
          className="all-to-read group/part border-b border-line desktop:border-0"
        >
          <summary className="flex items-center justify-between py-4 font-serif text-large desktop:hidden noscript:flex print:flex">
            {title}
            <ChevronDown
              aria-hidden="true"
              className="size-5 group-open/part:rotate-180 noscript:hidden print:hidden"
            />
          </summary>
          <div
            id={id}
            {...(tabbed && { role: 'tabpanel', 'aria-labelledby': name + id })}
            className="scroll-mt-24 pb-8 desktop:pt-8 noscript:pt-0"
          >
            <h2 className="sr-only">{title}</h2>
            {content}
          </div>
        </details>
      ))}
    </>
  )
}

/** Opens the section that contains the element named by the address's fragment, and scrolls to it. */
function useSectionOfAddress(sections: string[], open: (id: string) => void): void {
  const { hash } = useLocation()
  const ids = sections.join()
  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1))
    const id = target && ids.split(',').find((id) => document.getElementById(id)?.contains(target))
    if (!id) return
    open(id)
    requestAnimationFrame(() => target.scrollIntoView())
  }, [hash, ids, open])
}

interface TabProps {
  id: string
  /** Before the id: the tab's own id. */
  name: string
  title: string
  isChosen: boolean
  /** Null: a plain link to its section. */
  onShow: ((id: string) => void) | null
}

function Tab({ id, name, title, isChosen, onShow }: TabProps) {
  return (
    <a
      id={name + id}
      href={`#${id}`}
      {...(onShow && {
        role: 'tab',
        'aria-selected': isChosen,
        'aria-controls': id,
        tabIndex: isChosen ? 0 : -1,
        onClick: (event) => {
          event.preventDefault()
          onShow(id)
        },
      })}
      className={`-mb-px border-b-2 py-3 font-semibold hover:text-ink ${isChosen ? 'border-accent noscript:border-transparent' : 'border-transparent text-soft'}`}
    >
      {title}
    </a>
  )
}

/** Arrow keys, Home and End move between tabs; the focused tab is shown. */
function moveFocus(event: KeyboardEvent) {
  const tabs = [...event.currentTarget.children] as HTMLElement[]
  const index = tabs.indexOf(event.target as HTMLElement)
  const steps: Record<string, number> = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  }
  const tab = tabs.at(steps[event.key] ?? tabs.length)
  if (!tab) return
  event.preventDefault()
  tab.focus()
  tab.click()
}
