import { createContext, type ReactNode, useContext } from 'react'
import { lightColours, type MailColours } from './mail-colours.ts'

/** What makes a mail look like the shop that sends it. */
export interface MailBrand {
  shopName: string
  /** The URL of the home page. */
  home: string
  /** With its size in CSS pixels; null: the name is written. */
  logo: { src: string; width: number; height: number } | null
  colours: MailColours
}

const MailBrandContext = createContext<MailBrand>({ shopName: '', home: '', logo: null, colours: lightColours })

export function MailBrandProvider({ brand, children }: { brand: MailBrand; children: ReactNode }) {
  return <MailBrandContext value={brand}>{children}</MailBrandContext>
}

export function useMailBrand(): MailBrand {
  return useContext(MailBrandContext)
}
