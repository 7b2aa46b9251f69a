import { createContext, type ReactNode, useContext } from 'react'
import type { ProductSection } from '../rules/product-page.ts'

const PrefixContext = createContext('')

/** Provides the prefix of the ids on a product's page (A2.8). */
export function SectionIdProvider({ prefix, children }: { prefix: string; children: ReactNode }) {
  return <PrefixContext value={prefix}>{children}</PrefixContext>
}

/** The id of a part of the page: 'number' → 'projector_number'. */
export function useSectionId(): (section: ProductSection) => string {
  const prefix = useContext(PrefixContext)
  return (section) => prefix + section
}

interface SectionProps {
  name: ProductSection
  className?: string
  children?: ReactNode
}

/** A part of the page with its id (A2.9). It is rendered hidden when it is empty, because clients write into it. */
export function Section({ name, className = '', children }: SectionProps) {
  const id = useSectionId()
  return (
    <div id={id(name)} className={`empty:hidden ${className}`}>
      {children}
    </div>
  )
}
