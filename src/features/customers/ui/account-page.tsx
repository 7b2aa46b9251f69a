import type { ReactNode } from 'react'
import { AccountNavigation } from './account-navigation.tsx'

interface AccountPageProps {
  title: string
  /** One or two sentences below the title. */
  lead?: ReactNode
  /** For pictures and columns; text and forms have the width of a text. */
  wide?: boolean
  children: ReactNode
}

/** A page of the client's account: its navigation, and beside or below it the content. */
export function AccountPage({ title, lead, wide = false, children }: AccountPageProps) {
  return (
    <AccountFrame>
      <div className={`flex min-w-0 flex-col gap-8 ${wide ? '' : 'max-w-(--container-text)'}`}>
        <header className="flex flex-col gap-2">
          <h1 className="text-title">{title}</h1>
          {lead && <p className="text-soft">{lead}</p>}
        </header>
        {children}
      </div>
    </AccountFrame>
  )
}

/** The same for content that brings its heading. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width flex flex-col gap-6 py-6 desktop:grid desktop:grid-cols-[13rem_minmax(0,1fr)] desktop:gap-16 desktop:py-12">
      <AccountNavigation />
      {children}
    </div>
  )
}
