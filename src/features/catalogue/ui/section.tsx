import { createContext, type ReactNode, useContext } from 'react'
import type { ProductSection } from '../rules/product-page.ts'

const PrefixContext = createContext('')

/** Gives everything inside what the ids of a product's page begin with (A2.8). */
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

/** A part of the page under its id (A2.9). It is there, out of sight, when it has nothing to show: clients write into it. */
export function Section({ name, className = '', children }: SectionProps) {
  const id = useSectionId()
  return (
    <div id={id(name)} className={`empty:hidden ${className}`}>
      {children}
    </div>
  )
}
