import type { MouseEvent } from 'react'
import { urls } from '#shared/urls.ts'
import { useSectionId } from './section.tsx'

interface SizeLinkProps {
  type: string
  name: string
  onChoose: (type: string) => void
}

/** Leads to the page with this size chosen; where scripts run, without loading it again. */
export function SizeLink({ type, name, onChoose }: SizeLinkProps) {
  const id = useSectionId()
  const form = id('form')
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(type)
    document.getElementById(form)?.scrollIntoView({ block: 'center' })
  }
  return (
    <a
      href={`${urls.ofSize(type)}#${form}`}
      onClick={choose}
      className="underline underline-offset-4 hover:text-accent"
    >
      {name}
    </a>
  )
}
